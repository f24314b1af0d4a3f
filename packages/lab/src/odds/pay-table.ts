import { figuresOf, type Odds } from '@cardroom/engine'
import type { BonusTable } from '@cardroom/engine/banked'
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
