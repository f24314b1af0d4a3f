import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserRoom, openRoom } from './room.ts'
import { PATIENCE, ROUNDS, tenRounds } from './ten-rounds.ts'

/** A board, draws, and cards dealt up. */
const KINDS = ['outlaws/texas-holdem', 'players/badugi', 'comstock/seven-card-stud']

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(KINDS)
})
afterAll(() => room.close())

test.each(KINDS)(
  'ten rounds: %s',
  async game => {
    const { played, trouble, last } = await tenRounds(room, game, false)
    expect(trouble).toEqual([])
    expect(played.rounds).toHaveLength(ROUNDS)
    expect(played.asked).toHaveProperty('move')
    expect(last.record).toHaveProperty('result.net')
  },
  PATIENCE,
)
