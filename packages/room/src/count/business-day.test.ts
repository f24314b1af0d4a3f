import { expect, test } from 'vitest'
import { DEFAULT_BUSINESS_DAY, dayOf, isZone } from './business-day.ts'

const at = (text: string) => Date.parse(text)

test('the night belongs to the day before, by the clock on the wall in California', () => {
  expect(dayOf(at('2026-11-17T05:59:59-08:00'), DEFAULT_BUSINESS_DAY)).toBe('2026-11-16')
  expect(dayOf(at('2026-11-17T06:00:00-08:00'), DEFAULT_BUSINESS_DAY)).toBe('2026-11-17')
  expect(dayOf(at('2027-01-01T02:00:00-08:00'), DEFAULT_BUSINESS_DAY)).toBe('2026-12-31')
  expect(dayOf(at('2026-11-17T23:30:00Z'), { zone: 'UTC', turns: 0 })).toBe('2026-11-17')
})

test('the hour at which the day turns is the same before and after the clocks are changed', () => {
  // 2026-03-08: at two o'clock it is three. 2026-11-01: at two o'clock it is one again.
  expect(dayOf(at('2026-03-08T05:59:00-07:00'), DEFAULT_BUSINESS_DAY)).toBe('2026-03-07')
  expect(dayOf(at('2026-03-08T06:00:00-07:00'), DEFAULT_BUSINESS_DAY)).toBe('2026-03-08')
  expect(dayOf(at('2026-11-01T05:59:00-08:00'), DEFAULT_BUSINESS_DAY)).toBe('2026-10-31')
  expect(dayOf(at('2026-11-01T06:00:00-08:00'), DEFAULT_BUSINESS_DAY)).toBe('2026-11-01')
})

test('a time zone that is nowhere is none', () => {
  expect(isZone('America/Los_Angeles')).toBe(true)
  expect(isZone('America/Sacramento')).toBe(false)
})
