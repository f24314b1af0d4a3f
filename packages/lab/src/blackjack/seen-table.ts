import type { Readings } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { BlackjackOddsTable } from './table.ts'

/** The number of cached tables: one shoe is asked about again and again, earlier ones are not. */
const MAX_CACHED_TABLES = 4
/** A table with more numbered sets of cards is rebuilt. */
const MAX_SETS = 500_000

const kept = new Map<string, BlackjackOddsTable>()

/** The table of a shoe with these cards, possibly cached. */
export function oddsTableFor(
  filed: BlackjackRules,
  readings: Readings,
  shoe: Uint8Array,
): BlackjackOddsTable {
  const key = `${filed.id} ${JSON.stringify(readings)} ${shoe.join()}`
  const known = kept.get(key)
  kept.delete(key)
  const table =
    known && known.sets.length < MAX_SETS
      ? known
      : new BlackjackOddsTable(underReadings(filed, readings), shoe)
  kept.set(key, table)
  if (kept.size > MAX_CACHED_TABLES) kept.delete(kept.keys().next().value!)
  return table
}
