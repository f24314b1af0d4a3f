import { expect, test } from 'vitest'
import { Randomness, shuffle } from '../cards/shuffle.ts'
import { rankHigh } from './high.ts'
import { areHighTablesFilled, fillHighTables } from './high-tables.ts'

test('the first hands are ranked without the tables, and as with them', () => {
  const random = new Randomness('0f'.repeat(32))
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const hands = Array.from({ length: 900 }, (_, i) => shuffle([...deck], random).slice(0, 5 + (i % 3)))
  // Flushes and straight flushes of seven, which chance seldom deals.
  hands.push([0, 4, 8, 12, 16, 1, 50], [48, 44, 40, 36, 32, 49, 50], [2, 6, 18, 30, 50, 3, 46])
  const first = hands.map(rankHigh)
  expect(() => rankHigh([7, 7, 1, 2, 3])).toThrow(RangeError)
  expect(areHighTablesFilled()).toBe(false)
  fillHighTables()
  expect(hands.map(rankHigh)).toEqual(first)
})
