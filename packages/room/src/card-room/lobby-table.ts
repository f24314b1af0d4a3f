import { isIn, seatedAt, waitingAt } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'
import type { TableHost } from '../drive/table-host.ts'
import { phaseOf } from '../views/table-view.ts'

/** The entry of a table in the lobby. */
export function lobbyTable(host: TableHost): LobbyTable {
  const { id, table } = host
  const { settings, game, state, part } = table
  const seated = seatedAt(state.seats)
  const people = seated.filter(({ bot }) => !bot)
  return {
    id,
    title: settings.title,
    game: game.rules.id,
    name: game.rules.name,
    family: game.rules.family,
    seats: table.places,
    people: people.length,
    bots: seated.length - people.length,
    playing: seated.filter(who => isIn(who) && (who.bot || host.isHere(who.player))).length,
    ofTheHouse: host.openedBy === undefined,
    names: people.map(({ name }) => name),
    waiting: waitingAt(state).map(({ name }) => name),
    limits: part.sign(),
    phase: phaseOf(table),
  }
}
