import { expect, test } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

test('uses up tokens, and refills them with time', () => {
  let now = 0
  const allowance = new RateLimiter({ atOnce: 2, aSecond: 1 }, () => now)
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false])
  now = 1_000
  expect([allowance.take(), allowance.take()]).toEqual([true, false])
  expect(allowance.borrow()).toBe(1_000)
})

test('a clock set back an hour makes nobody wait for an hour', () => {
  let now = 3_600_000
  const allowance = new RateLimiter({ atOnce: 2, aSecond: 1 }, () => now)
  now = 0
  expect([allowance.take(), allowance.borrow(), allowance.borrow()]).toEqual([true, 0, 1_000])
  now = 5_000
  expect(allowance.full).toBe(true)
})
