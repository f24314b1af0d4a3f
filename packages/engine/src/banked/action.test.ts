import { expect, test } from 'vitest'
import { buttonByDice, placeByDice } from './action.ts'
import type { FirstAction } from './rules.ts'

type ByDice = Extract<FirstAction, { by: 'dice' }>

const seven: ByDice = { by: 'dice', bankAt: [1, 8, 15], passedTo: 'left-of-bank', cite: '003:872' }
const eight: ByDice = { by: 'dice', bankAt: [1, 9, 17], passedTo: 'house-dealers-right', cite: '003:1928' }

test('dice count the places clockwise from the player-dealer', () => {
  expect(placeByDice(seven, [1, 1, 1], 1, 7)).toBe(3)
  expect(placeByDice(seven, [2, 3, 4], 1, 7)).toBe(2)
  expect(placeByDice(seven, [6, 6, 6], 1, 7)).toBe(4)
  expect(placeByDice(seven, [6, 6, 6], 6, 7)).toBe(2)
  expect(placeByDice(eight, [5, 5, 1], 1, 8)).toBe(3)
  for (const dice of [
    [6, 1, 1],
    [5, 5, 5],
  ])
    expect(placeByDice(seven, dice, 4, 7)).toBe(4)
  for (const dice of [
    [3, 3, 3],
    [6, 6, 5],
  ])
    expect(placeByDice(eight, dice, 4, 8)).toBe(4)
})

test('a named player-dealer passes the button on', () => {
  expect(buttonByDice(seven.passedTo, 5, 4, 7)).toBe(5)
  expect(buttonByDice(seven.passedTo, 4, 4, 7)).toBe(5)
  expect(buttonByDice(seven.passedTo, 7, 7, 7)).toBe(1)
  expect(buttonByDice(eight.passedTo, 4, 4, 8)).toBe(8)
})
