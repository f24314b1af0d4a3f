import { expect, test } from 'vitest'
import { isGrave } from './use-move-confirmation.ts'

test('asks twice for grave moves', () => {
  expect(isGrave({ move: 'give-up', grave: true }, undefined)).toBe(true)
  expect(isGrave({ move: 'put-in', cents: { min: 200, max: 9000 }, grave: 9000 }, 9000)).toBe(true)
  expect(isGrave({ move: 'put-in', cents: { min: 200, max: 9000 }, grave: 5000 }, 6000)).toBe(true)
})

test('asks once for usual moves', () => {
  expect(isGrave({ move: 'go-on' }, undefined)).toBe(false)
  expect(isGrave({ move: 'put-in', cents: { min: 200, max: 9000 }, grave: 9000 }, 200)).toBe(false)
  expect(isGrave({ move: 'put-in', cents: { min: 300, max: 600 } }, 600)).toBe(false)
})
