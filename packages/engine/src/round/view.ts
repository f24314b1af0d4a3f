import { nameOf } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Saying } from '../say/saying.ts'
import type { Awaiting, Place, Seat } from './awaiting.ts'
import type { Event } from './event.ts'
import { type Felt, placeAndHand, type Viewer, visible, visibleEvent } from './felt.ts'

export type { Viewer } from './felt.ts'

/** A wager that lies on the table. */
export interface WagerSeen {
  readonly seat: Seat
  readonly by?: string
  readonly on: string
  readonly hand?: number
  readonly amount: Cents
}

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

/** A seat in a pot game. */
export interface SeatSeen {
  readonly seat: Seat
  readonly stack: Cents
  /** What it has put in on this street. */
  readonly bet: Cents
}

/** What one viewer may see of a round: enough to draw any game, and nothing more. */
export interface View {
  readonly piles: readonly PileSeen[]
  readonly wagers: readonly WagerSeen[]
  readonly bank?: { readonly seat: Seat; readonly wager: Cents }
  readonly pots: readonly Cents[]
  readonly seats: readonly SeatSeen[]
  readonly buttons: Readonly<Record<string, Seat>>
  readonly log: readonly Event[]
  readonly awaiting: Awaiting
}

/** The part of a view that every game has in common. */
export function feltSeen(felt: Felt, viewer: Viewer): Pick<View, 'piles' | 'buttons' | 'log'> {
  return {
    piles: [...felt.piles].map(([name, pile]) => ({
      ...placeAndHand(name),
      cards: pile.map(lying => nameOf(visible(lying, viewer))),
    })),
    buttons: { ...felt.buttons },
    log: felt.log.map(event => visibleEvent(event, viewer)),
  }
}

/** Decisions of others are known to be awaited, but what they may do there is their own business. */
export function awaitingSeen(awaiting: Awaiting, viewer: Viewer): Awaiting {
  if (viewer === 'house' || !('asked' in awaiting) || !awaiting.asked) return awaiting
  return {
    ...awaiting,
    asked: awaiting.asked.map(ask => (ask.seat === viewer ? ask : { ...ask, options: [] })),
  }
}
