import { isRefusal } from '@cardroom/engine'
import { scheduleName } from '@cardroom/engine/collection'
import type { PrivateTableReply, SignReply, SignsReply } from '@cardroom/protocol'
import { signAt, signOf } from '@cardroom/rulebook/sign'
import { english } from '@cardroom/words/en'
import type { CardRoom } from '../card-room/card-room.ts'
import type { FiledSchedules } from '../handlers/table-settings.ts'
import { refuseRequest } from '../refusals/refuse.ts'
import { mayEnter } from '../views/own-tables.ts'
import { type Failure, notFoundFailure, type RoomRoute, route } from './route.ts'

/** The routes of the signs at tables, and of those that games could have. */
export const signRoutes = (room: CardRoom, filed: FiledSchedules): RoomRoute[] => [
  route('GET /api/private-tables/:word', {
    needs: 'anybody',
    handle: ({ params: { word } }): PrivateTableReply | Failure => {
      const host = room.find(word)
      if (!host) return notFoundFailure(english.refusal(refuseRequest('line-no-such-word')))
      const { game, settings } = host.table
      return { id: host.id, game: game.rules.id, title: settings.title }
    },
  }),

  route('GET /api/tables/:id/sign', {
    needs: 'anybody',
    handle: async ({ params: { id }, asked, person }): Promise<SignReply | Failure> => {
      const host = room.tables.get(id)
      const by = (await person())?.id
      const isFloor = by !== undefined && room.context.roles.has(by, 'floor')
      if (!host || !(isFloor || mayEnter(host, by, wordIn(asked))))
        return notFoundFailure(english.refusal(refuseRequest('line-no-such-table', { table: id })))
      const { game, part, settings } = host.table
      return signAt(game, part, settings.buyIn)
    },
  }),

  route('GET /api/games/:room/:game/signs', {
    needs: 'anybody',
    handle: ({ params }): SignsReply | Failure => {
      const { library } = room.context
      const game = library.game(`${params.room}/${params.game}`)
      if (isRefusal(game)) return notFoundFailure(english.refusal(game))
      return filed(game.rules.id).flatMap(schedule => {
        const sign = signOf(game, schedule, library)
        return isRefusal(sign) ? [] : [{ schedule: scheduleName(schedule), sign }]
      })
    },
  }),
]

const wordIn = (asked: unknown): string | undefined =>
  typeof asked === 'object' && asked && 'word' in asked && typeof asked.word === 'string'
    ? asked.word
    : undefined
