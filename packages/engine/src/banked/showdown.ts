import type { Odds } from '../money/odds.ts'
import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import type { Verdict } from './live.ts'
import type { PayTable } from './rules.ts'

/** The player's hand beside the player-dealer's. */
export type Comparison = 'higher' | 'equal' | 'lower'

/** How a player's hand stands to the bank's. */
export const compared = (player: number, bank: number): Comparison =>
  player > bank ? 'higher' : player < bank ? 'lower' : 'equal'

/** What becomes of a wager, as a filing prints it. */
export type Filed =
  | { readonly outcome: 'win'; readonly pays: Odds; readonly cite: Cite }
  | { readonly outcome: 'lose' | 'push'; readonly cite: Cite }

/** The same, where a reading can change it. */
export type Decided = Filed & {
  readonly unless?: { readonly reading: string; readonly is: string; readonly otherwise: Filed }
}

/** What becomes of each kind of wager, by whether the player-dealer's hand qualifies and how the hands compare. */
export type Showdown<Wager extends string> = Readonly<
  Record<'qualified' | 'unqualified', Readonly<Record<Comparison, Readonly<Record<Wager, Decided>>>>>
>

/** What becomes of it as the house reads its rules. */
export const filedUnder = (decided: Decided, readings: Readings): Filed => {
  const { unless } = decided
  return unless && readings[unless.reading] === unless.is ? unless.otherwise : decided
}

/** What becomes of a wager that was decided, under the readings of the house. */
export function verdictOf(decided: Decided, readings: Readings): Verdict {
  const filed = filedUnder(decided, readings)
  return filed.outcome === 'win'
    ? { outcome: 'win', odds: filed.pays, rule: filed.cite }
    : { outcome: filed.outcome, rule: filed.cite }
}

/** A bonus bet on a hand: it pays by the table, and loses with any other hand. */
export interface BonusTable<Hand extends string> {
  readonly pays: PayTable<Hand>
  readonly loses: Cite
}

/** What becomes of a bonus bet of the blackjack family. */
export function bonusVerdict<Hand extends string>(bonus: BonusTable<Hand>, hand: Hand): Verdict {
  const row = bonus.pays.find(one => one.hand === hand)
  return row ? { outcome: 'win', odds: row.pays, rule: row.cite } : { outcome: 'lose', rule: bonus.loses }
}
