import { freeSeats, groupedBy, seatedAs, seatHeldFor, waitingAt } from '@cardroom/engine'
import type { GameSeating, ListsReply, SeatingReply, TableSeating, WaitingName } from '@cardroom/protocol'
import type { RoomContext } from '../drive/room-context.ts'
import type { TableHost } from '../drive/table-host.ts'
import type { Store } from '../store/store.ts'

interface Room {
  readonly context: RoomContext
  readonly tables: ReadonlyMap<string, TableHost>
}

/** Who sits and waits where, for the floor's seating page. */
export async function seatingAt({ context, tables: hosts }: Room): Promise<SeatingReply> {
  const { feeds, moves, lists } = context.roles.state
  const byGame = groupedBy(
    [...hosts.values()].filter(({ table }) => !table.settings.private),
    ({ table }) => table.game.rules.id,
  )
  const games: GameSeating[] = []
  for (const [game, ofGame] of byGame) {
    const list: WaitingName[] = []
    for (const person of lists.get(game) ?? [])
      list.push({ person, name: await currentName(context.store, person) })
    const tables = ofGame.map((host): TableSeating => {
      const { state, settings, places } = host.table
      const feedsTo = feeds.get(host.id)
      return {
        id: host.id,
        title: settings.title,
        seats: places,
        free: openSeats(host),
        waiting: waitingAt(state).map(({ player, ...one }) => ({ person: player, ...one })),
        ...(feedsTo === undefined ? {} : { feeds: feedsTo }),
        people: host.seatOrder.flatMap(person => {
          const seated = seatedAs(state.seats, person)
          const to = moves.get(person)?.to
          if (!seated) return []
          const { name, seat, stack, away } = seated
          return [{ person, name, seat, stack, away, ...(to === undefined ? {} : { movingTo: to }) }]
        }),
      }
    })
    games.push({ game, name: ofGame[0]?.table.game.rules.name ?? game, list, tables })
  }
  return { now: context.now(), games }
}

/** Who waits and who is called, for everybody. */
export async function listsAt(room: Room): Promise<ListsReply> {
  const { now, games } = await seatingAt(room)
  const isOpen = new Set(
    [...room.tables.values()].filter(({ openedBy }) => openedBy === undefined).map(({ id }) => id),
  )
  return {
    now,
    lists: games
      .filter(({ tables }) => tables.some(({ id }) => isOpen.has(id)))
      .map(({ game, name, list, tables }) => ({
        game,
        name,
        names: list.map(one => one.name),
        free: tables.reduce((sum, one) => sum + (isOpen.has(one.id) ? one.free : 0), 0),
      })),
    mustMove: games.flatMap(({ tables }) =>
      tables.flatMap(({ id, feeds }) =>
        feeds === undefined ? [] : [{ table: id, to: tables.find(one => one.id === feeds)?.title ?? feeds }],
      ),
    ),
    called: games.flatMap(({ tables }) =>
      tables.flatMap(({ id, title, waiting }) =>
        waiting.flatMap(({ name, called }) => (called ? [{ name, table: id, title, ...called }] : [])),
      ),
    ),
  }
}

/** The number of seats that are free, not held, and not awaited at the table itself. */
export function openSeats({ table }: TableHost): number {
  const { state, places } = table
  const free = freeSeats(state.seats, places).filter(seat => !seatHeldFor(state, seat))
  const waiting = waitingAt(state).filter(({ called }) => !called)
  return Math.max(0, free.length - waiting.length)
}

/** What a person is called now. */
export const currentName = async (store: Store, person: string): Promise<string> =>
  (await store.personById(person))?.name ?? person
