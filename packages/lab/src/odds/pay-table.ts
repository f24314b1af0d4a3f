import { figuresOf, type Odds, type Readings } from '@cardroom/engine'
import {
  type BonusTable,
  type FiledOutcomeByReading,
  type ShowdownTable,
  verdictOf,
} from '@cardroom/engine/banked'
import { Distribution } from './distribution.ts'

/** What odds pay per unit: `"3:2"` is 1.5. */
export function perUnit(odds: Odds): number {
  const [pays, every] = figuresOf(odds)
  return pays / every
}

/** The results of a bonus bet, given how often each hand comes. */
export function bonusResults<Hand extends string>(
  bonus: BonusTable<Hand>,
  counts: ReadonlyMap<Hand, number>,
): Distribution {
  const results = new Distribution()
  for (const [hand, count] of counts) {
    const row = bonus.pays.find(one => one.hand === hand)
    results.add(row ? perUnit(row.pays) : -1, count)
  }
  return results
}

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
