import { expect, test } from 'vitest'
import { chipStackOf, chipsFor } from './chips.ts'

test('breaks an amount into the fewest chips', () => {
  expect(chipStackOf(13_100, 10)).toEqual([10_000, 2_500, 500, 100])
  expect(chipStackOf(50, 4)).toEqual([100])
  expect(chipStackOf(9_000_000_000, 4)).toHaveLength(4)
})

test('offers betting chips from the table’s minimum to its maximum', () => {
  expect(chipsFor(500, 30_000, 100)).toEqual([100, 500, 2_500, 10_000])
  expect(chipsFor(300, 2_000_000, 100)).toEqual([100, 2_500, 10_000, 100_000, 500_000])
  expect(chipsFor(10_000, 500_000, 100)).toEqual([500, 2_500, 10_000, 50_000, 100_000])
  expect(chipsFor(500, 30_000, 500)).toEqual([500, 2_500, 10_000])
  expect(chipsFor(25, 75, 25)).toEqual([25])
})
