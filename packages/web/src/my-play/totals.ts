import type { KeptRound } from '../own-rounds/kept.ts'

/** What some rounds came to, in cents. Net is luck, choice and what is not judged. */
export interface Totals {
  readonly rounds: number
  readonly net: number
  readonly luck: number
  readonly choice: number
  readonly unjudged: number
  readonly fees: number
  readonly decisions: number
  readonly mistakes: number
  /** Time at the tables. */
  readonly hours: number
}

const HOUR = 3_600_000
/** Whoever waits longer than this between two rounds was not at the table. */
const LONGEST_PAUSE = HOUR / 6

/** Rounds in the order in which they were played, without those that the house called off. */
export const inOrder = (rounds: readonly KeptRound[]): KeptRound[] =>
  rounds.filter(({ net }) => net !== undefined).toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))

/** How long each of the rounds took, in hours: since the one before, unless that was long ago. */
export function hoursOf(rounds: readonly KeptRound[]): ReadonlyMap<string, number> {
  const hours = new Map<string, number>()
  for (const [i, { id, at }] of rounds.entries()) {
    const since = i === 0 ? Number.POSITIVE_INFINITY : at - rounds[i - 1]!.at
    hours.set(id, since <= LONGEST_PAUSE ? since / HOUR : 0)
  }
  return hours
}

/** What the rounds came to; `hours` as they were played among all others. */
export function totalsOf(rounds: readonly KeptRound[], hours: ReadonlyMap<string, number>): Totals {
  const sum = (of: (round: KeptRound) => number | undefined) =>
    rounds.reduce((all, round) => all + (of(round) ?? 0), 0)
  return {
    rounds: rounds.length,
    net: sum(({ net }) => net),
    luck: sum(({ judged }) => judged?.luck),
    choice: sum(({ judged }) => judged?.choice),
    unjudged: sum(({ judged, net }) => (judged ? judged.unjudged : net)),
    fees: sum(({ judged }) => judged?.fees),
    decisions: sum(({ judged }) => judged?.decisions),
    mistakes: sum(({ judged }) => judged?.mistakes.length),
    hours: sum(({ id }) => hours.get(id)),
  }
}

/** The games of the rounds, the one that was played most first. */
export function byGame(rounds: readonly KeptRound[]): (readonly [game: string, rounds: KeptRound[]])[] {
  return [...Map.groupBy(rounds, ({ game }) => game)].sort(([, a], [, b]) => b.length - a.length)
}

/** The same mistake again and again. */
export interface Habit {
  readonly game: string
  /** The moves, without the cards or the amounts that they named. */
  readonly move: string
  readonly best: string
  readonly times: number
  readonly cost: number
  /** Where it cost most. */
  readonly worst: { readonly round: string; readonly at: number }
}

const nameOf = (move: string): string => move.split(' ', 1)[0]!

/** What was done wrongly, the dearest first. */
export function habitsOf(rounds: readonly KeptRound[]): Habit[] {
  const all = rounds.flatMap(({ id, game, judged }) =>
    (judged?.mistakes ?? []).map(({ move, best, cost, at }) => ({
      game,
      move: nameOf(move),
      best: nameOf(best),
      cost,
      worst: { round: id, at },
    })),
  )
  return [...Map.groupBy(all, ({ game, move, best }) => `${game} ${move} ${best}`).values()]
    .map((same): Habit => {
      const dearest = same.toSorted((a, b) => b.cost - a.cost)[0]!
      return { ...dearest, times: same.length, cost: same.reduce((sum, { cost }) => sum + cost, 0) }
    })
    .sort((a, b) => b.cost - a.cost)
}

/** What was bet on one spot, and what it brought. */
export interface SpotTotals {
  readonly on: string
  readonly bets: number
  readonly staked: number
  readonly net: number
}

/** What came of the wagers on some spots, in the order of the spots. */
export function spotsOf(rounds: readonly KeptRound[], spots: readonly string[]): SpotTotals[] {
  const all = rounds.flatMap(({ judged }) => judged?.wagers ?? [])
  return spots.flatMap(on => {
    const bets = all.filter(wager => wager.on === on)
    if (bets.length === 0) return []
    const sum = (of: 'amount' | 'net') => bets.reduce((total, bet) => total + bet[of], 0)
    return [{ on, bets: bets.length, staked: sum('amount'), net: sum('net') }]
  })
}
