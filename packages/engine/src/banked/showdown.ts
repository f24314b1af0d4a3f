import type { Odds } from '../money/odds.ts'
import type { Cite } from '../rules/cite.ts'
import type { Readings } from '../rules/readings.ts'
import type { Verdict } from './live.ts'
import type { PayTable } from './rules.ts'

/** The player's hand beside the player-dealer's. */
export type HandComparison = 'higher' | 'equal' | 'lower'

/** Compares a player's hand with the player-dealer's. */
export const handComparisonOf = (player: number, bank: number): HandComparison =>
  player > bank ? 'higher' : player < bank ? 'lower' : 'equal'

/** The outcome of a wager, as a filing prints it. */
export type FiledOutcome =
  | { readonly outcome: 'win'; readonly pays: Odds; readonly cite: Cite }
  | { readonly outcome: 'lose' | 'push'; readonly cite: Cite }

/** A printed outcome that a reading can change. */
export type FiledOutcomeByReading = FiledOutcome & {
  readonly unless?: { readonly reading: string; readonly is: string; readonly otherwise: FiledOutcome }
}

/** The outcome of each kind of wager, by whether the player-dealer qualifies and how the hands compare. */
export type ShowdownTable<Wager extends string> = Readonly<
  Record<
    'qualified' | 'unqualified',
    Readonly<Record<HandComparison, Readonly<Record<Wager, FiledOutcomeByReading>>>>
  >
>

/** The outcome under the house's readings. */
export const filedUnder = (decided: FiledOutcomeByReading, readings: Readings): FiledOutcome => {
  const { unless } = decided
  return unless && readings[unless.reading] === unless.is ? unless.otherwise : decided
}

/** The verdict on a decided wager under the house's readings. */
export function verdictOf(decided: FiledOutcomeByReading, readings: Readings): Verdict {
  const filed = filedUnder(decided, readings)
  return filed.outcome === 'win'
    ? { outcome: 'win', odds: filed.pays, rule: filed.cite }
    : { outcome: filed.outcome, rule: filed.cite }
}

/** A bonus bet on a hand: it pays by its table, and loses with any other hand. */
export interface BonusTable<Hand extends string> {
  readonly pays: PayTable<Hand>
  readonly loses: Cite
}

/** The verdict on a bonus bet. */
export function bonusVerdict<Hand extends string>(bonus: BonusTable<Hand>, hand: Hand): Verdict {
  const row = bonus.pays.find(one => one.hand === hand)
  return row ? { outcome: 'win', odds: row.pays, rule: row.cite } : { outcome: 'lose', rule: bonus.loses }
}
