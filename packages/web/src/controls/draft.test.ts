import type { Spot } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { addChip, amountOn, layOn, leastDraft, problem, takeOff, totalOf } from './draft.ts'

const spot = (on: string, more: Partial<Spot> = {}): Spot => ({
  on,
  name: on.toUpperCase(),
  kind: 'base',
  min: 500,
  max: 30_000,
  step: 100,
  must: false,
  needs: [],
  ...more,
})

const baccarat = [
  spot('player'),
  spot('banker'),
  spot('dragon-7', { kind: 'bonus', min: 100, needs: ['player', 'banker'] }),
]
const ultimate = [
  spot('ante', { must: true }),
  spot('blind', { must: true, equals: 'ante' }),
  spot('trips', { kind: 'bonus' }),
]
const two = [spot('base', { must: true, hands: 2 })]

test('the first chip counts at least the minimum, the last at most the maximum', () => {
  let draft = addChip([], baccarat, 'banker', 100)
  expect(amountOn(draft, 'banker')).toBe(500)
  draft = addChip(draft, baccarat, 'banker', 100)
  expect(amountOn(draft, 'banker')).toBe(600)
  draft = addChip(draft, baccarat, 'banker', 100_000)
  expect(amountOn(draft, 'banker')).toBe(30_000)
})

test('what must equal another follows it', () => {
  let draft = addChip([], ultimate, 'ante', 1000)
  expect(amountOn(draft, 'blind')).toBe(1000)
  draft = addChip(draft, ultimate, 'blind', 500)
  expect([amountOn(draft, 'ante'), amountOn(draft, 'blind')]).toEqual([1500, 1500])
  expect(problem(draft, ultimate, 10_000, english)).toBeUndefined()
})

test('a game of two hands has a wager on each', () => {
  const draft = addChip([], two, 'base', 1000)
  expect(draft).toEqual([
    { on: 'base', hand: 1, amount: 1000 },
    { on: 'base', hand: 2, amount: 1000 },
  ])
  expect(totalOf(draft)).toBe(2000)
})

test('what is not yet right is said in words', () => {
  const alone = addChip([], baccarat, 'dragon-7', 100)
  expect(problem(alone, baccarat, 10_000, english)).toBe(
    'DRAGON-7 needs a wager on PLAYER or BANKER beside it.',
  )
  expect(problem([], baccarat, 10_000, english)).toBeUndefined()
  expect(problem([{ on: 'player', amount: 550 }], baccarat, 10_000, english)).toContain('multiples of $1')
  expect(problem([{ on: 'player', amount: 20_000 }], baccarat, 10_000, english)).toBe('You have $100 behind.')
  expect(problem([{ on: 'trips', amount: 500 }], ultimate, 10_000, english)).toContain('ANTE')
})

test('what is taken off takes along what cannot lie without it', () => {
  const bets = addChip(addChip([], ultimate, 'ante', 1000), ultimate, 'trips', 500)
  expect(takeOff(bets, ultimate, 'trips').map(({ on }) => on)).toEqual(['ante', 'blind'])
  expect(takeOff(bets, ultimate, 'blind').map(({ on }) => on)).toEqual(['trips'])
  const lines = addChip(addChip([], baccarat, 'banker', 500), baccarat, 'dragon-7', 100)
  expect(takeOff(lines, baccarat, 'banker')).toEqual([])
})

test('an amount goes up from nothing to the minimum, and below the minimum to nothing', () => {
  let draft = layOn([], baccarat, 'banker', 100)
  expect(amountOn(draft, 'banker')).toBe(500)
  draft = layOn(draft, baccarat, 'dragon-7', 200)
  draft = layOn(draft, baccarat, 'banker', 700)
  expect([amountOn(draft, 'banker'), amountOn(draft, 'dragon-7')]).toEqual([700, 200])
  draft = layOn(draft, baccarat, 'banker', 600)
  expect([amountOn(draft, 'banker'), amountOn(draft, 'dragon-7')]).toEqual([600, 200])
  expect(layOn(draft, baccarat, 'banker', 400)).toEqual([])
  expect(layOn([], ultimate, 'blind', 1000).map(({ amount }) => amount)).toEqual([1000, 1000])
})

test('the least is laid where one spot leads, on every hand, with what must equal it; no side is chosen for anybody', () => {
  expect(leastDraft(ultimate)).toEqual([
    { on: 'ante', amount: 500 },
    { on: 'blind', amount: 500 },
  ])
  expect(leastDraft(two)).toEqual([
    { on: 'base', hand: 1, amount: 500 },
    { on: 'base', hand: 2, amount: 500 },
  ])
  expect(leastDraft(baccarat)).toEqual([])
})
