import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'

/** The totals of some rounds, in cents. Net is luck, choice and unjudged. */
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
/** After a longer pause between two rounds the player was away from the table. */
const MAX_PAUSE = HOUR / 6

/** Rounds in the order of play, without voided ones. */
export const playedInOrder = (rounds: readonly StoredOwnRound[]): StoredOwnRound[] =>
  rounds.filter(({ net }) => net !== undefined).toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))

/** The duration of each round in hours: since the last one, unless that was long ago. */
export function hoursOf(rounds: readonly StoredOwnRound[]): ReadonlyMap<string, number> {
  const hours = new Map<string, number>()
  for (const [i, { id, at }] of rounds.entries()) {
    const since = i === 0 ? Number.POSITIVE_INFINITY : at - rounds[i - 1]!.at
    hours.set(id, since <= MAX_PAUSE ? since / HOUR : 0)
  }
  return hours
}

/** The totals of rounds; `hours` are their durations among all rounds. */
export function roundTotalsOf(rounds: readonly StoredOwnRound[], hours: ReadonlyMap<string, number>): Totals {
  const sum = (of: (round: StoredOwnRound) => number | undefined) =>
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

/** The rounds by game, the most played first. */
export function byGame(
  rounds: readonly StoredOwnRound[],
): (readonly [game: string, rounds: StoredOwnRound[]])[] {
  return [...Map.groupBy(rounds, ({ game }) => game)].sort(([, a], [, b]) => b.length - a.length)
}

/** A mistake that repeats. */
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

/** The mistakes of some rounds, the dearest first. */
export function habitsOf(rounds: readonly StoredOwnRound[]): Habit[] {
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

/** The bets on one spot, and their results. */
export interface SpotTotals {
  readonly on: string
  readonly bets: number
  readonly staked: number
  readonly net: number
}

/** The totals of wagers on some spots, in the order of the spots. */
export function spotTotalsOf(rounds: readonly StoredOwnRound[], spots: readonly string[]): SpotTotals[] {
  const all = rounds.flatMap(({ judged }) => judged?.wagers ?? [])
  return spots.flatMap(on => {
    const bets = all.filter(wager => wager.on === on)
    if (bets.length === 0) return []
    const sum = (of: 'amount' | 'net') => bets.reduce((total, bet) => total + bet[of], 0)
    return [{ on, bets: bets.length, staked: sum('amount'), net: sum('net') }]
  })
}
