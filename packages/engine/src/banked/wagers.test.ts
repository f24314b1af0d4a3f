import { expect, test } from 'vitest'
import { Chips } from '../money/chips.ts'
import type { BankedSetup } from './setup.ts'
import { largestBehind, Wagers } from './wagers.ts'

const cite = 'practice'
const rules = {
  wagers: [
    { on: 'ante', name: 'Ante', kind: 'base', cite },
    { on: 'pair-plus', name: 'Pair Plus', kind: 'bonus', cite },
    { on: 'play', name: 'Play', kind: 'later', cite },
  ],
} as const

const setup: BankedSetup = {
  bank: { seat: 3, wager: 10_000 },
  wagers: [
    { seat: 5, on: 'ante', amount: 1000 },
    { seat: 2, on: 'ante', amount: 500 },
    { seat: 2, by: 'Kim', on: 'ante', amount: 2000 },
    { seat: 2, on: 'pair-plus', amount: 100 },
  ],
}

const lay = (more: Partial<BankedSetup> = {}) => {
  const chips = new Chips()
  return { chips, wagers: new Wagers(rules, { ...setup, ...more }, 7, chips) }
}

test('wagered chips lie on the felt', () => {
  const { chips } = lay()
  expect([chips.gained('5'), chips.gained('2'), chips.gained('2/Kim')]).toEqual([-1000, -600, -2000])
  expect(chips.gained('felt')).toBe(3600)
  expect(chips.total()).toBe(0)
})

test('seats with a wager go clockwise from the player-dealer’s left, or from any other', () => {
  const { wagers } = lay()
  expect(wagers.seats()).toEqual([5, 2])
  expect(wagers.seats(1)).toEqual([2, 5])
  expect([wagers.has(5), wagers.has(3), wagers.has(4)]).toEqual([true, false, false])
})

test('recognises a bonus bet, and a prize for another hand, by the rule', () => {
  const { wagers } = lay()
  expect(wagers.open(2).map(wager => wagers.isBonus(wager))).toEqual([false, false, true])
  expect(wagers.isBonus(wagers.put({ seat: 2, on: 'envy', for: 5, amount: 0 }))).toBe(true)
})

test('the back-line bets of a hand follow in proportion', () => {
  const { wagers, chips } = lay()
  wagers.follow(2, 'ante', 'play', 2)
  expect(wagers.all.slice(4)).toEqual([
    { seat: 2, on: 'play', amount: 1000, settled: false },
    { seat: 2, by: 'Kim', on: 'play', amount: 4000, settled: false },
  ])
  expect(chips.gained('2/Kim')).toBe(-6000)
})

test('a settled wager lies no more, but is not forgotten', () => {
  const { wagers } = lay()
  wagers.all[1]!.settled = true
  expect(wagers.open(2).map(({ by, on }) => [by, on])).toEqual([
    ['Kim', 'ante'],
    [undefined, 'pair-plus'],
  ])
  expect(wagers.all).toHaveLength(4)
})

test('later wagers come out of the chips behind; without stacks nobody runs out', () => {
  const { wagers } = lay({ stacks: { 2: 700, '2/Kim': 2000 } })
  expect(wagers.behind({ seat: 2 })).toBe(700)
  expect(wagers.canFollow(2, 'ante', 1)).toBe(true)
  wagers.put({ seat: 2, on: 'play', amount: 500 })
  expect(wagers.behind({ seat: 2 })).toBe(200)
  expect(wagers.canFollow(2, 'ante', 1)).toBe(false)
  expect(wagers.canAfford({ seat: 2, by: 'Kim' }, 2000)).toBe(true)
  expect(wagers.behind({ seat: 5 })).toBe(Number.POSITIVE_INFINITY)
})

test('a hand without a player of its own cannot run out', () => {
  const { wagers } = lay({
    wagers: [{ seat: 2, by: 'Kim', on: 'ante', amount: 500 }],
    stacks: { '2/Kim': 0 },
  })
  expect(wagers.canFollow(2, 'ante', 4)).toBe(true)
})

test('among back-line bettors only one with the largest wager speaks for the hand', () => {
  const { wagers } = lay()
  expect(largestBehind(wagers.open(2))).toBe('Kim')
  wagers.put({ seat: 2, on: 'ante', amount: 2000 })
  expect(largestBehind(wagers.open(2))).toBeUndefined()
  expect(largestBehind(wagers.open(5))).toBeUndefined()
})
