import type { Cents, Refusal, Seat } from '@cardroom/engine'
import type { Method } from '../values/answer.ts'

/** A decision of a finished round beside the best one. */
export interface ReviewedDecision {
  /** As a record writes it: `2 hit`. */
  readonly move: string
  /** Which of the round's inputs it was, from 0. */
  readonly at: number
  /** What was chosen, in units of the first wager and in cents. */
  readonly value: number
  readonly cents: number
  /** What was best: the move without its seat. */
  readonly best: string
  readonly bestValue: number
  readonly bestCents: number
  /** Of simulated values. */
  readonly stderr?: number
  readonly method: Method
}

/** What a round came to for one person: fees count as luck, too, and are named apart. */
export interface Share {
  readonly net: Cents
  readonly choice: number
  readonly luck: number
  readonly fees: Cents
}

/** A finished round: what was chosen, what was best, and what of the result was luck. All in cents. */
export interface Review {
  readonly game: string
  readonly decisions: readonly ReviewedDecision[]
  /**
   * Decisions without a value: of games with estimates only, and those after a ruling whose effect on values
   * is unknown.
   */
  readonly unvalued: readonly { readonly move: string; readonly at: number; readonly why: Refusal }[]
  /** By seat, or `3/Kim` for a back-line bettor; without the player-dealer. */
  readonly shares: Readonly<Record<string, Share>>
  /** The player-dealer's, who has against it what the others win. */
  readonly bank?: Share & { readonly seat: Seat }
  /** Of all but the player-dealer together. */
  readonly luck: number
  readonly choice: number
}
