import { expect, test } from 'vitest'
import { isGrave } from './confirm.ts'

test('what would hurt by a slip is asked twice', () => {
  expect(isGrave({ move: 'give-up', grave: true }, undefined)).toBe(true)
  expect(isGrave({ move: 'put-in', cents: { min: 200, max: 9000 }, grave: 9000 }, 9000)).toBe(true)
  expect(isGrave({ move: 'put-in', cents: { min: 200, max: 9000 }, grave: 5000 }, 6000)).toBe(true)
})

test('what is usual is not', () => {
  expect(isGrave({ move: 'go-on' }, undefined)).toBe(false)
  expect(isGrave({ move: 'put-in', cents: { min: 200, max: 9000 }, grave: 9000 }, 200)).toBe(false)
  expect(isGrave({ move: 'put-in', cents: { min: 300, max: 600 } }, 600)).toBe(false)
})
