import type { Event } from '@cardroom/engine'
import { nameOf, UNKNOWN } from '@cardroom/engine/cards'
import type { TableView } from '@cardroom/protocol'
import { type Names, sayLog } from '@cardroom/words'

/** How far a round has been heard. */
interface HeardProgress {
  readonly round: string
  readonly events: number
}

const logOf = ({ round, last }: TableView): readonly Event[] => round?.view.log ?? last?.view?.log ?? []

export const heardOf = (table: TableView): HeardProgress => ({
  round: table.round?.id ?? table.last?.id ?? '',
  events: logOf(table).length,
})

/** Whether an event is worth saying; others' face-down cards are not. */
const isWorthSaying = (event: Event): boolean =>
  event.type !== 'dealt' || nameOf(event.card) !== nameOf(UNKNOWN) || !/^\d+$/.test(event.to)

/** The new events in words, each once, however the log joins its lines. */
export function newsSince(before: HeardProgress, table: TableView, names: Names): string[] {
  const now = heardOf(table)
  const from = before.round === now.round ? before.events : 0
  return sayLog(logOf(table).slice(from).filter(isWorthSaying), names).map(({ text }) => text)
}
