import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Refusal } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { checkCites, feeDoubts, type OwnGame, readOwnGame, type Texts } from '@cardroom/rulebook/own'
import { playAndCheck } from '@cardroom/testing/rounds'

/** What was found of a room's own game. */
export interface GameChecked {
  /** What keeps it from being played at all; then nothing else is looked at. */
  readonly mistakes: readonly Refusal[]
  readonly game?: OwnGame
  /** What can be played and is hardly meant: fees that no other sheet has, lines that say something else. */
  readonly doubts: readonly Refusal[]
  readonly cites: { readonly checked: number; readonly missing: readonly string[] }
  readonly rounds: RoundsPlayed
}

/** Rounds by chance, in which all must hold that holds in every game. */
export interface RoundsPlayed {
  readonly played: number
  /** The number of the first in which something did not, and what. */
  readonly failed?: { readonly round: number; readonly why: string }
}

const NOTHING = { doubts: [], cites: { checked: 0, missing: [] }, rounds: { played: 0 } } as const

/** Looks a game over: its shape, its fees, its citations in the texts that are there, and so many rounds by chance. */
export async function checkGame(value: unknown, texts: Texts, rounds: number): Promise<GameChecked> {
  const game = readOwnGame(value)
  if ('mistakes' in game) return { mistakes: game.mistakes, ...NOTHING }
  const { checked, missing, doubts } = checkCites(game, texts)
  return {
    mistakes: [],
    game,
    doubts: [...feeDoubts(game), ...doubts],
    cites: { checked, missing },
    rounds: await playRounds(game, rounds),
  }
}

async function playRounds(game: OwnGame, rounds: number): Promise<RoundsPlayed> {
  const book = await openRulebook([game])
  for (let round = 0; round < rounds; round++) {
    // A card room that looks a game over goes on dealing.
    await setImmediate()
    try {
      playAndCheck(game.rules, round, book)
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      return { played: round, failed: { round, why } }
    }
  }
  return { played: rounds }
}

/** The texts of filings in some folders; a file is known by the number that its name starts with, the first goes before. */
export function textsIn(...folders: readonly string[]): Texts {
  const texts = new Map<string, readonly string[]>()
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) {
      const number = /^(\d{3})(?!\d).*\.txt$/.exec(file)?.[1]
      if (number !== undefined && !texts.has(number))
        texts.set(number, readFileSync(join(folder, file), 'utf8').split('\n'))
    }
  }
  return texts
}
