import type { Spot } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { addChip, draftAmountOn, draftProblem, draftTotalOf, layOn, leastDraft, takeOff } from './draft.ts'

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

test('raises the first chip to the minimum, and caps the last at the maximum', () => {
  let draft = addChip([], baccarat, 'banker', 100)
  expect(draftAmountOn(draft, 'banker')).toBe(500)
  draft = addChip(draft, baccarat, 'banker', 100)
  expect(draftAmountOn(draft, 'banker')).toBe(600)
  draft = addChip(draft, baccarat, 'banker', 100_000)
  expect(draftAmountOn(draft, 'banker')).toBe(30_000)
})

test('keeps a wager equal to the one that it must equal', () => {
  let draft = addChip([], ultimate, 'ante', 1000)
  expect(draftAmountOn(draft, 'blind')).toBe(1000)
  draft = addChip(draft, ultimate, 'blind', 500)
  expect([draftAmountOn(draft, 'ante'), draftAmountOn(draft, 'blind')]).toEqual([1500, 1500])
  expect(draftProblem(draft, ultimate, 10_000, english)).toBeUndefined()
})

test('lays a wager on each hand of a game of two hands', () => {
  const draft = addChip([], two, 'base', 1000)
  expect(draft).toEqual([
    { on: 'base', hand: 1, amount: 1000 },
    { on: 'base', hand: 2, amount: 1000 },
  ])
  expect(draftTotalOf(draft)).toBe(2000)
})

test('says in words what is not yet right', () => {
  const alone = addChip([], baccarat, 'dragon-7', 100)
  expect(draftProblem(alone, baccarat, 10_000, english)).toBe(
    'DRAGON-7 needs a wager on PLAYER or BANKER beside it.',
  )
  expect(draftProblem([], baccarat, 10_000, english)).toBeUndefined()
  expect(draftProblem([{ on: 'player', amount: 550 }], baccarat, 10_000, english)).toContain(
    'multiples of $1',
  )
  expect(draftProblem([{ on: 'player', amount: 20_000 }], baccarat, 10_000, english)).toBe(
    'You have $100 behind.',
  )
  expect(draftProblem([{ on: 'trips', amount: 500 }], ultimate, 10_000, english)).toContain('ANTE')
})

test('takes off with a wager those that cannot lie without it', () => {
  const bets = addChip(addChip([], ultimate, 'ante', 1000), ultimate, 'trips', 500)
  expect(takeOff(bets, ultimate, 'trips').map(({ on }) => on)).toEqual(['ante', 'blind'])
  expect(takeOff(bets, ultimate, 'blind').map(({ on }) => on)).toEqual(['trips'])
  const lines = addChip(addChip([], baccarat, 'banker', 500), baccarat, 'dragon-7', 100)
  expect(takeOff(lines, baccarat, 'banker')).toEqual([])
})

test('raises an amount to the minimum, and drops one below it to nothing', () => {
  let draft = layOn([], baccarat, 'banker', 100)
  expect(draftAmountOn(draft, 'banker')).toBe(500)
  draft = layOn(draft, baccarat, 'dragon-7', 200)
  draft = layOn(draft, baccarat, 'banker', 700)
  expect([draftAmountOn(draft, 'banker'), draftAmountOn(draft, 'dragon-7')]).toEqual([700, 200])
  draft = layOn(draft, baccarat, 'banker', 600)
  expect([draftAmountOn(draft, 'banker'), draftAmountOn(draft, 'dragon-7')]).toEqual([600, 200])
  expect(layOn(draft, baccarat, 'banker', 400)).toEqual([])
  expect(layOn([], ultimate, 'blind', 1000).map(({ amount }) => amount)).toEqual([1000, 1000])
})

test('lays the least where one spot leads, on every hand and with equal wagers, and chooses no side', () => {
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
