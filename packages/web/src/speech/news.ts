import type { Event } from '@cardroom/engine'
import { nameOf, UNKNOWN } from '@cardroom/engine/cards'
import type { TableView } from '@cardroom/protocol'
import { type Names, sayLog } from '@cardroom/words'

/** How far a round has been heard. */
export interface Heard {
  readonly round: string
  readonly events: number
}

const logOf = ({ round, last }: TableView): readonly Event[] => round?.view.log ?? last?.view?.log ?? []

export const heardOf = (table: TableView): Heard => ({
  round: table.round?.id ?? table.last?.id ?? '',
  events: logOf(table).length,
})

/** Others' cards come face down one after the other: nobody needs to hear of each. */
const isWorthSaying = (event: Event): boolean =>
  event.type !== 'dealt' || nameOf(event.card) !== nameOf(UNKNOWN) || !/^\d+$/.test(event.to)

/** What has happened since, in words: each event once, however the log puts its lines together. */
export function newsSince(before: Heard, table: TableView, names: Names): string[] {
  const now = heardOf(table)
  const from = before.round === now.round ? before.events : 0
  return sayLog(logOf(table).slice(from).filter(isWorthSaying), names).map(({ text }) => text)
}
