import { expect, test } from 'vitest'
import { dealingOrder, pileOwners } from './deal.ts'

test('deals cards back and forth, or always from the left, or hand by hand', () => {
  expect(dealingOrder('back-and-forth', 3, 3)).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2])
  expect(dealingOrder('left-to-right', 3, 2)).toEqual([0, 1, 2, 0, 1, 2])
  expect(dealingOrder('hand-by-hand', 3, 2)).toEqual([0, 0, 1, 1, 2, 2])
})

test('piles go out to the right of the chosen one, then from the far left', () => {
  expect(pileOwners([4, 5, 6, 7, 1, 2, 3], 7, 3)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pileOwners([2, 1], 3, 2)).toEqual([1, undefined, 2])
})
