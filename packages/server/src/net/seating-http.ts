import {
  callAsked,
  changeAsked,
  gameAsked,
  type ListsReply,
  listAsked,
  mustMoveAsked,
  type SeatingReply,
} from '@cardroom/protocol'
import type { FastifyInstance } from 'fastify'
import { refuseInHouse } from '../parts/refuse.ts'
import type { CardRoom } from '../room/card-room.ts'
import { doingAt } from './asked.ts'

/** Waiting lists of games, names that are called, and changes of tables. */
export function seatingRoutes(app: FastifyInstance, room: CardRoom): void {
  const { seating } = room
  const { house, store } = room.premises
  const does = doingAt(app)

  const known = async (person: string) =>
    (await store.personById(person)) ? undefined : refuseInHouse('house-no-such-person', { person })

  /** As it is now, on whatever node. */
  const caughtUp = async <T>(then: () => Promise<T>): Promise<T> => {
    await Promise.all([house.catchUp(), room.catchUp()])
    return then()
  }

  app.get('/api/lists', (): Promise<ListsReply> => caughtUp(() => seating.lists()))
  does('/api/lists/wait', gameAsked, ({ game }, by) => caughtUp(() => seating.wait(game, by, by)))
  does('/api/lists/leave', gameAsked, ({ game }, by) => seating.strike(game, by, by))

  app.get('/api/house/seating', (): Promise<SeatingReply> => caughtUp(() => seating.seating()))
  does('/api/house/seating/wait', listAsked, ({ game, person }, by) =>
    caughtUp(async () => (await known(person)) ?? seating.wait(game, person, by)),
  )
  does('/api/house/seating/strike', listAsked, ({ game, person }, by) => seating.strike(game, person, by))
  does('/api/house/seating/call', callAsked, ({ person, table, minutes }) =>
    caughtUp(async () => (await known(person)) ?? seating.call(person, table, minutes)),
  )
  does('/api/house/seating/change', changeAsked, (change, by) => caughtUp(() => seating.change(change, by)))
  does('/api/house/seating/must-move', mustMoveAsked, ({ table, main }, by) =>
    caughtUp(() => seating.mustMove(table, main, by)),
  )
}
