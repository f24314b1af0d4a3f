import { FROM_DEAL } from './hands.ts'
import { ACE_KIND, TEN_KIND } from './kinds.ts'
import type { BlackjackOddsTable } from './table.ts'

/** What the insurance of two cards wins against a natural, in units; it costs half a wager. */
export function insuranceWins({ rules, pays, hands }: BlackjackOddsTable, hand: number): number {
  return rules.insurance!.ofNatural === 'returned' && hands.side(FROM_DEAL, hand).natural ? 0 : pays.insured
}

/** Whether insurance gains for a player who looks at the hand's two cards. */
export function insures(table: BlackjackOddsTable, hand: number, up: number): boolean {
  const { rules, bank, pays } = table
  if (!rules.insurance || up !== ACE_KIND || bank.natural < 0) return false
  const natural = table.left(TEN_KIND, hand, up) / table.size(hand)
  return natural * insuranceWins(table, hand) > ((1 - natural) * pays.unit) / 2
}
