import { expect, test } from 'vitest'
import { isGrave } from './confirm.ts'

const options = [{ move: 'fold' }, { move: 'check' }, { move: 'bet', cents: { min: 200, max: 9000 } }]

test('what would hurt by a slip is asked twice', () => {
  expect(isGrave('fold', undefined, options, 9000)).toBe(true)
  expect(isGrave('bet', 9000, options, 9000)).toBe(true)
  expect(isGrave('surrender', undefined, [{ move: 'surrender' }, { move: 'hit' }], 9000)).toBe(true)
})

test('what is usual is not', () => {
  expect(isGrave('check', undefined, options, 9000)).toBe(false)
  expect(isGrave('bet', 200, options, 9000)).toBe(false)
  expect(isGrave('fold', undefined, [{ move: 'fold' }, { move: 'call' }], 9000)).toBe(false)
  // A small most, as in a fixed limit game or a double, is no danger to a large stack.
  expect(isGrave('bet', 600, [{ move: 'bet', cents: { min: 300, max: 600 } }], 20_000)).toBe(false)
})
