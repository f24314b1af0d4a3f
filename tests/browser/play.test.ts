import type { RoundReply, RoundsReply } from '@cardroom/server/protocol.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { play } from './robot.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'

/** A game of each kind, and what the page is asked for there beside wagers. */
const KINDS: readonly (readonly [game: string, move: boolean])[] = [
  ['comstock/ez-baccarat-panda-8', false],
  ['outlaws/pure-21-5-blackjack', true],
  ['cameo/three-card-poker-6-card-bonus', true],
  ['cameo/ultimate-texas-holdem', true],
  ['comstock/let-it-ride-bonus', true],
  ['cameo/fortune-pai-gow-poker', true],
  ['stars/pai-gow-tiles', true],
  ['comstock/super-pan-9', true],
]
const POTS = ['outlaws/texas-holdem', 'players/badugi', 'comstock/seven-card-stud']
const ROUNDS = 10

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom([...KINDS.map(([game]) => game), ...POTS])
})
afterAll(() => room.close())

async function playAt(game: string, banks: boolean, rounds: number) {
  const { page, context, trouble } = await room.enter(tableOf(game))
  await page.getByRole('button', { name: /^Sit down with/ }).click()
  const name = (await page.locator('.name').textContent())!.trim()
  const played = await play(page, { rounds, banks })
  await context.close()
  const of = async <T>(path: string) => (await (await fetch(`${room.served.url}${path}`)).json()) as T
  const records = await of<RoundsReply>(`/api/rounds?player=${name}`)
  const last = await of<RoundReply>(`/api/rounds/${records[0]!.id}`)
  return { played, trouble, records, last, name }
}

describe('ten rounds of each kind, as a player and as the player-dealer', () => {
  test.concurrent.each(KINDS)('%s', async (game, hasMoves) => {
    const { played, trouble, records } = await playAt(game, true, ROUNDS)
    expect(trouble).toEqual([])
    expect(played.rounds).toHaveLength(ROUNDS)
    expect(records.length).toBeGreaterThanOrEqual(ROUNDS - 1)
    expect(played.asked).toMatchObject({ bank: expect.any(Number), bet: expect.any(Number) })
    if (hasMoves) expect(played.asked).toHaveProperty('move')
  })

  test.concurrent.each(POTS)('%s', async game => {
    const { played, trouble, last } = await playAt(game, false, ROUNDS)
    expect(trouble).toEqual([])
    expect(played.rounds).toHaveLength(ROUNDS)
    expect(played.asked).toHaveProperty('move')
    expect(last.record).toHaveProperty('result.net')
  })
})
