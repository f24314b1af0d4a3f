import type { LobbyTable } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { byRoom, familiesOf, liveliest } from './grouped.ts'

const table = (id: string, game: string, family: string, people = 0): LobbyTable => ({
  id,
  title: id,
  game,
  name: game,
  family,
  seats: 7,
  people,
  bots: 0,
  names: [],
  waiting: [],
  phase: 'waiting',
})
const tables = [
  table('1', 'stars/zoobac', 'baccarat'),
  table('2', 'cameo/omaha', 'poker'),
  table('3', 'stars/pure', 'blackjack', 2),
  table('4', 'stars/other', 'baccarat'),
]

test('room by room, people first', () => {
  const groups = byRoom(tables, ['cameo', 'stars'])
  expect(groups.map(({ room, tables: here }) => [room, here.map(({ id }) => id)])).toEqual([
    ['cameo', ['2']],
    ['stars', ['3', '4', '1']],
  ])
  expect(byRoom(tables, ['cameo', 'stars'], 'baccarat').map(({ room }) => room)).toEqual(['stars'])
})

test('families that have a table', () => {
  expect(familiesOf(tables)).toEqual(['baccarat', 'blackjack', 'poker'])
})

test('a seat at once: where most people are, where one is free, where one does not sit yet', () => {
  const full = { ...table('5', 'stars/full', 'poker', 5), seats: 5 }
  const own = { ...table('6', 'stars/own', 'poker', 3), names: ['Ann'] }
  expect(liveliest([...tables, full, own], 'Ann')?.id).toBe('3')
  expect(liveliest([full], 'Ann')).toBeUndefined()
})
