import { DEALT } from './hands.ts'
import { ACE, TEN } from './kinds.ts'
import type { Table } from './table.ts'

/** What the insurance of two cards wins against a natural, in units; it costs half a wager. */
export function insuranceWins({ rules, pays, hands }: Table, hand: number): number {
  return rules.insurance!.ofNatural === 'returned' && hands.side(DEALT, hand).natural ? 0 : pays.insured
}

/** Whether insuring is worth it to one who looks at the hand's two cards. */
export function insures(table: Table, hand: number, up: number): boolean {
  const { rules, bank, pays } = table
  if (!rules.insurance || up !== ACE || bank.natural < 0) return false
  const natural = table.left(TEN, hand, up) / table.size(hand)
  return natural * insuranceWins(table, hand) > ((1 - natural) * pays.unit) / 2
}
