import type { NotedRound } from '@cardroom/engine/board'
import { expect, test } from 'vitest'
import { isLeftBehind, roundsByShoe, shownRounds } from './shown-rounds.ts'

const round = (id: string, shoe: string): NotedRound => ({
  id,
  at: 0,
  shoe,
  marks: [],
  paid: [],
  hits: [],
  winners: [],
  hands: {},
})
const rounds = [round('1', 'a'), round('2', 'a'), round('3', 'b')]
const view = {
  piles: [],
  wagers: [],
  pots: [],
  seats: [],
  buttons: [],
  log: [],
  awaiting: { kind: 'nothing' },
} as const
const over = (id: string) => ({
  last: { id, result: { fees: [], net: {} }, shuffle: { commitment: '', added: [] } },
})
const ids = (of: readonly NotedRound[]) => of.map(({ id }) => id).join('')

test('counts a round when its last card is shown, not when the card room reports it', () => {
  expect(ids(shownRounds(rounds, { round: { id: '3', view } }))).toBe('12')
  expect(ids(shownRounds(rounds, { round: { id: '3', view }, ...over('2') }))).toBe('12')
  expect(ids(shownRounds(rounds, over('2')))).toBe('12')
  expect(ids(shownRounds(rounds, over('3')))).toBe('123')
})

test('keeps earlier rounds while a later one is not known yet', () => {
  expect(ids(shownRounds(rounds, { round: { id: '4', view } }))).toBe('123')
  expect(ids(shownRounds(rounds, over('4')))).toBe('123')
  expect(ids(shownRounds(rounds, {}))).toBe('123')
})

test('splits the rounds into this shoe and the one before', () => {
  const { now, before } = roundsByShoe(rounds, 'b')
  expect([ids(now), ids(before)]).toEqual(['3', '12'])
  // A new shoe has no rounds yet, and the last one is the one before.
  const fresh = roundsByShoe(rounds, 'c')
  expect([ids(fresh.now), ids(fresh.before)]).toEqual(['', '3'])
  expect(roundsByShoe([], undefined)).toEqual({ now: [], before: [] })
})

test('skips ahead when the board is a whole round behind', () => {
  const laying = { round: { id: '1', view } }
  expect(isLeftBehind(rounds, laying, over('1'))).toBe(false)
  expect(isLeftBehind(rounds, laying, over('2'))).toBe(true)
  expect(isLeftBehind(rounds, over('1'), over('2'))).toBe(false)
  expect(isLeftBehind(rounds, over('1'), over('3'))).toBe(true)
  expect(isLeftBehind(rounds, {}, over('3'))).toBe(false)
})
