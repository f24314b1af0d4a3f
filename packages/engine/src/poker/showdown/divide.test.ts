import { expect, test } from 'vitest'
import { Chips } from '../../money/chips.ts'
import { Player } from '../hand/player.ts'
import { divideHighLow, type OddChips, potSharesOf, splitByBoard } from './divide.ts'

const chips = new Chips()
/** Clockwise from the button's left: seats 3, 4, 1, 2. */
const [p3, p4, p1, p2] = [3, 4, 1, 2].map(seat => new Player(seat, 1000, chips)) as [
  Player,
  Player,
  Player,
  Player,
]
const order = [p3, p4, p1, p2]

const odd = (more: Partial<OddChips> = {}): OddChips => ({
  chip: 1,
  between: 'position',
  among: 'one-player',
  ...more,
})

const amounts = (shares: readonly { seat: number; amount: number }[]) =>
  Object.fromEntries(shares.map(({ seat, amount }) => [seat, amount]))

test('gives the odd chips to the first winner from the button’s left', () => {
  expect(amounts(potSharesOf(100, { for: 'high', players: [p3, p1, p2] }, odd()))).toEqual({
    1: 33,
    2: 33,
    3: 34,
  })
  expect(amounts(potSharesOf(101, { for: 'high', players: [p3, p1, p2] }, odd()))).toEqual({
    1: 33,
    2: 33,
    3: 35,
  })
})

test('gives one odd chip to each winner in turn where that is filed', () => {
  const each = odd({ among: 'one-each' })
  expect(amounts(potSharesOf(101, { for: 'high', players: [p3, p1, p2] }, each))).toEqual({
    1: 34,
    2: 33,
    3: 34,
  })
})

test('gives whole chips; the rest follows the first odd chip', () => {
  const hundreds = odd({ chip: 100 })
  expect(amounts(potSharesOf(1050, { for: 'high', players: [p4, p2] }, hundreds))).toEqual({ 2: 500, 4: 550 })
  expect(
    amounts(potSharesOf(1150, { for: 'high', players: [p4, p2] }, { ...hundreds, among: 'one-each' })),
  ).toEqual({
    2: 500,
    4: 650,
  })
})

test('gives the odd chip between high and low by position, or to the high hand', () => {
  const high = { for: 'high', players: [p1] }
  const low = { for: 'low', players: [p4] }
  expect(amounts(divideHighLow(101, high, low, order, odd()))).toEqual({ 1: 50, 4: 51 })
  expect(amounts(divideHighLow(101, high, low, order, odd({ between: 'high' })))).toEqual({ 1: 51, 4: 50 })
})

test('gives every odd chip by position where several high hands tie (004:2790-2796)', () => {
  const closest = odd({ between: 'closest-if-tied' })
  const low = { for: 'low', players: [p4] }
  // 1003: 501 for each half, 250 for each high hand; the chip of the halves and the chip of the half are seat 3's.
  const highs = { for: 'high', players: [p3, p1] }
  expect(amounts(divideHighLow(1003, highs, low, order, closest))).toEqual({ 1: 250, 3: 252, 4: 501 })
  // The low hand sits closer: the chip of the halves is its, the chip of the high half stays in it.
  const later = { for: 'high', players: [p1, p2] }
  expect(amounts(divideHighLow(1003, later, low, order, closest))).toEqual({ 1: 251, 2: 250, 4: 502 })
  // One high hand: it gets the chip.
  expect(amounts(divideHighLow(1003, { for: 'high', players: [p1] }, low, order, closest))).toEqual({
    1: 502,
    4: 501,
  })
})

test('gives the odd chip between two boards to the first', () => {
  expect(splitByBoard(101, 2, 1)).toEqual([51, 50])
  expect(splitByBoard(101, 1, 1)).toEqual([101])
})
