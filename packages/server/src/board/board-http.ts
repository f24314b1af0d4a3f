import { granted, refuser } from '@cardroom/engine'
import type { BoardReply, BoardsReply, ErrorReply, LineRefusals } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../net/not-found.ts'
import type { WhoAsks } from '../net/who-asks.ts'
import type { CardRoom } from '../room/card-room.ts'
import { mayEnter } from '../room/own-tables.ts'
import { codesOf } from './codes.ts'
import { NotedRounds } from './noted-rounds.ts'

const refuse = refuser<LineRefusals>()

/** What the boards above the tables show besides the tables themselves. */
export function boardRoutes(app: FastifyInstance, room: CardRoom, whoAsks: WhoAsks): void {
  const { store, library } = room.premises
  const noted = new NotedRounds(store, library)
  const codes = () =>
    codesOf([...room.tables.values()].filter(({ table }) => !table.settings.private).map(({ id }) => id))

  app.get('/api/boards', (): BoardsReply => [...codes()].map(([code, table]) => ({ code, table })))

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/board',
    async (request, reply): Promise<BoardReply | ErrorReply> => {
      const { id } = request.params
      const host = room.tables.get(id)
      if (!host || !mayEnter(host, (await whoAsks(request))?.id))
        return notFound(reply, english.refusal(refuse('line-no-such-table', { table: id })))
      const { rules, posted } = host.table.game
      const { counts, payouts } = granted(library.game(rules.id)).board(posted.readings)
      const code = [...codes()].find(([, table]) => table === id)?.[0]
      return {
        table: id,
        ...(code === undefined ? {} : { code }),
        counts,
        payouts,
        rounds: await noted.of(host),
      }
    },
  )
}
