import type { Cents } from '../money/cents.ts'
import type { ChipAccount } from '../money/chips.ts'
import type { Odds } from '../money/odds.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Cite } from '../rules/cite.ts'

/** A bettor: the seat's own player, or one on its back line. */
export interface Bettor {
  readonly seat: Seat
  readonly by?: string | undefined
}

/** The bettor of a wager. */
export const bettor = ({ seat, by }: Bettor): string => (by === undefined ? String(seat) : `${seat}/${by}`)

/** A bettor, with the person's own seat where that is another one. */
export interface BettorOfCircle extends Bettor {
  /** The seat of the person who bets this circle, where nobody sits. */
  readonly player?: Seat | undefined
}

/** The account of a bettor: for several circles, all chips are at the player's own seat. */
export const accountOf = ({ seat, by, player = seat }: BettorOfCircle): ChipAccount =>
  by === undefined ? String(player) : `${seat}/${by}`

/** Whether two wagers come from the same account. */
export const isSameAccount = (a: BettorOfCircle, b: BettorOfCircle): boolean =>
  a.by === b.by && (a.by === undefined ? (a.player ?? a.seat) === (b.player ?? b.seat) : a.seat === b.seat)

/** A wager on the table. */
export interface LiveWager {
  readonly seat: Seat
  readonly by?: string
  /** The seat of the person who bets this circle, where nobody sits. */
  readonly player?: Seat
  readonly on: string
  /** The hand under the wager; a split renumbers the hands, and the wager stays with its hand. */
  hand?: number
  /** A prize for the hand of this other seat. */
  readonly for?: Seat
  readonly amount: Cents
  /** How much of the wager has action, where that is not all of it. */
  readonly acting?: Cents
  settled: boolean
}

/** The verdict of the rules on a wager. The settler moves the chips. */
export type Verdict =
  | { readonly outcome: 'win'; readonly odds: Odds; readonly rule: Cite }
  /** A prize in chips instead of odds. */
  | { readonly outcome: 'win'; readonly prize: Cents; readonly rule: Cite }
  /** `only` where not the whole wager is lost (surrender). */
  | { readonly outcome: 'lose'; readonly only?: Cents; readonly rule: Cite }
  | { readonly outcome: 'push'; readonly rule: Cite }
  | { readonly outcome: 'withdrawn'; readonly rule: Cite }
