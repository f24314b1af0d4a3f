import { feesOnly, games as filed, rooms } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { BadInput } from '../command/bad-input.ts'
import { gamesCommand } from './games.ts'

const ask = (...args: string[]) => gamesCommand.answer(args) as { id: string; room: string; family: string }[]

test('lists every filed game, and those with fees only', () => {
  const ids = ask().map(({ id }) => id)
  expect(ids).toHaveLength(filed.length + feesOnly.length)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ask('--family', 'fees only')).toContainEqual({
    id: 'players/mexican-poker',
    name: 'Mexican Poker',
    room: 'players',
    family: 'fees only',
    seats: null,
    number: 'GEGR-001935',
    source: [{ file: '004', lines: '5192' }],
  })
})

test('filters by room and by family', () => {
  expect(new Set(ask('--room', 'cameo').map(({ room }) => room))).toEqual(new Set(['cameo']))
  expect(ask('--room', 'comstock', '--family', 'baccarat').map(({ id }) => id)).toContain(
    'comstock/ez-baccarat-panda-8',
  )
  expect(() => ask('--room', 'atlantis')).toThrow(
    new BadInput(`there is no room "atlantis" (${Object.keys(rooms).join(', ')})`, '--room'),
  )
  expect(() => ask('--family', 'chess')).toThrow(/--family: there is no family "chess"/)
})
