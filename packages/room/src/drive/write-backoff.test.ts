import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WriteBackoff } from './write-backoff.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a disk is tried again with growing pauses, of five seconds at most, until it takes something', () => {
  const pauses: number[] = []
  let began = Date.now()
  const still = new WriteBackoff(() => {
    pauses.push(Date.now() - began)
    began = Date.now()
    if (pauses.length < 8) still.begin()
  })
  still.begin()
  vi.runAllTimers()
  expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000])
  still.written()
  still.begin()
  vi.runAllTimers()
  expect(pauses.at(-1)).toBe(200)
})

test('does not try again once the backoff has ended', () => {
  const tryAgain = vi.fn()
  const still = new WriteBackoff(tryAgain)
  still.begin()
  expect(still.isOn).toBe(true)
  still.end()
  expect(still.isOn).toBe(false)
  vi.runAllTimers()
  expect(tryAgain).not.toHaveBeenCalled()
})
