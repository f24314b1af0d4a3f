import type {
  BankSeen,
  Button,
  BuyIn,
  Cents,
  Fee,
  News,
  Readings,
  RotationSeen,
  Seat,
  WagerSeen,
} from '@cardroom/engine'
import type { ChatKind } from './chat.ts'
import type { FloorView } from './floor.ts'
import type { Phase } from './phase.ts'
import type { RoundStep } from './round-step.ts'
import type { RoundFinished, RoundView } from './round-view.ts'
import type { ShoeView } from './shoe-view.ts'
import type { ShuffleView } from './shuffle-view.ts'
import type { Sign } from './sign.ts'
import type { TableKind } from './table-kind.ts'
import type { You } from './you.ts'

/** A table as one person sees it. */
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
  /** The regime that the table is run under, as it is cited; without it all is as filed. */
  readonly regime?: { readonly name: string /** It wants a notice at the table. */; readonly notice?: true }
  /** How long there still is for others to have the player-dealer position, by the server's clock. */
  readonly rotation?: RotationSeen
  /** Where the filing leaves a choice open and this table has chosen. */
  readonly readings?: Readings
  /** Only at a private table: what somebody needs to be let in. */
  readonly word?: string
  /** Only at a private table: who looks on without a seat. On a node of several, names are known of its own people. */
  readonly lookingOn?: { readonly count: number; readonly names: readonly string[] }
  readonly chat: ChatKind
  /** Who sits here may have told what their choices are worth. */
  readonly coach?: true
  readonly bank?: BankSeen
  /** Those that lie there from round to round; `round.view.buttons` has the others. */
  readonly buttons: readonly Button[]
  /** The wagers placed so far; in a round `round.view.wagers` has what lies on the table. */
  readonly wagers: readonly WagerSeen[]
  /** What will be collected for what lies there now, before the deal. */
  readonly fees?: readonly Fee[]
  /** What runs out at `until` unless somebody acts before; both by the server's clock. */
  readonly clock?: Clock
  readonly floor: FloorView
  readonly round?: RoundView
  /** The round before. */
  readonly last?: RoundFinished
  /** How the round that is on, or the one that has just ended, came from what was sent before to what it is. */
  readonly steps?: readonly RoundStep[]
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

/** A seat as everybody sees it. */
export interface SeatView {
  readonly seat: Seat
  /** Nobody sits here without it. */
  readonly player?: {
    readonly name: string
    readonly bot: boolean
    /** Plays for a third-party provider. */
    readonly provider?: true
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

/** Somebody who waits for a seat, as everybody sees it. */
export interface WaitingView {
  readonly name: string
  /** The seat that is kept, and until when by the server's clock. */
  readonly called?: { readonly seat: Seat; readonly until: number }
}

/** What is waited for, and until when. */
export interface Clock {
  readonly for: 'bank' | 'wagers' | 'decision' | 'settlement' | 'next'
  readonly until: number
  readonly now: number
  /** The last milliseconds of it are the time bank of whoever has to decide. */
  readonly reserve?: number
}
