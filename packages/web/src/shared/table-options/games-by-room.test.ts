import { expect, test } from 'vitest'
import { gamesByRoom } from './games-by-room.ts'

test('lists games room by room in the order of the rooms, rooms with own games last', () => {
  const games = ['harbor/draw', 'cameo/omaha', 'outlaws/omaha', 'cameo/pan'].map(id => ({ id }))
  expect(gamesByRoom(games)).toEqual([
    { room: 'outlaws', games: [{ id: 'outlaws/omaha' }] },
    { room: 'cameo', games: [{ id: 'cameo/omaha' }, { id: 'cameo/pan' }] },
    { room: 'harbor', games: [{ id: 'harbor/draw' }] },
  ])
})
