import {
  freeSeats,
  type Refusal,
  type SeatedPlayer,
  seatedAt,
  seatsFor,
  type Table,
  waitingAt,
} from '@cardroom/engine'
import { refuseInRoom } from '../refusals/refuse.ts'
import { MAX_BOTS, nextBotCommand } from './bots.ts'
import type { TableHost } from './table-host.ts'

/** Bots that do not leave when the round is over. */
export const botsStaying = ({ state }: Table): SeatedPlayer[] =>
  seatedAt(state.seats).filter(({ bot, leaving }) => bot && !leaving)

/** How many bots find a seat; waiting players come first. */
export function maxBotsAt(table: Table): number {
  const { state } = table
  const free = freeSeats(state.seats, table.places).length - waitingAt(state).length
  return Math.min(MAX_BOTS, botsStaying(table).length + Math.max(0, free))
}

/** Adds or removes bots until there are so many, as far as there are seats; bots in a round leave when it is over. */
export async function setBots(host: TableHost, player: string, count: number): Promise<Refusal | undefined> {
  if (host.openedBy === undefined || host.runner !== player) return refuseInRoom('does-not-run-the-table')
  const { table } = host
  const staying = botsStaying(table)
  const wanted = Math.min(count, maxBotsAt(table))
  for (const { player: bot } of staying.slice(wanted)) {
    const why = await host.act({ do: 'stand', player: bot })
    if (why) return why
  }
  for (let come = staying.length; come < wanted; come++) {
    const { state } = host.table
    const [seat] = seatsFor(state, host.table.places, '')
    if (seat === undefined) return undefined
    const why = await host.act(nextBotCommand(host.table, seat, state.rounds))
    if (why) return why
  }
  return undefined
}
