import type { NotedRound } from '@cardroom/engine/board'
import { expect, test } from 'vitest'
import { byShoe, isLeftBehind, shownRounds } from './shown-rounds.ts'

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

test('a round counts when its last card lies there, and not when the card room has told of it', () => {
  expect(ids(shownRounds(rounds, { round: { id: '3', view } }))).toBe('12')
  expect(ids(shownRounds(rounds, { round: { id: '3', view }, ...over('2') }))).toBe('12')
  expect(ids(shownRounds(rounds, over('2')))).toBe('12')
  expect(ids(shownRounds(rounds, over('3')))).toBe('123')
})

test('a round that is not known yet hides nothing of those before it', () => {
  expect(ids(shownRounds(rounds, { round: { id: '4', view } }))).toBe('123')
  expect(ids(shownRounds(rounds, over('4')))).toBe('123')
  expect(ids(shownRounds(rounds, {}))).toBe('123')
})

test('this shoe and the one before', () => {
  const { now, before } = byShoe(rounds, 'b')
  expect([ids(now), ids(before)]).toEqual(['3', '12'])
  // A new shoe has no rounds yet, and the last one is the one before.
  const fresh = byShoe(rounds, 'c')
  expect([ids(fresh.now), ids(fresh.before)]).toEqual(['', '3'])
  expect(byShoe([], undefined)).toEqual({ now: [], before: [] })
})

test('a board that is a whole round behind jumps to its table', () => {
  const laying = { round: { id: '1', view } }
  expect(isLeftBehind(rounds, laying, over('1'))).toBe(false)
  expect(isLeftBehind(rounds, laying, over('2'))).toBe(true)
  expect(isLeftBehind(rounds, over('1'), over('2'))).toBe(false)
  expect(isLeftBehind(rounds, over('1'), over('3'))).toBe(true)
  expect(isLeftBehind(rounds, {}, over('3'))).toBe(false)
})
