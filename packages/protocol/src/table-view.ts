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
  /** How long others still have to take the player-dealer position, by the server's clock. */
  readonly rotation?: RotationSeen
  /** Where the filing leaves a choice open and this table has chosen. */
  readonly readings?: Readings
  /** The word of a private table. */
  readonly word?: string
  /** The watchers of a private table; names are known of the viewer's own node only. */
  readonly lookingOn?: { readonly count: number; readonly names: readonly string[] }
  readonly chat: ChatKind
  /** The page may tell seated players what their choices are worth. */
  readonly coach?: true
  readonly bank?: BankSeen
  /** The buttons that lie there from round to round; `round.view.buttons` has the others. */
  readonly buttons: readonly Button[]
  /** The wagers placed so far; in a round `round.view.wagers` has what lies on the table. */
  readonly wagers: readonly WagerSeen[]
  /** The collection for the wagers placed so far, before the deal. */
  readonly fees?: readonly Fee[]
  /** The running clock. */
  readonly clock?: Clock
  readonly floor: FloorView
  readonly round?: RoundView
  /** The round before. */
  readonly last?: RoundFinished
  /** The steps of the running or just ended round since the last message. */
  readonly steps?: readonly RoundStep[]
  readonly shuffle: ShuffleView
  /** The waiting list, the first one first. */
  readonly waiting: readonly WaitingView[]
  /** The buy-in of the table. */
  readonly buyIn: BuyIn
  /** The next half-hourly collection: from each of so many players, before the next hand if it is late. */
  readonly timeCollection?: { readonly at: number; readonly cents: Cents; readonly players: number }
  /** The latest events between rounds, the last one last. */
  readonly news: readonly News[]
  /** The shoe or deck in use; missing before the first round. */
  readonly shoe?: ShoeView
  readonly you: You
}

/** A seat as everybody sees it. */
export interface SeatView {
  readonly seat: Seat
  /** Missing for an empty seat. */
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
    /** Until when the seat of an absent player is held, by the server's clock. */
    readonly heldUntil?: number
    /** Half-hourly collection that the stack was too small for. */
    readonly owesTime?: Cents
  }
  /** The name that an empty seat is held for. */
  readonly keptFor?: string
  /** The chips behind, without those on the table. */
  readonly stack: Cents
  /** Pot games: what must be posted to be dealt in again. */
  readonly owes?: { readonly live: Cents; readonly dead: Cents }
}

/** A waiting person, as everybody sees it. */
export interface WaitingView {
  readonly name: string
  /** The seat that is held, and until when by the server's clock. */
  readonly called?: { readonly seat: Seat; readonly until: number }
}

/** A running clock: its kind, and until when, by the server's clock. */
export interface Clock {
  readonly for: 'bank' | 'wagers' | 'decision' | 'settlement' | 'next'
  readonly until: number
  readonly now: number
  /** How many of its last milliseconds are the player's time bank. */
  readonly reserve?: number
}
