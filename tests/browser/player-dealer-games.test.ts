import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE, playRounds } from './play-rounds.ts'
import { type BrowserRoom, openRoom } from './room.ts'

/** A game of each kind, and whether hands decide anything there. */
const KINDS: readonly (readonly [game: string, hasMoves: boolean])[] = [
  ['comstock/ez-baccarat-panda-8', false],
  ['outlaws/pure-21-5-blackjack', true],
  ['cameo/three-card-poker-6-card-bonus', true],
  ['cameo/ultimate-texas-holdem', true],
  ['comstock/let-it-ride-bonus', true],
  ['cameo/fortune-pai-gow-poker', true],
  ['stars/pai-gow-tiles', true],
  ['comstock/super-pan-9', true],
]

/** Enough rounds for the position to come around. */
const ROUNDS = 10

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(KINDS.map(([game]) => game))
})
afterAll(() => room.close())

test.each(KINDS)(
  'plays rounds as a player and as the player-dealer: %s',
  async (game, hasMoves) => {
    const { played, trouble, records } = await playRounds(room, game, ROUNDS, true)
    expect(trouble).toEqual([])
    expect(played.rounds).toHaveLength(ROUNDS)
    // The round before one sat down is seen, not played.
    expect(records.length).toBeGreaterThanOrEqual(ROUNDS - 1)
    expect(played.asked).toMatchObject({ bank: expect.any(Number), bet: expect.any(Number) })
    if (hasMoves) expect(played.asked).toHaveProperty('move')
  },
  PATIENCE,
)
