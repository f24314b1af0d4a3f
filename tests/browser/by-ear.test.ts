import type { FamilyName } from '@cardroom/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playByEar, switchToList } from './by-ear.ts'
import { type BrowserRoom, openRoom, tableOf } from './room.ts'
import { roundsByBudget } from './rounds-by-budget.ts'

/** A game of each family. */
const GAMES: Readonly<Record<FamilyName, string>> = {
  baccarat: 'comstock/ez-baccarat-panda-8',
  blackjack: 'outlaws/pure-21-5-blackjack',
  'let-it-ride': 'comstock/let-it-ride-bonus',
  'pai-gow': 'cameo/fortune-pai-gow-poker',
  pan: 'players/pan',
  'pan-9': 'comstock/super-pan-9',
  poker: 'outlaws/texas-holdem',
  'three-card': 'cameo/three-card-poker-6-card-bonus',
  tiles: 'stars/pai-gow-tiles',
  ultimate: 'cameo/ultimate-texas-holdem',
}

/** Rounds of each game; a round of Pan has as many moves as ten of the others. */
const roundsOf = (game: string): number => (game === GAMES.pan ? roundsByBudget(1, 3) : roundsByBudget(3, 10))
/** For machines that have other things to do. */
const PATIENCE = 240_000

let room: BrowserRoom
beforeAll(async () => {
  room = await openRoom(Object.values(GAMES))
})
afterAll(() => room.close())

test.each(Object.entries(GAMES))(
  'plays rounds by keyboard and ear alone: %s',
  async (_, game) => {
    const { page, context, trouble } = await room.enter(tableOf(game))
    const count = roundsOf(game)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await switchToList(page)
    const { rounds, done, answers } = await playByEar(page, count, PATIENCE - 20_000)
    await context.close()
    expect(trouble).toEqual([])
    expect(rounds, JSON.stringify({ done, answers })).toBe(count)
    // Baccarat asks the player nothing: only wagers are laid.
    expect(done).toMatchObject(
      game === GAMES.baccarat ? { bet: expect.any(Number) } : { move: expect.any(Number) },
    )
    if (game === GAMES.baccarat) return
    expect(Object.keys(answers)).toEqual(['C', 'B', 'P', 'W', 'S', 'O', 'T'])
    for (const said of answers.W!) expect(said).toBe('Your turn.')
    for (const said of answers.S!) expect(said).toMatch(/^You have \$/)
    for (const said of answers.C!) expect(said).not.toMatch(/no cards|face-down/)
    for (const said of answers.O!) expect(said).toMatch(/, [A-Z0-9]+\./)
    for (const said of answers.T!) expect(said).toMatch(/^\d+ seconds left\.$/)
  },
  PATIENCE,
)
