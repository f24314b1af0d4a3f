import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Button } from '../round/button.ts'
import type { Fee } from '../round/result.ts'
import type { WagerSeen } from '../round/view.ts'

/**
 * What a family lays at a table besides its rounds: enough to draw any game while nothing is dealt, as a round's
 * view is enough to draw it while it is played.
 */
export interface TableFace {
  /** What a round that is being made up waits for. */
  readonly stage: Stage
  readonly bank?: BankSeen
  /** The buttons that lie there from round to round; a round's own take the place of those of the same kind. */
  readonly buttons: readonly Button[]
  /** The wagers that wait for the deal. */
  readonly wagers: readonly WagerSeen[]
  /** How much of a player's chips waits for the deal, by seat. */
  readonly lying: Readonly<Record<Seat, Cents>>
  /** What will be collected for what lies there now. */
  readonly fees?: readonly Fee[]
  /** What must be posted to be dealt in again, by seat. */
  readonly owes: Readonly<Record<Seat, { readonly live: Cents; readonly dead: Cents }>>
}

/** Somebody takes the player-dealer position; wagers are placed; or nothing is left to do but to deal. */
export type Stage = 'bank' | 'wagers' | 'pause'

/** The player-dealer position. */
export interface BankSeen {
  /** Who has it; nobody yet while it is being offered. */
  readonly seat?: Seat
  readonly wager?: Cents
  /** Whose turn it is to take it. */
  readonly offeredTo?: Seat
  /** Who will be asked first when this round is over, as everybody sits now; who has it may keep it for a second. */
  readonly next?: Seat
  /** Rounds in a row that the same person has had it, this one included, and how many there may be. */
  readonly turn: number
  readonly turns: number
}

/** The time in which so many players, other than a third-party provider, must have the player-dealer position. */
export interface RotationSeen {
  readonly needed: number
  readonly had: number
  /** The game ends then, unless so many have had it; or ended then. */
  readonly by: number
  readonly isOver?: true
}

/** What is posted at a table for its players. */
export interface Layout {
  /** Where one may bet before the deal, and how much. */
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
  /** As much as that one. */
  readonly equals?: string
  /** No less than the base wager. */
  readonly fromBase?: true
  /** One wager on each of so many hands, numbered from 1. */
  readonly hands?: number
}

/** Something that one may do before the deal, with its bounds; `do` names the command that does it. */
export type OwnMay =
  /** Take the player-dealer position with so much, or decline it with 0. */
  | {
      readonly do: 'bank'
      readonly min: Cents
      readonly max: Cents
      readonly usual: Cents
      /** What the player-dealer pays of the collection, with one least wager on the table and with many great ones. */
      readonly fee: { readonly min: Cents; readonly max: Cents }
    }
  /**
   * `seats`: the hands that may be bet on, one's own first unless somebody else bets it in this round; the others
   * are back-line bets. `circles`: those where nobody sits, to bet and to play as one's own.
   */
  | {
      readonly do: 'wager'
      readonly seats: readonly Seat[]
      readonly circles: readonly Seat[]
      readonly stack: Cents
    }
  /**
   * Blinds are owed, or a seat was changed: how one may be dealt in again, and how one will be unless something else
   * is said. `hands`: how many hands are waited out after a change of seat; else one waits for the big blind.
   */
  | {
      readonly do: 'make-up'
      readonly ways: readonly MakeUp[]
      readonly chosen: MakeUp
      readonly hands?: number
    }

/** How one is dealt in again: by posting, by a straddle, by waiting; or at once, where nothing is owed. */
export const MAKE_UPS = ['post', 'straddle', 'wait', 'play'] as const
/** How one who has missed blinds comes back in. */
export type MakeUp = (typeof MAKE_UPS)[number]
