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
      /** It may be a card that nobody sees, or that the record does not know. */
      readonly unseen?: true
      /** It goes to a seat that is no longer in the hand. */
      readonly idle?: true
      /** A boxed card is not replaced at once: it comes as it is. */
      readonly asItComes?: true
    }
  | { readonly kind: 'dice'; readonly count: number }
  /** These cards go back into the shoe. */
  | { readonly kind: 'shuffle'; readonly cards: readonly Card[] }
  /** One of these decisions; with several, they may come in any order. */
  | { readonly kind: 'decision'; readonly asked: readonly Ask[] }
  /** Everything is decided: the floor may still rule before the chips move, and these moves are still free. */
  | { readonly kind: 'settlement'; readonly asked?: readonly Ask[] }
  /** The round is over: read its result. */
  | { readonly kind: 'nothing' }

/** A card that is awaited: where it goes, and how it lies there. */
export type CardAwaited = Extract<Awaiting, { kind: 'card' }>

/** How a card lies: face down it is seen by its own seat only, until it is turned up. */
export type Face = 'up' | 'down'

/** A decision of one hand, with everything that it may legally be. */
export interface Ask {
  readonly seat: Seat
  readonly hand?: number
  /** The back-line bettor who is asked, where it is not the seat's own player. */
  readonly by?: string
  /** The seat of the person who is asked, where nobody sits at the hand's own. */
  readonly player?: Seat
  readonly options: readonly Option[]
  /** Nobody has to answer: silence declines. */
  readonly offer?: true
}

/** Where the person sits who is asked, unless it is a back-line bettor. */
export const askedSeat = ({ seat, player = seat }: Pick<Ask, 'seat' | 'player'>): Seat => player

/** Something that a seat may legally do, with its bounds. */
export interface Option {
  readonly move: string
  /** What the move puts in, where it names no amount. */
  readonly costs?: Cents
  /** The move names an amount within these bounds (in steps from the least); `usual` is meant when it names none. */
  readonly cents?: {
    readonly min: Cents
    readonly max: Cents
    readonly step?: Cents
    readonly usual?: Cents
  }
  /** The move names between `min` and `max` of these cards; where there are `groups`, the cards of one of them. */
  readonly cards?: {
    readonly from: readonly Card[]
    readonly min: number
    readonly max: number
    readonly groups?: readonly (readonly Card[])[]
    /** What else the hand has, and the move does not take. */
    readonly besides?: readonly Card[]
    /** What each of the groups, or else each of the cards, earns from every opponent. */
    readonly pays?: readonly Cents[]
  }
  /** What the move goes to, where that must be named: `add 5h to 2`. Each target is an option of its own. */
  readonly to?: string
  /** This is done for one whose time runs out: it risks nothing more. */
  readonly safe?: true
  /** A slip that cannot be undone and costs: the page asks again. With an amount, from this amount on. */
  readonly grave?: true | Cents
  /** It ends one's part in the round. */
  readonly ends?: true
  /** The key that suits it on a keyboard: `f`. */
  readonly key?: string
}

/** What an offer is answered with by one who does not want it. */
export const DECLINE: Option = { move: 'decline', safe: true, key: 'n' }

/** What comes of an offer that nobody answers: what is safe, or it is declined. */
export function declined(ask: Ask): Move {
  const { move } = ask.options.find(option => option.safe) ?? DECLINE
  return { kind: 'move', ...whom(ask), move }
}

/**
 * Everything that can be put into a round. Its list of inputs is the round: the same inputs lead to the same
 * result.
 */
export type Input =
  | { readonly kind: 'card'; readonly card: Card; readonly boxed?: true }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  /** `root`: of the tree over their new order, where the house is bound to it. */
  | { readonly kind: 'shuffled'; readonly root?: string }
  | Move
  | Ruling
  | { readonly kind: 'settle' }

/**
 * What a seat decides: one of the options that it was asked with, and an amount or cards where the option wants
 * them.
 */
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

/** What the floor rules when something has gone wrong. */
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
export function whose(of: { seat: Seat; hand?: number | undefined; by?: string | undefined }): string {
  return `${of.seat}${of.hand === undefined ? '' : `.${of.hand}`}${of.by === undefined ? '' : `/${of.by}`}`
}

/** Whom an ask or a move is for: the seat, its hand where it has several, a back-line bettor. */
export interface Whose {
  readonly seat: Seat
  readonly hand?: number | undefined
  readonly by?: string | undefined
}

/** Only whom something is for, and nothing else of it. */
export const whom = ({ seat, hand, by }: Whose): { seat: Seat; hand?: number; by?: string } => ({
  seat,
  ...(hand === undefined ? {} : { hand }),
  ...(by === undefined ? {} : { by }),
})
