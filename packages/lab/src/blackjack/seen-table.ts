import type { Readings } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { Table } from './table.ts'

/** So many tables are kept: a shoe is asked about again and again, and those before it are not. */
const KEPT = 4
/** A table that has numbered more sets of cards is made anew. */
const MOST_SETS = 500_000

const kept = new Map<string, Table>()

/** The table of a shoe with so many of each card, which may have been asked about before. */
export function tableOf(filed: BlackjackRules, readings: Readings, shoe: Uint8Array): Table {
  const key = `${filed.id} ${JSON.stringify(readings)} ${shoe.join()}`
  const known = kept.get(key)
  kept.delete(key)
  const table =
    known && known.sets.length < MOST_SETS ? known : new Table(underReadings(filed, readings), shoe)
  kept.set(key, table)
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  return table
}
