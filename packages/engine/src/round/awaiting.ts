import type { Card } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'

/** Seats are numbered clockwise from 1; seat 1 is at the house dealer's left. */
export type Seat = number

/** Where a card goes: a seat's number, `bank`, `player`, `banker`, `board`, `board2` or `burn`. */
export type Place = string

/** What a round needs before it can go on. */
export type Awaiting =
  | {
      readonly kind: 'card'
      readonly to: Place
      readonly hand?: number
      readonly face: Face
      /** The card may be one that nobody sees, or that the record does not know. */
      readonly unseen?: true
      /** The card goes to a seat that is no longer in the hand. */
      readonly idle?: true
      /** A boxed card is not replaced at once: it is dealt as it is. */
      readonly asItComes?: true
    }
  | { readonly kind: 'dice'; readonly count: number }
  /** These cards go back into the shoe. */
  | { readonly kind: 'shuffle'; readonly cards: readonly Card[] }
  /** One of these decisions; several may come in any order. */
  | { readonly kind: 'decision'; readonly asked: readonly Ask[] }
  /**
   * Everything is decided: the floor may still rule before the chips move, and these moves are still free.
   */
  | { readonly kind: 'settlement'; readonly asked?: readonly Ask[] }
  /** The round is over: read its result. */
  | { readonly kind: 'nothing' }

/** An awaited card: where it goes, and how it lies there. */
export type CardAwaited = Extract<Awaiting, { kind: 'card' }>

/** How a card lies: a card face down is seen by its own seat only, until it is turned up. */
export type Face = 'up' | 'down'

/** A decision of one hand, with all legal options. */
export interface Ask {
  readonly seat: Seat
  readonly hand?: number
  /** The back-line bettor who decides, where that is not the seat's own player. */
  readonly by?: string
  /** The seat of the person who decides, where nobody sits at the hand's own. */
  readonly player?: Seat
  readonly options: readonly Option[]
  /** The decision is optional: silence declines. */
  readonly offer?: true
}

/** The seat of the person who decides, unless it is a back-line bettor. */
export const askedSeat = ({ seat, player = seat }: Pick<Ask, 'seat' | 'player'>): Seat => player

/** A legal option of a seat, with its bounds. */
export interface Option {
  readonly move: string
  /** What the move puts in, where it names no amount. */
  readonly costs?: Cents
  /**
   * The move names an amount within these bounds (in steps from the minimum); without one it means `usual`.
   */
  readonly cents?: {
    readonly min: Cents
    readonly max: Cents
    readonly step?: Cents
    readonly usual?: Cents
  }
  /** The move names between `min` and `max` of these cards; with `groups`, the cards of one group. */
  readonly cards?: {
    readonly from: readonly Card[]
    readonly min: number
    readonly max: number
    readonly groups?: readonly (readonly Card[])[]
    /** The other cards of the hand, which the move does not take. */
    readonly besides?: readonly Card[]
    /** What each of the groups, or else each of the cards, earns from every opponent. */
    readonly pays?: readonly Cents[]
  }
  /** The target of the move, where it must name one: `add 5h to 2`. Each target is an option of its own. */
  readonly to?: string
  /** The move that is made for a player whose time runs out: it risks nothing more. */
  readonly safe?: true
  /** A costly slip that cannot be undone: the page asks again. With a number, from this amount on. */
  readonly grave?: true | Cents
  /** The move ends the player's part in the round. */
  readonly ends?: true
  /** Its key on a keyboard: `f`. */
  readonly key?: string
}

/** The move that declines an offer. */
export const DECLINE: Option = { move: 'decline', safe: true, key: 'n' }

/** The answer to an offer that nobody answers: the safe option, or declining. */
export function declined(ask: Ask): Move {
  const { move } = ask.options.find(option => option.safe) ?? DECLINE
  return { kind: 'move', ...deciderOf(ask), move }
}

/** Every input of a round. The list of its inputs is the round: the same inputs lead to the same result. */
export type Input =
  | { readonly kind: 'card'; readonly card: Card; readonly boxed?: true }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  /** `root`: of the tree over the new order, where the house commits to it. */
  | { readonly kind: 'shuffled'; readonly root?: string }
  | Move
  | Ruling
  | { readonly kind: 'settle' }

/** A decision of a seat: one of its options, with an amount or cards where the option wants them. */
export interface Move {
  readonly kind: 'move'
  readonly seat: Seat
  readonly hand?: number
  readonly by?: string
  readonly move: string
  readonly cents?: Cents
  readonly cards?: readonly Card[]
  readonly to?: string
}

/** A ruling of the floor on something that has gone wrong. */
export interface Ruling {
  readonly kind: 'ruling'
  readonly name: string
  readonly seat?: Seat
  readonly hand?: number
  readonly by?: string
  readonly cards?: readonly Card[]
  readonly cents?: Cents
}

/** `3`, `3.2`, `3/Kim`: whose hand or wager, as records and messages write it. */
export function writeDecider(of: { seat: Seat; hand?: number | undefined; by?: string | undefined }): string {
  return `${of.seat}${of.hand === undefined ? '' : `.${of.hand}`}${of.by === undefined ? '' : `/${of.by}`}`
}

/** Whose decision or move it is: the seat, its hand where it has several, a back-line bettor. */
export interface Decider {
  readonly seat: Seat
  readonly hand?: number | undefined
  readonly by?: string | undefined
}

/** Only the seat, hand and bettor of something. */
export const deciderOf = ({ seat, hand, by }: Decider): { seat: Seat; hand?: number; by?: string } => ({
  seat,
  ...(hand === undefined ? {} : { hand }),
  ...(by === undefined ? {} : { by }),
})
