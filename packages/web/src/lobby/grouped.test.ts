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

test('nobody is led to a table where all are gone and no bot comes', () => {
  const dead = { ...table('7', 'stars/dead', 'poker', 2), playing: 0, ofTheHouse: false }
  expect(liveliest([dead], 'Ann')).toBeUndefined()
  expect(liveliest([dead, ...tables], 'Ann')?.id).toBe('3')
  const empty = table('8', 'stars/empty', 'poker')
  const bots = { ...table('9', 'stars/bots', 'poker'), bots: 4, playing: 4 }
  expect(liveliest([dead, empty, bots], 'Ann')?.id).toBe('9')
  expect(liveliest([dead, empty], 'Ann')?.id).toBe('8')
})

test('where nobody is anywhere, one is led to what most rooms deal', () => {
  const [draw, here, there] = [
    table('10', 'outlaws/draw-poker', 'poker'),
    { ...table('11', 'outlaws/texas-holdem', 'poker'), name: 'Texas Hold’em' },
    { ...table('12', 'cameo/texas-holdem', 'poker'), name: 'Texas Hold’em' },
  ]
  expect(liveliest([draw, here, there], 'Ann')?.id).toBe('11')
})
