import type { BankSeen, Button, BuyIn, Cents, News, Seat, WagerSeen } from '@cardroom/engine'
import type { FloorView } from './floor.ts'
import type { Phase } from './phase.ts'
import type { RoundFinished, RoundView } from './round-view.ts'
import type { ShoeView } from './shoe-view.ts'
import type { ShuffleView } from './shuffle-view.ts'
import type { Sign } from './sign.ts'
import type { TableKind } from './table-kind.ts'
import type { You } from './you.ts'

export interface TableView {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly name: string
  readonly family: string
  readonly kind: TableKind
  readonly phase: Phase
  /** Counts up with every change. */
  readonly version: number
  /** All places of the table, clockwise from 1. */
  readonly seats: readonly SeatView[]
  readonly sign: Sign
  readonly bank?: BankSeen
  /** Those that lie there from round to round; `round.view.buttons` has the others. */
  readonly buttons: readonly Button[]
  /** The wagers placed so far; in a round `round.view.wagers` has what lies on the table. */
  readonly wagers: readonly WagerSeen[]
  /** What runs out at `until` unless somebody acts before; both by the server's clock. */
  readonly clock?: Clock
  readonly floor: FloorView
  readonly round?: RoundView
  /** The round before. */
  readonly last?: RoundFinished
  readonly shuffle: ShuffleView
  /** Who waits for a seat, the first first. */
  readonly waiting: readonly WaitingView[]
  /** What one sits down with here. */
  readonly buyIn: BuyIn
  /** The collection by the half hour that comes next: from each of so many, before the next hand if it is late. */
  readonly timeCollection?: { readonly at: number; readonly cents: Cents; readonly players: number }
  /** What has happened lately between the rounds, the latest last. */
  readonly news: readonly News[]
  /** What the cards come from; nothing before the first round is made up. */
  readonly shoe?: ShoeView
  readonly you: You
}

export interface SeatView {
  readonly seat: Seat
  /** Nobody sits here without it. */
  readonly player?: {
    readonly name: string
    readonly bot: boolean
    readonly away: boolean
    /** Has a socket open (bots always have). */
    readonly here: boolean
    /** Gives up the seat when the round is over. */
    readonly leaving: boolean
    /** Changes to this seat when the round is over. */
    readonly movingTo?: Seat
    /** The seat of who is away is held so long, by the server's clock. */
    readonly heldUntil?: number
    /** Collection by the half hour that there were not chips enough for. */
    readonly owesTime?: Cents
  }
  /** Nobody sits here, but it is kept for who was called. */
  readonly keptFor?: string
  /** Chips behind: without what lies on the table. */
  readonly stack: Cents
  /** Pot games: what must be posted to be dealt in again. */
  readonly owes?: { readonly live: Cents; readonly dead: Cents }
}

export interface WaitingView {
  readonly name: string
  /** The seat that is kept, and until when by the server's clock. */
  readonly called?: { readonly seat: Seat; readonly until: number }
}

export interface Clock {
  readonly for: 'bank' | 'wagers' | 'decision' | 'settlement' | 'next'
  readonly until: number
  readonly now: number
}
