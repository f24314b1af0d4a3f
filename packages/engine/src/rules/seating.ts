import type { Cite } from './cite.ts'

/** How many buys may be smaller than the least buy-in: one as long as one stays, or one after each full buy. */
export const SHORT_BUYS = ['once', 'after-each-full-buy'] as const
/** How often somebody may buy less than the least. */
export type ShortBuys = (typeof SHORT_BUYS)[number]

/** What a filing prints of taking a seat and of giving it up; each only where it is printed. */
export interface SeatingRules {
  readonly buyIn?: {
    /** The least that one sits down with, in minimum bets; where no number is printed the house says. */
    readonly minimumBets?: number
    readonly shortBuys: ShortBuys
    readonly cite: Cite
  }
  /** Who comes back to the same game sooner than that brings at least what was taken away. */
  readonly returns?: { readonly minutes: number; readonly cite: Cite }
  /** So long a seat is held for who is away; then the name goes on the waiting list. */
  readonly held?: { readonly minutes: number; readonly cite: Cite }
  /** So long a seat is kept for who waits and was called to it. */
  readonly called?: { readonly minutes: number; readonly cite: Cite }
  /** Seats are changed only in a game of so many, or when somebody new comes in. */
  readonly changes?: { readonly players: number; readonly cite: Cite }
}

/** No filing says how long a seat is kept for who was called to it: long enough to come from another page. */
const CALLED: NonNullable<SeatingRules['called']> = { minutes: 3, cite: 'practice' }

/** How long a seat is kept for one who was called to it. */
export const calledFor = ({ seating }: { readonly seating?: SeatingRules }): typeof CALLED =>
  seating?.called ?? CALLED
