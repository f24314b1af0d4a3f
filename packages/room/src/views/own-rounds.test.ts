import { expect, test } from 'vitest'
import type { Person, StoredRound } from '../store/store.ts'
import { ownRound } from './own-rounds.ts'

const round: StoredRound = {
  id: 'a.1',
  table: 'a',
  game: 'a/game',
  at: 1,
  players: ['Ann', 'Bob'],
  seats: { 2: 'Ann', 3: 'Bob' },
  shuffle: { commitment: '', added: [] } as unknown as StoredRound['shuffle'],
  record: { result: { net: { 1: -30, 2: 10, 3: 5, '3/Ann': 15 } } },
}
const called = (name: string, id: string): Person => ({ id, name, look: name })

test('a player’s accounts are the own seat and the bets behind others', () => {
  expect(ownRound({ round, opened: true }, called('Ann', 'p1'))).toMatchObject({
    accounts: ['2', '3/Ann'],
    net: 25,
    record: round.record,
  })
  expect(ownRound({ round, opened: true }, called('Eve', 'p3'))).toBeUndefined()
})

test('taking a name gives no access to private rounds played under it', () => {
  const hidden = { ...round, people: { 2: 'p1', 3: 'p2', '3/Ann': 'p1' } }
  expect(ownRound({ round: hidden, opened: true }, called('Ann', 'p9'))).toBeUndefined()
  expect(ownRound({ round: hidden, opened: true }, called('Eve', 'p1'))!.net).toBe(25)
})

test('a sealed round has a result and no cards; one that was called off has neither winner nor loser', () => {
  expect(ownRound({ round, opened: false }, called('Bob', 'p2'))).toEqual({
    id: 'a.1',
    table: 'a',
    game: 'a/game',
    at: 1,
    players: ['Ann', 'Bob'],
    accounts: ['3'],
    net: 5,
  })
  const off = { ...round, people: { 2: 'p1' }, record: { voided: true } }
  expect(ownRound({ round: off, opened: true }, called('Ann', 'p1'))).not.toHaveProperty('net')
})
