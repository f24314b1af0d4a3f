import { expect, test } from 'vitest'
import { type BaccaratHands, happened } from './event.ts'

const hands = (
  player: [total: number, cards: number],
  banker: [total: number, cards: number],
): BaccaratHands => ({
  player: { total: player[0], cards: player[1] },
  banker: { total: banker[0], cards: banker[1] },
})

test('recognises the winner', () => {
  expect(happened({ winner: 'player' }, hands([7, 2], [6, 2]))).toBe(true)
  expect(happened({ winner: 'banker' }, hands([7, 2], [6, 2]))).toBe(false)
  expect(happened({ winner: 'either' }, hands([5, 3], [6, 2]))).toBe(true)
  expect(happened({ winner: 'either' }, hands([6, 3], [6, 2]))).toBe(false)
  expect(happened({ winner: 'nobody' }, hands([6, 3], [6, 2]))).toBe(true)
})

test('recognises the winning and the losing total', () => {
  const nineOverOne = {
    winner: 'either',
    with: { total: 9, cards: 3 },
    over: { total: 1, cards: 3 },
  } as const
  expect(happened(nineOverOne, hands([9, 3], [1, 3]))).toBe(true)
  expect(happened(nineOverOne, hands([1, 3], [9, 3]))).toBe(true)
  expect(happened(nineOverOne, hands([9, 2], [1, 2]))).toBe(false)
  expect(happened(nineOverOne, hands([9, 3], [1, 2]))).toBe(false)
  const monkey = { winner: 'nobody', with: { total: 0 } } as const
  expect(happened(monkey, hands([0, 3], [0, 2]))).toBe(true)
  expect(happened(monkey, hands([1, 3], [1, 2]))).toBe(false)
})
