import type { Card } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Saying } from '../say/saying.ts'
import type { Face, Place, Seat } from './awaiting.ts'
import type { ButtonKind, ButtonPlace } from './button.ts'
import type { Fee, PotShare, RulingLine, WagerLine } from './result.ts'

/** The events of a round, in order: the log that people read and a page animates. */
export type Event =
  | { readonly type: 'fee'; readonly fee: Fee }
  | { readonly type: 'posted'; readonly seat: Seat; readonly what: string; readonly cents: Cents }
  /** Uncalled chips, or chips that the floor gives back. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly cents: Cents }
  /** `names`: the place of their total; the action button goes there, or on from there. */
  | { readonly type: 'dice'; readonly dice: readonly number[]; readonly names: Seat }
  /** `counted`: the card that was counted off to find its place. */
  | {
      readonly type: 'button'
      readonly button: ButtonKind
      readonly at: ButtonPlace
      readonly counted?: Card
    }
  | {
      readonly type: 'dealt'
      readonly to: Place
      readonly hand?: number
      readonly card: Card
      readonly face: Face
    }
  | { readonly type: 'boxed'; readonly to: Place; readonly card: Card }
  | { readonly type: 'shown'; readonly place: Place; readonly hand?: number; readonly cards: readonly Card[] }
  /** With `open`, the cards that were named lie face up. */
  | { readonly type: 'moved'; readonly move: MoveMade; readonly open?: true }
  /** Chips that went from one player to another in the middle of a round. */
  | {
      readonly type: 'paid'
      readonly from: Seat
      readonly to: Seat
      readonly cents: Cents
      readonly for: string
    }
  | { readonly type: 'hand'; readonly place: Place; readonly hand?: number; readonly is: Saying }
  | { readonly type: 'settled'; readonly line: WagerLine }
  | { readonly type: 'won'; readonly share: PotShare; readonly pot: number }
  /** The consequence in the game's list, where the floor has ruled. */
  | { readonly type: 'ruled'; readonly ruling: RulingLine; readonly then?: Saying }
  /** `root`: the house's commitment to the new order. */
  | { readonly type: 'reshuffled'; readonly count: number; readonly root?: string }

/** A move as the log tells of it. */
export interface MoveMade {
  readonly seat: Seat
  readonly hand?: number
  readonly by?: string
  /** Who made it, where nobody sits at the seat. */
  readonly player?: Seat
  readonly move: string
  readonly cents?: Cents
  /** Named cards; hidden from the others where they were given up face down. */
  readonly cards?: readonly Card[]
  readonly to?: string
}
