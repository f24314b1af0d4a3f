import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE, playRounds } from './play-rounds.ts'
import { type BrowserRoom, openRoom } from './room.ts'
import { roundsByBudget } from './rounds-by-budget.ts'

/** A board, draws, and cards dealt up. */
const KINDS = ['outlaws/texas-holdem', 'players/badugi', 'comstock/seven-card-stud']

const ROUNDS = roundsByBudget(5, 10)

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(KINDS)
})
afterAll(() => room.close())

test.each(KINDS)(
  'plays rounds: %s',
  async game => {
    const { played, trouble, last } = await playRounds(room, game, ROUNDS, false)
    expect(trouble).toEqual([])
    expect(played.rounds).toHaveLength(ROUNDS)
    expect(played.asked).toHaveProperty('move')
    expect(last.record).toHaveProperty('result.net')
  },
  PATIENCE,
)
