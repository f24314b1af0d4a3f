import { type Ask, isRefusal, type Refusal, type RuleSet, readingsOf } from '@cardroom/engine'
import { parseCard } from '@cardroom/engine/cards'
import type { Position } from '@cardroom/lab'
import type { ShoeReply, TableView } from '@cardroom/protocol'

/** The decision that this player is asked now. */
export const ownAsk = ({ you }: Pick<TableView, 'you'>): Ask | undefined =>
  you.may.find(one => one.do === 'move')?.ask

/** What everybody knows of the shoe. */
type KnownShoe = Pick<ShoeReply, 'supply' | 'decks' | 'gone'>

/**
 * The position of the player's decision, made from their own view of the table and from what everybody knows of the
 * shoe, and from nothing else.
 */
export function positionOf(
  table: Pick<TableView, 'you' | 'round' | 'readings'>,
  rules: RuleSet,
  shoe: KnownShoe | undefined,
): Position | Refusal | undefined {
  const ask = ownAsk(table)
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
    // Where every round has a fresh deck, earlier cards are back in it.
    gone: shoe?.supply === 'shoe' ? shoe.gone.flatMap(name => parseCard(name) ?? []) : [],
  }
}
