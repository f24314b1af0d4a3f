import type { Readings } from '@cardroom/engine'
import { type FiledOutcomeByReading, type ShowdownTable, verdictOf } from '@cardroom/engine/banked'
import { perUnit } from './pay-table.ts'

/** How a showdown can end: the player-dealer qualifies or not, times the player's hand is higher, equal or lower. */
export const ENDS = 6

/** What a wager comes to in each end, per unit of it. */
export function endValues<Wager extends string>(
  showdown: ShowdownTable<Wager>,
  wager: Wager,
  readings: Readings,
): number[] {
  return (['qualified', 'unqualified'] as const).flatMap(qualified =>
    (['higher', 'equal', 'lower'] as const).map(compared =>
      resultOf(showdown[qualified][compared][wager], readings),
    ),
  )
}

function resultOf(decided: FiledOutcomeByReading, readings: Readings): number {
  const verdict = verdictOf(decided, readings)
  if (verdict.outcome === 'win' && 'odds' in verdict) return perUnit(verdict.odds)
  return verdict.outcome === 'lose' ? -1 : 0
}
