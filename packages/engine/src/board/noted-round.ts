import type { Cents } from '../money/cents.ts'
import type { Odds } from '../money/odds.ts'
import type { Seat } from '../round/awaiting.ts'
import type { HandShown } from '../round/result.ts'
import type { Saying } from '../say/saying.ts'
import type { PaidRow } from './board-part.ts'

/** A round that is over, as the board above the table remembers it: nothing that its result does not show to all. */
export interface NotedRound {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The shoe that it was dealt from. */
  readonly shoe?: string
  /** What it was of what is counted at the table. */
  readonly marks: readonly string[]
  /** Rows of the pay tables that it came to. */
  readonly paid: readonly PaidRow[]
  readonly hits: readonly Hit[]
  readonly winners: readonly Winner[]
  /** Hands that are nobody's own: the two of baccarat, the player-dealer's, the board. */
  readonly hands: Readonly<Record<string, HandShown>>
  readonly dice?: readonly number[]
}

/** Somebody by the name that they played under. */
export interface Somebody {
  readonly seat: Seat
  readonly name?: string
}

/** A bonus bet that was won. */
export interface Hit extends Somebody {
  readonly on: string
  readonly odds?: Odds
  readonly pays: Cents
  readonly is?: Saying
}

/** Somebody who has won a pot, or a part of it; or who went out. */
export interface Winner extends Somebody {
  readonly amount: Cents
  readonly is?: Saying
  readonly cards?: string
}
