import { type Ask, isRefusal, type Refusal, type RuleSet, readingsOf } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import type { Position } from '@cardroom/lab'
import type { ShoeReply, TableView } from '@cardroom/protocol'

/** What this person is asked now. */
export const askedOf = ({ you }: Pick<TableView, 'you'>): Ask | undefined =>
  you.may.find(one => one.do === 'move')?.ask

/** What is known of the shoe to everybody. */
export type ShoeKnown = Pick<ShoeReply, 'supply' | 'decks' | 'gone'>

/**
 * The decision as the person meets it: made of their own view of the table and of what everybody knows of the shoe,
 * and of nothing else.
 */
export function positionOf(
  table: Pick<TableView, 'you' | 'round' | 'readings'>,
  rules: RuleSet,
  shoe: ShoeKnown | undefined,
): Position | Refusal | undefined {
  const ask = askedOf(table)
  const view = table.round?.view
  if (!ask || !view) return undefined
  const readings = readingsOf(rules, table.readings)
  if (isRefusal(readings)) return readings
  return {
    rules,
    readings,
    ...(shoe?.decks === undefined ? {} : { decks: shoe.decks }),
    view,
    ask,
    // Where every round has a deck of its own, what was seen before is in it again.
    gone: shoe?.supply === 'shoe' ? shoe.gone.flatMap(name => parseCard(name) ?? []) : [],
  }
}
