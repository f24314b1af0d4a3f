import { isRefusal, refuser } from '@cardroom/engine'
import { scheduleName } from '@cardroom/engine/collection'
import type { ErrorReply, LineRefusals, PrivateTableReply, SignReply, SignsReply } from '@cardroom/protocol'
import { signAt, signOf } from '@cardroom/rulebook/sign'
import { english } from '@cardroom/words/en'
import type { FastifyInstance } from 'fastify'
import type { CardRoom } from '../room/card-room.ts'
import { mayEnter } from '../room/own-tables.ts'
import type { Filed } from '../room/settings.ts'
import { notFound } from './not-found.ts'
import type { WhoAsks } from './who-asks.ts'

const refuse = refuser<LineRefusals>()

/** The signs at the tables of the room, and those that its games could have. */
export function signRoutes(app: FastifyInstance, room: CardRoom, filed: Filed, whoAsks: WhoAsks): void {
  app.get<{ Params: { word: string } }>(
    '/api/private-tables/:word',
    ({ params: { word } }, reply): PrivateTableReply | ErrorReply => {
      const host = room.find(word)
      if (!host) return notFound(reply, english.refusal(refuse('line-no-such-word')))
      const { game, settings } = host.table
      return { id: host.id, game: game.rules.id, title: settings.title }
    },
  )

  app.get<{ Params: { id: string }; Querystring: { word?: unknown } }>(
    '/api/tables/:id/sign',
    async (request, reply): Promise<SignReply | ErrorReply> => {
      const { params, query } = request
      const word = typeof query.word === 'string' ? query.word : undefined
      const host = room.tables.get(params.id)
      const person = (await whoAsks(request))?.id
      const isFloor = person !== undefined && room.premises.house.has(person, 'floor')
      if (!host || !(isFloor || mayEnter(host, person, word)))
        return notFound(reply, english.refusal(refuse('line-no-such-table', { table: params.id })))
      const { game, part, settings } = host.table
      return signAt(game, part, settings.buyIn)
    },
  )

  app.get<{ Params: { room: string; game: string } }>(
    '/api/games/:room/:game/signs',
    ({ params }, reply): SignsReply | ErrorReply => {
      const { library } = room.premises
      const game = library.game(`${params.room}/${params.game}`)
      if (isRefusal(game)) return notFound(reply, english.refusal(game))
      return filed(game.rules.id).flatMap(schedule => {
        const sign = signOf(game, schedule, library)
        return isRefusal(sign) ? [] : [{ schedule: scheduleName(schedule), sign }]
      })
    },
  )
}
