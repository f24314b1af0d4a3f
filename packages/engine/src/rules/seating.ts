import type { Cite } from './cite.ts'

/** How many buys may be below the minimum: one per stay, or one after each full buy. */
export const SHORT_BUYS = ['once', 'after-each-full-buy'] as const
/** How often a player may buy less than the minimum. */
export type ShortBuys = (typeof SHORT_BUYS)[number]

/** What a filing prints about taking and giving up a seat; a missing field is not printed. */
export interface SeatingRules {
  readonly buyIn?: {
    /** The minimum buy-in, in minimum bets; where no number is printed the house decides. */
    readonly minimumBets?: number
    readonly shortBuys: ShortBuys
    readonly cite: Cite
  }
  /** A player who comes back to the same game sooner brings at least what was taken away. */
  readonly returns?: { readonly minutes: number; readonly cite: Cite }
  /** How long a seat is held for a player who is away; then the name goes on the waiting list. */
  readonly held?: { readonly minutes: number; readonly cite: Cite }
  /** How long a seat is kept for a waiting player who was called to it. */
  readonly called?: { readonly minutes: number; readonly cite: Cite }
  /** Seats are changed only in a game of this many, or when a new player comes in. */
  readonly changes?: { readonly players: number; readonly cite: Cite }
}

/** No filing says how long a seat is kept for a called player: long enough to come from another page. */
const DEFAULT_CALL_HOLD: NonNullable<SeatingRules['called']> = { minutes: 3, cite: 'practice' }

/** How long a seat is kept for a called player. */
export const calledFor = ({ seating }: { readonly seating?: SeatingRules }): typeof DEFAULT_CALL_HOLD =>
  seating?.called ?? DEFAULT_CALL_HOLD
