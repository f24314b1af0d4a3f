import { type ResultWritten, type WagerLine, whose } from '@cardroom/engine'
import { leastGap, type Review, type Reviewed } from '@cardroom/lab'
import type { OwnRound } from '@cardroom/protocol'

/** A decision that cost something. */
export interface Mistake {
  /** Which of the round's inputs it was, from 0. */
  readonly at: number
  /** What was chosen and what was best, as records write it after the seat. */
  readonly move: string
  readonly best: string
  /** What it cost on average, in cents. */
  readonly cost: number
}

/** What became of one of somebody's wagers. */
export interface OwnWager {
  readonly on: string
  readonly amount: number
  readonly net: number
}

/** A round as its player looks back on it, all in cents: luck, choice and what is not judged make up its net. */
export interface Judged {
  readonly luck: number
  readonly choice: number
  /** Of the player-dealer's position, and of games whose choices have no values. */
  readonly unjudged: number
  readonly fees: number
  readonly decisions: number
  readonly mistakes: readonly Mistake[]
  readonly wagers: readonly OwnWager[]
}

/** A round of somebody's own beside its review; without one where it cannot be reviewed. */
export function judge({ accounts, net = 0, record }: OwnRound, review: Review | undefined): Judged {
  const { result } = (record ?? {}) as { result?: ResultWritten }
  const wagers = (result?.wagers ?? [])
    .filter(line => accounts.includes(accountOf(line)))
    .map(({ on, amount, pays, takes }) => ({ on, amount, net: pays - takes }))
  const nothing = { luck: 0, choice: 0, fees: 0, decisions: 0, mistakes: [], wagers }
  if (!review) return { ...nothing, unjudged: net }
  const isOwn = ownMoves(accounts, record)
  const decisions = review.decisions.filter(isOwn)
  // Whoever had something to decide, and nobody knows how well they did, had not only luck.
  if (decisions.length === 0 && review.unvalued.some(isOwn)) return { ...nothing, unjudged: net }
  const shares = accounts.flatMap(account => review.shares[account] ?? [])
  const sum = (of: 'net' | 'luck' | 'choice' | 'fees') => shares.reduce((all, one) => all + one[of], 0)
  return {
    luck: sum('luck'),
    choice: sum('choice'),
    unjudged: net - sum('net'),
    fees: sum('fees'),
    decisions: decisions.length,
    mistakes: decisions.filter(isMistake).map(mistakeOf),
    wagers,
  }
}

/** Whose a line is: of a circle where nobody sat, that of whoever bet it. */
const accountOf = ({ seat, by, player }: WagerLine): string =>
  player === undefined ? whose(by === undefined ? { seat } : { seat, by }) : String(player)

/**
 * Moves begin with whose they are: `2`, `2.1` for a hand of several, `3/Ann`. One's own are those of one's accounts, and of a
 * circle that one has bet where nobody sat.
 */
function ownMoves(
  accounts: readonly string[],
  record: OwnRound['record'],
): (of: { move: string }) => boolean {
  const { wagers = [] } = (record ?? {}) as { wagers?: readonly { seat: number; player?: number }[] }
  const circles = wagers.flatMap(({ seat, player }) =>
    player !== undefined && accounts.includes(String(player)) ? [String(seat)] : [],
  )
  const seats = new Set([...accounts, ...circles])
  return ({ move }) => seats.has(move.slice(0, move.indexOf(' ')).replace(/^(\d+)\.\d+/, '$1'))
}

const isMistake = ({ value, bestValue, method, stderr }: Reviewed): boolean =>
  bestValue - value > leastGap(method, stderr)

const mistakeOf = ({ at, move, best, cents, bestCents }: Reviewed): Mistake => ({
  at,
  move: move.slice(move.indexOf(' ') + 1),
  best,
  cost: bestCents - cents,
})
