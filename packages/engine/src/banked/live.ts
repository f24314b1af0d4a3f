import type { Cents } from '../money/cents.ts'
import type { Account } from '../money/chips.ts'
import type { Odds } from '../money/odds.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Cite } from '../rules/cite.ts'

/** Who bets: the seat's own player, or somebody on its back line. */
export interface Bettor {
  readonly seat: Seat
  readonly by?: string | undefined
}

/** Whose wager on a hand. */
export const bettor = ({ seat, by }: Bettor): string => (by === undefined ? String(seat) : `${seat}/${by}`)

/** A bettor, and who that is where it is not the seat's own player. */
export interface Staked extends Bettor {
  /** The seat of the person who bets this circle, where nobody sits. */
  readonly player?: Seat | undefined
}

/** Whose chips they are: one who bets several circles has them all at the own seat. */
export const accountOf = ({ seat, by, player = seat }: Staked): Account =>
  by === undefined ? String(player) : `${seat}/${by}`

/** Whether two wagers are of the same chips. */
export const isSameAccount = (a: Staked, b: Staked): boolean =>
  a.by === b.by && (a.by === undefined ? (a.player ?? a.seat) === (b.player ?? b.seat) : a.seat === b.seat)

/** A wager on the table. */
export interface LiveWager {
  readonly seat: Seat
  readonly by?: string
  /** The seat of the person who bets this circle, where nobody sits. */
  readonly player?: Seat
  readonly on: string
  /** The hand it lies on; when cards are split the hands are numbered anew, and the wager stays with its own. */
  hand?: number
  /** A prize for the hand of this other seat. */
  readonly for?: Seat
  readonly amount: Cents
  /** How much of it gets action, where that is not all. */
  readonly acting?: Cents
  settled: boolean
}

/** What the rules say of a wager. The settler moves the chips. */
export type Verdict =
  | { readonly outcome: 'win'; readonly odds: Odds; readonly rule: Cite }
  /** A prize in chips instead of odds. */
  | { readonly outcome: 'win'; readonly prize: Cents; readonly rule: Cite }
  /** `only` where not the whole wager is lost (surrender). */
  | { readonly outcome: 'lose'; readonly only?: Cents; readonly rule: Cite }
  | { readonly outcome: 'push'; readonly rule: Cite }
  | { readonly outcome: 'withdrawn'; readonly rule: Cite }
