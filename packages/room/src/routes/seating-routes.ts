import {
  callRequest,
  gameRequest,
  type ListsReply,
  listRequest,
  mustMoveRequest,
  type SeatingReply,
  tableChangeRequest,
} from '@cardroom/protocol'
import type { CardRoom } from '../card-room/card-room.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import { listsAt, seatingAt } from '../views/seating-view.ts'
import { actionRoute, type RoomRoute, route } from './route.ts'

/** The routes of waiting lists, called names and table changes. */
export function seatingRoutes(room: CardRoom): RoomRoute[] {
  const { seating } = room
  const { roles, store } = room.context

  const known = async (person: string) =>
    (await store.personById(person)) ? undefined : refuseInHouse('house-no-such-person', { person })

  /** Catches up with other nodes first. */
  const caughtUp = async <T>(then: () => Promise<T>): Promise<T> => {
    await Promise.all([roles.catchUp(), room.catchUp()])
    return then()
  }

  return [
    route('GET /api/lists', {
      needs: 'anybody',
      handle: (): Promise<ListsReply> => caughtUp(() => listsAt(room)),
    }),
    actionRoute('/api/lists/wait', 'player', gameRequest, ({ game }, { id }) =>
      caughtUp(() => seating.wait(game, id, id)),
    ),
    actionRoute('/api/lists/leave', 'player', gameRequest, ({ game }, { id }) =>
      seating.strike(game, id, id),
    ),

    route('GET /api/house/seating', {
      needs: 'floor',
      handle: (): Promise<SeatingReply> => caughtUp(() => seatingAt(room)),
    }),
    actionRoute('/api/house/seating/wait', 'floor', listRequest, ({ game, person }, by) =>
      caughtUp(async () => (await known(person)) ?? seating.wait(game, person, by.id)),
    ),
    actionRoute('/api/house/seating/strike', 'floor', listRequest, ({ game, person }, by) =>
      seating.strike(game, person, by.id),
    ),
    actionRoute('/api/house/seating/call', 'floor', callRequest, ({ person, table, minutes }) =>
      caughtUp(async () => (await known(person)) ?? seating.call(person, table, minutes)),
    ),
    actionRoute('/api/house/seating/change', 'floor', tableChangeRequest, (change, by) =>
      caughtUp(() => seating.changes.begin(change, by.id)),
    ),
    actionRoute('/api/house/seating/must-move', 'floor', mustMoveRequest, ({ table, main }, by) =>
      caughtUp(() => seating.mustMove(table, main, by.id)),
    ),
  ]
}
