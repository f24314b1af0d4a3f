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

export const bettor = ({ seat, by }: Bettor): Account => (by === undefined ? String(seat) : `${seat}/${by}`)

/** A wager on the table. */
export interface LiveWager {
  readonly seat: Seat
  readonly by?: string
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
