import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Refusal } from '@cardroom/engine'
import { playAndCheck } from '@cardroom/engine/random'
import { openRulebook } from '@cardroom/rulebook'
import { checkCites, feeDoubts, type OwnGame, readOwnGame, type TextsByFiling } from '@cardroom/rulebook/own'

/** The result of checking a room's own game. */
export interface GameCheck {
  /** Mistakes that prevent play; nothing else is checked then. */
  readonly mistakes: readonly Refusal[]
  readonly game?: OwnGame
  /** Playable but doubtful: fees that no other sheet has, citations that do not fit. */
  readonly doubts: readonly Refusal[]
  readonly cites: { readonly checked: number; readonly missing: readonly string[] }
  readonly rounds: RoundsCheck
}

/** Random rounds, in which the laws of every game must hold. */
export interface RoundsCheck {
  readonly played: number
  /** The number of the first failed round, and its error. */
  readonly failed?: { readonly round: number; readonly why: string }
}

const NOTHING_CHECKED = { doubts: [], cites: { checked: 0, missing: [] }, rounds: { played: 0 } } as const

/** Checks a game: its shape, its fees, its citations in the available texts, and so many random rounds. */
export async function checkGame(value: unknown, texts: TextsByFiling, rounds: number): Promise<GameCheck> {
  const game = readOwnGame(value)
  if ('mistakes' in game) return { mistakes: game.mistakes, ...NOTHING_CHECKED }
  const { checked, missing, doubts } = checkCites(game, texts)
  return {
    mistakes: [],
    game,
    doubts: [...feeDoubts(game), ...doubts],
    cites: { checked, missing },
    rounds: await playRounds(game, rounds),
  }
}

async function playRounds(game: OwnGame, rounds: number): Promise<RoundsCheck> {
  const book = await openRulebook([game])
  for (let round = 0; round < rounds; round++) {
    // Lets a running card room go on dealing.
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

/**
 * The texts of filings in folders, by the number that a file's name starts with; the first file of a number counts.
 */
export function textsIn(...folders: readonly string[]): TextsByFiling {
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
