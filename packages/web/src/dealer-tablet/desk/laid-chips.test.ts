import type { Spot } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import {
  clearSeat,
  entriesFor,
  laidFrom,
  nextPartner,
  putChip,
  repeatSeat,
  sharesOf,
  takeChips,
  totalLaid,
} from './laid-chips.ts'

const spot = (on: string, more: Partial<Spot> = {}): Spot => ({
  on,
  name: on,
  kind: 'base',
  min: 500,
  max: 10_000,
  step: 100,
  must: false,
  needs: [],
  ...more,
})
const spots = [spot('ante'), spot('blind', { equals: 'ante', must: true }), spot('trips', { kind: 'bonus' })]
const sitting = new Map([
  [1, 'Ann'],
  [2, 'Bo'],
  [3, 'Cy'],
])

test('lays chips for one bettor at one circle, with equal wagers', () => {
  const one = putChip([], { seat: 2 }, spots, 'ante', 2_500)
  const two = putChip(one, { seat: 2, by: 'Kim' }, spots, 'ante', 500)
  expect(totalLaid(two)).toBe(6_000)
  expect(takeChips(two, { seat: 2 }, spots, 'ante')).toEqual([
    expect.objectContaining({
      seat: 2,
      by: 'Kim',
      draft: expect.arrayContaining([{ on: 'blind', amount: 500 }]),
    }),
  ])
})

test('makes one entry a person, with circles and back-line bets, and only of what changed', () => {
  const wagers = [
    { seat: 2, on: 'ante', amount: 500 },
    { seat: 5, player: 2, on: 'ante', amount: 500 },
    { seat: 3, by: 'Bo', on: 'ante', amount: 700 },
    { seat: 3, by: 'Kim', on: 'ante', amount: 900 },
    { seat: 3, on: 'ante', amount: 100 },
  ]
  expect(entriesFor(laidFrom(wagers), laidFrom([wagers[4]!]), sitting)).toEqual([
    {
      do: 'wagers',
      seat: 2,
      wagers: [
        { on: 'ante', amount: 500 },
        { seat: 5, circle: true, on: 'ante', amount: 500 },
        { seat: 3, on: 'ante', amount: 700 },
      ],
    },
    { do: 'wagers', seat: 3, by: 'Kim', wagers: [{ seat: 3, on: 'ante', amount: 900 }] },
  ])
  expect(entriesFor([], laidFrom([wagers[4]!]), sitting)).toEqual([{ do: 'wagers', seat: 3, wagers: [] }])
})

test('lays one circle again as before, and leaves the others', () => {
  const before = laidFrom([
    { seat: 2, on: 'ante', amount: 500 },
    { seat: 3, on: 'ante', amount: 800 },
  ])
  const now = laidFrom([{ seat: 3, on: 'ante', amount: 100 }])
  expect(repeatSeat(now, before, 2)).toHaveLength(2)
  expect(totalLaid(clearSeat(repeatSeat(now, before, 2), 3))).toBe(500)
})

test('counts the chips after a partner’s tap as the next partner’s, also when laid again', () => {
  const base = [spot('base')]
  const bo = { seat: 2 }
  const first = putChip([], bo, base, 'base', 1_000)
  const second = putChip(nextPartner(first, bo, 'base'), bo, base, 'base', 500)
  const laid = putChip(second, bo, base, 'base', 500)
  expect(sharesOf(laid, bo)).toEqual([1_000, 1_000])
  const wager = { on: 'base', amount: 2_000, kumKum: [1_000, 1_000] }
  expect(entriesFor(laid, [], sitting)).toEqual([{ do: 'wagers', seat: 2, wagers: [wager] }])
  expect(entriesFor(laid, laidFrom([{ seat: 2, ...wager }]), sitting)).toEqual([])
  // After a tap without more chips there is no partner.
  const alone = nextPartner(first, bo, 'base')
  expect(entriesFor(alone, [], sitting)).toEqual([
    { do: 'wagers', seat: 2, wagers: [{ on: 'base', amount: 1_000 }] },
  ])
  expect(sharesOf(takeChips(laid, bo, base, 'base'), bo)).toEqual([])
})
