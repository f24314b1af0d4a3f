import { unwrap } from '@cardroom/engine'
import type { BoardReply, BoardsReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { CardRoom } from '../card-room/card-room.ts'
import { refuseRequest } from '../refusals/refuse.ts'
import { codesOf } from '../views/board-codes.ts'
import { NotedRounds } from '../views/noted-rounds.ts'
import { mayEnter } from '../views/own-tables.ts'
import { type Failure, notFoundFailure, type RoomRoute, route } from './route.ts'

/** The routes of the boards above the tables. */
export function boardRoutes(room: CardRoom): RoomRoute[] {
  const { store, library } = room.context
  const noted = new NotedRounds(store, library)
  const codes = () =>
    codesOf([...room.tables.values()].filter(({ table }) => !table.settings.private).map(({ id }) => id))

  return [
    route('GET /api/boards', {
      needs: 'anybody',
      handle: (): BoardsReply => [...codes()].map(([code, table]) => ({ code, table })),
    }),

    route('GET /api/tables/:id/board', {
      needs: 'anybody',
      handle: async ({ params: { id }, person }): Promise<BoardReply | Failure> => {
        const host = room.tables.get(id)
        if (!host || !mayEnter(host, (await person())?.id))
          return notFoundFailure(english.refusal(refuseRequest('line-no-such-table', { table: id })))
        const { rules, posted } = host.table.game
        const { counts, payouts } = unwrap(library.game(rules.id)).board(posted.readings)
        const code = [...codes()].find(([, table]) => table === id)?.[0]
        return {
          table: id,
          ...(code === undefined ? {} : { code }),
          counts,
          payouts,
          rounds: await noted.of(host),
        }
      },
    }),
  ]
}
