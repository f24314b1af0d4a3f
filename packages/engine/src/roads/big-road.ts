import type { ShoeOutcome } from './bead-plate.ts'
import { lay, type Square } from './lay.ts'

/** One win on the big road, with the ties that came after it. */
export interface BigRoadCell extends Square {
  /** Nobody yet, where a shoe has begun with ties. */
  readonly winner?: Exclude<ShoeOutcome, 'tie'>
  /** Its place among the hands of the shoe, from 0. */
  readonly hand?: number
  /** The hands that were ties: of the first cell, those before it too. */
  readonly ties: readonly number[]
}

interface Entry {
  winner?: Exclude<ShoeOutcome, 'tie'>
  hand?: number
  readonly ties: number[]
}

/** Wins of the same hand in a row, ties aside. */
function streaksOf(outcomes: readonly ShoeOutcome[]): Entry[][] {
  const streaks: Entry[][] = []
  let last: Entry | undefined
  for (const [hand, outcome] of outcomes.entries()) {
    if (outcome === 'tie') {
      if (last) last.ties.push(hand)
      else {
        last = { ties: [hand] }
        streaks.push([last])
      }
    } else if (last && last.winner === undefined) {
      // The shoe began with ties: the first win takes their place, and they stay noted there.
      Object.assign(last, { winner: outcome, hand })
    } else {
      const goesOn = last?.winner === outcome
      last = { winner: outcome, hand, ties: [] }
      if (goesOn) streaks.at(-1)?.push(last)
      else streaks.push([last])
    }
  }
  return streaks
}

/** The wins of a shoe, a column for each streak; a tie is noted on the win before it. */
export function bigRoad(outcomes: readonly ShoeOutcome[]): BigRoadCell[] {
  const streaks = streaksOf(outcomes)
  const squares = lay(streaks.map(({ length }) => length))
  return streaks.flatMap((streak, at) => streak.map((entry, nth) => ({ ...entry, ...squares[at]![nth]! })))
}

/** How long each streak of the shoe is, the oldest first. Its dragon's tail counts, and ties do not. */
export const depthsOf = (outcomes: readonly ShoeOutcome[]): number[] =>
  streaksOf(outcomes)
    .filter(([first]) => first?.winner !== undefined)
    .map(({ length }) => length)

/** Rounds in a row that one hand has won. */
export interface Streak {
  readonly winner: Exclude<ShoeOutcome, 'tie'>
  readonly length: number
}

/** The current streak, and the longest of each hand. */
export function streaksIn(outcomes: readonly ShoeOutcome[]): {
  readonly now?: Streak
  readonly longest: Readonly<Record<Streak['winner'], number>>
} {
  const streaks = streaksOf(outcomes).flatMap(streak => {
    const winner = streak[0]?.winner
    return winner === undefined ? [] : [{ winner, length: streak.length }]
  })
  const longest = (of: Streak['winner']) =>
    Math.max(0, ...streaks.filter(({ winner }) => winner === of).map(({ length }) => length))
  const now = streaks.at(-1)
  return { ...(now ? { now } : {}), longest: { player: longest('player'), banker: longest('banker') } }
}
