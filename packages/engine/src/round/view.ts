import type { Cents } from '../money/cents.ts'
import type { Saying } from '../say/saying.ts'
import { type Awaiting, askedSeat, type Place, type Seat } from './awaiting.ts'
import type { Button } from './button.ts'
import type { Event } from './event.ts'
import type { Viewer } from './felt.ts'

export type { Viewer } from './felt.ts'

/** A wager that lies on the table. */
export interface WagerSeen {
  readonly seat: Seat
  readonly by?: string
  /** The seat of the person who bets this circle, where nobody sits. */
  readonly player?: Seat
  readonly on: string
  readonly hand?: number
  readonly amount: Cents
}

/** A pile of cards as one viewer sees it. */
export interface PileSeen {
  readonly place: Place
  readonly hand?: number
  /** `??` for a card that this viewer may not see. */
  readonly cards: readonly string[]
  /** What the hand is, once its cards are open to this viewer. */
  readonly is?: Saying
  /** `folded`, `dead`, `bust` …: why the hand is no longer played. */
  readonly state?: string
  /** What a meld pays from each opponent as it lies. */
  readonly pays?: Cents
}

/** The chips of one participant of a round. */
export interface SeatSeen {
  readonly seat: Seat
  /** A bettor on the seat's back line; without it the seat's own player. */
  readonly by?: string
  /** The chips left to play with; unknown where a round was started without stacks. */
  readonly stack?: Cents
  /** The chips put in on this street, or the wagers; for a player-dealer, the wager put up against them. */
  readonly bet: Cents
  /**
   * The round's gains so far minus its costs: bets, wagers and fees count as gone when they are made. Added
   * to the chips before the round, it gives a player's chips at every moment.
   */
  readonly change: Cents
}

/** What one viewer may see of a round: enough to draw any game, and nothing more. */
export interface View {
  readonly piles: readonly PileSeen[]
  readonly wagers: readonly WagerSeen[]
  readonly bank?: { readonly seat: Seat; readonly wager: Cents }
  readonly pots: readonly Cents[]
  readonly seats: readonly SeatSeen[]
  readonly buttons: readonly Button[]
  readonly log: readonly Event[]
  readonly awaiting: Awaiting
}

/** The part of a view that all viewers have in common. */
export type ChipsSeen = Pick<View, 'wagers' | 'bank' | 'pots' | 'seats'>

/** Everybody knows that others have to decide, but not what their options are. */
export function awaitingSeen(awaiting: Awaiting, viewer: Viewer): Awaiting {
  if (viewer === 'house' || !('asked' in awaiting) || !awaiting.asked) return awaiting
  return {
    ...awaiting,
    asked: awaiting.asked.map(ask => (askedSeat(ask) === viewer ? ask : { ...ask, options: [] })),
  }
}
