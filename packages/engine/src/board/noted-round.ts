import type { Cents } from '../money/cents.ts'
import type { Odds } from '../money/odds.ts'
import type { Seat } from '../round/awaiting.ts'
import type { HandShown } from '../round/result.ts'
import type { Saying } from '../say/saying.ts'
import type { PaidRow } from './board-part.ts'

/** A finished round on the board above the table; it holds only what the result shows to all. */
export interface NotedRound {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The shoe that it was dealt from. */
  readonly shoe?: string
  /** Which of the table's counts it added to. */
  readonly marks: readonly string[]
  /** The rows of the pay tables that it reached. */
  readonly paid: readonly PaidRow[]
  readonly hits: readonly BonusHit[]
  readonly winners: readonly Winner[]
  /** Hands that belong to no seat: baccarat's two, the player-dealer's, the board. */
  readonly hands: Readonly<Record<string, HandShown>>
  readonly dice?: readonly number[]
}

/** A seat with the name that its player played under. */
export interface NamedSeat {
  readonly seat: Seat
  readonly name?: string
}

/** A bonus bet that was won. */
export interface BonusHit extends NamedSeat {
  readonly on: string
  readonly odds?: Odds
  readonly pays: Cents
  readonly is?: Saying
}

/** The winner of a pot or a part of it, or the player who went out. */
export interface Winner extends NamedSeat {
  readonly amount: Cents
  readonly is?: Saying
  readonly cards?: string
}

/** How often something was counted in some rounds. */
export interface TallyResult {
  readonly count: number
  /** Of all rounds, from 0 to 1. */
  readonly share: number
  /** Rounds since the last time; 0 for the last round, undefined for never. */
  readonly since?: number
}

/** Counts over rounds, the oldest first. */
export function tallyOf(rounds: readonly Pick<NotedRound, 'marks'>[], id: string): TallyResult {
  const last = rounds.findLastIndex(({ marks }) => marks.includes(id))
  const count = rounds.filter(({ marks }) => marks.includes(id)).length
  return {
    count,
    share: rounds.length === 0 ? 0 : count / rounds.length,
    ...(last < 0 ? {} : { since: rounds.length - 1 - last }),
  }
}
