import { type ResultWritten, type WagerLine, writeDecider } from '@cardroom/engine'
import { leastGap, type Review, type ReviewedDecision } from '@cardroom/lab'
import type { OwnRound } from '@cardroom/protocol'

/** A decision that cost something. */
interface OwnMistake {
  /** Which of the round's inputs it was, from 0. */
  readonly at: number
  /** The chosen and the best move, as records write them after the seat. */
  readonly move: string
  readonly best: string
  /** What it cost on average, in cents. */
  readonly cost: number
}

/** The result of one of the player's wagers. */
interface OwnWager {
  readonly on: string
  readonly amount: number
  readonly net: number
}

/** A judged round of a player, in cents: luck, choice and unjudged add up to its net. */
export interface JudgedRound {
  readonly luck: number
  readonly choice: number
  /** The part from the player-dealer's position, and from games whose choices have no values. */
  readonly unjudged: number
  readonly fees: number
  readonly decisions: number
  readonly mistakes: readonly OwnMistake[]
  readonly wagers: readonly OwnWager[]
}

/** Judges a player's round by its review; the review is missing where there is none. */
export function judgeRound({ accounts, net = 0, record }: OwnRound, review: Review | undefined): JudgedRound {
  const { result } = (record ?? {}) as { result?: ResultWritten }
  const wagers = (result?.wagers ?? [])
    .filter(line => accounts.includes(accountOf(line)))
    .map(({ on, amount, pays, takes }) => ({ on, amount, net: pays - takes }))
  const nothing = { luck: 0, choice: 0, fees: 0, decisions: 0, mistakes: [], wagers }
  if (!review) return { ...nothing, unjudged: net }
  const isOwn = ownMoves(accounts, record)
  const decisions = review.decisions.filter(isOwn)
  // With unvalued decisions of the player the net is not luck alone.
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

/** The account of a line; on an empty circle its bettor's. */
const accountOf = ({ seat, by, player }: WagerLine): string =>
  player === undefined ? writeDecider(by === undefined ? { seat } : { seat, by }) : String(player)

/**
 * Moves begin with their owner: `2`, `2.1` for one of several hands, `3/Ann`. The player's own are those of their
 * accounts, and of an empty circle that they bet.
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

const isMistake = ({ value, bestValue, method, stderr }: ReviewedDecision): boolean =>
  bestValue - value > leastGap(method, stderr)

const mistakeOf = ({ at, move, best, cents, bestCents }: ReviewedDecision): OwnMistake => ({
  at,
  move: move.slice(move.indexOf(' ') + 1),
  best,
  cost: bestCents - cents,
})
