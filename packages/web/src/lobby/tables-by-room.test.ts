import type { LobbyTable } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { byRoom, familiesOf, liveliestTable } from './tables-by-room.ts'

const table = (id: string, game: string, family: string, people = 0): LobbyTable => ({
  id,
  title: id,
  game,
  name: game,
  family,
  seats: 7,
  people,
  bots: 0,
  playing: people,
  ofTheHouse: true,
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

test('groups tables room by room, those with people first', () => {
  const groups = byRoom(tables, ['cameo', 'stars'])
  expect(groups.map(({ room, tables: here }) => [room, here.map(({ id }) => id)])).toEqual([
    ['cameo', ['2']],
    ['stars', ['3', '4', '1']],
  ])
  expect(byRoom(tables, ['cameo', 'stars'], 'baccarat').map(({ room }) => room)).toEqual(['stars'])
})

test('lists the families that have a table', () => {
  expect(familiesOf(tables)).toEqual(['baccarat', 'blackjack', 'poker'])
})

test('picks the fullest table with a free seat where the player does not sit yet', () => {
  const full = { ...table('5', 'stars/full', 'poker', 5), seats: 5 }
  const own = { ...table('6', 'stars/own', 'poker', 3), names: ['Ann'] }
  expect(liveliestTable([...tables, full, own], 'Ann')?.id).toBe('3')
  expect(liveliestTable([full], 'Ann')).toBeUndefined()
})

test('picks no table where all are gone and no bot comes', () => {
  const dead = { ...table('7', 'stars/dead', 'poker', 2), playing: 0, ofTheHouse: false }
  expect(liveliestTable([dead], 'Ann')).toBeUndefined()
  expect(liveliestTable([dead, ...tables], 'Ann')?.id).toBe('3')
  const empty = table('8', 'stars/empty', 'poker')
  const bots = { ...table('9', 'stars/bots', 'poker'), bots: 4, playing: 4 }
  expect(liveliestTable([dead, empty, bots], 'Ann')?.id).toBe('9')
  expect(liveliestTable([dead, empty], 'Ann')?.id).toBe('8')
})

test('picks the game that most rooms deal where all tables are empty', () => {
  const [draw, here, there] = [
    table('10', 'outlaws/draw-poker', 'poker'),
    { ...table('11', 'outlaws/texas-holdem', 'poker'), name: 'Texas Hold’em' },
    { ...table('12', 'cameo/texas-holdem', 'poker'), name: 'Texas Hold’em' },
  ]
  expect(liveliestTable([draw, here, there], 'Ann')?.id).toBe('11')
})
