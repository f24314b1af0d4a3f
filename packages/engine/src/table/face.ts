import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Button } from '../round/button.ts'
import type { Fee } from '../round/result.ts'
import type { WagerSeen } from '../round/view.ts'

/**
 * What a family lays on a table beside its rounds: enough to draw any game between rounds, as a round's view
 * is enough to draw it during one.
 */
export interface TableFace {
  /** What the round being made up waits for. */
  readonly stage: TableStage
  readonly bank?: BankSeen
  /** The buttons that stay from round to round; a round's own replace those of the same kind. */
  readonly buttons: readonly Button[]
  /** The wagers that wait for the deal. */
  readonly wagers: readonly WagerSeen[]
  /** How much of a player's chips waits for the deal, by seat. */
  readonly lying: Readonly<Record<Seat, Cents>>
  /** The fees for what lies there now. */
  readonly fees?: readonly Fee[]
  /** What must be posted to be dealt in again, by seat. */
  readonly owes: Readonly<Record<Seat, { readonly live: Cents; readonly dead: Cents }>>
}

/**
 * The stage before the deal: a player takes the player-dealer position; wagers are placed; or only the deal
 * is left.
 */
export type TableStage = 'bank' | 'wagers' | 'pause'

/** The player-dealer position. */
export interface BankSeen {
  /** Its holder; nobody while it is being offered. */
  readonly seat?: Seat
  readonly wager?: Cents
  /** Whose turn it is to take it. */
  readonly offeredTo?: Seat
  /** Who will be asked first after this round, as everybody sits now; the holder may keep it for a second. */
  readonly next?: Seat
  /** Rounds in a row of the same holder, including this one, and the most allowed. */
  readonly turn: number
  readonly turns: number
}

/** The period in which this many players, other than a third-party provider, must bank. */
export interface RotationSeen {
  readonly needed: number
  readonly had: number
  /** When the game ends unless enough players have banked; or when it ended. */
  readonly by: number
  readonly isOver?: true
}

/** What is posted at a table for its players. */
export interface Layout {
  /** Where players may bet before the deal, and how much. */
  readonly spots: readonly Spot[]
  /** Back-line bettors that a hand may have: 0 for none. */
  readonly backLine: number | 'any'
  readonly blinds?: readonly Cents[]
  readonly ante?: Cents
}

/** A place on the layout, with what may be wagered there at this table. */
export interface Spot {
  readonly on: string
  readonly name: string
  readonly kind: 'base' | 'bonus'
  readonly min: Cents
  readonly max: Cents
  /** Wagers are multiples of this. */
  readonly step: Cents
  readonly must: boolean
  /** Only beside one of these. */
  readonly needs: readonly string[]
  /** As large as that wager. */
  readonly equals?: string
  /** No less than the base wager. */
  readonly fromBase?: true
  /** One wager on each of this many hands, numbered from 1. */
  readonly hands?: number
}

/** An option before the deal, with its bounds; `do` names its command. */
export type TableOption =
  /** Take the player-dealer position with this wager, or decline it with 0. */
  | {
      readonly do: 'bank'
      readonly min: Cents
      readonly max: Cents
      readonly usual: Cents
      /** The player-dealer's fee with one minimum wager on the table, and with many large ones. */
      readonly fee: { readonly min: Cents; readonly max: Cents }
    }
  /**
   * `seats`: the hands to bet on, the own one first unless another player bets it in this round; the others are
   * back-line bets. `circles`: empty ones, to bet and to play as own hands.
   */
  | {
      readonly do: 'wager'
      readonly seats: readonly Seat[]
      readonly circles: readonly Seat[]
      readonly stack: Cents
    }
  /**
   * The player owes blinds, or has changed seats: the ways to be dealt in again, and the default. `hands`:
   * how many hands the player waits out after a change of seat; else for the big blind.
   */
  | {
      readonly do: 'make-up'
      readonly ways: readonly MakeUp[]
      readonly chosen: MakeUp
      readonly hands?: number
    }

/**
 * How a player is dealt in again: by posting, by a straddle, by waiting; or at once, where nothing is owed.
 */
export const MAKE_UPS = ['post', 'straddle', 'wait', 'play'] as const
/** How a player who has missed blinds comes back in. */
export type MakeUp = (typeof MAKE_UPS)[number]
