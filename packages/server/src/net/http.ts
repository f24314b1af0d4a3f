import { gameOf, isRefusal, refuseInLibrary, roomOf } from '@cardroom/engine'
import { scheduleName } from '@cardroom/engine/collection'
import type {
  ChoicesReply,
  ErrorReply,
  FeesOnlyReply,
  GameReply,
  GamesReply,
  OpenedShuffleReply,
  OwnReply,
  RoundReply,
  RoundsReply,
  ShoeReply,
  TablesReply,
} from '@cardroom/protocol'
import { feesOnlyGame, type Rulebook } from '@cardroom/rulebook'
import { feesOnlySheet, sheetOf } from '@cardroom/rulebook/sheet'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { CardRoom } from '../room/card-room.ts'
import { recordsOf, roundKept } from '../room/kept-rounds.ts'
import { printedLimit } from '../room/printed-limit.ts'
import { refuseInRoom } from '../room/refuse.ts'
import { type Filed, tableChoices } from '../room/settings.ts'
import { shoeReply } from '../room/shoe.ts'
import { notUnderstood } from './zod-issue.ts'

const MOST_ROUNDS = 200

const roundsQuery = z.strictObject({
  table: z.string().max(80).optional(),
  player: z.string().max(40).optional(),
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROUNDS).default(50),
})

/** What is asked and answered without a socket. */
export function routes(app: FastifyInstance, room: CardRoom, rulebook: Rulebook, filed: Filed): void {
  app.get(
    '/api/games',
    (): GamesReply =>
      rulebook.games.map(rules => ({
        id: rules.id,
        name: rules.name,
        room: roomOf(rules.id),
        family: rules.family,
        kind: gameOf(rules).kind,
        seats: rules.seats.places,
      })),
  )

  app.get('/api/own', (): OwnReply => rulebook.own)

  app.get<{ Params: { room: string; game: string }; Querystring: { schedule?: unknown; table?: unknown } }>(
    '/api/games/:room/:game',
    ({ params, query }, reply): GameReply | ErrorReply => {
      const game = room.premises.library.game(`${params.room}/${params.game}`)
      if (isRefusal(game)) return notFound(reply, english.refusal(game))
      const { rules } = game
      const at = tableIn(query.table, rules.id, room)
      const inForce = at ? (at.posted.collection ?? []) : schedulesIn(query.schedule, rules.id, rulebook)
      if (isRefusal(inForce)) return notFound(reply, english.refusal(inForce))
      return {
        rules,
        sheet: sheetOf(
          game,
          { tables: rulebook.feeTables, ...(inForce ? { inForce } : {}) },
          at?.posted.readings,
        ).sections,
        schedules: filed(rules.id).map(schedule => ({
          name: scheduleName(schedule),
          ...printedLimit(schedule.option.limit),
          cite: schedule.option.cite,
        })),
      }
    },
  )

  app.get<{ Params: { room: string; game: string } }>(
    '/api/fees-only/:room/:game',
    ({ params }, reply): FeesOnlyReply | ErrorReply => {
      const id = `${params.room}/${params.game}`
      const only = feesOnlyGame(id)
      if (!only) return notFound(reply, english.refusal(refuseInLibrary('no-such-game', { id })))
      const { name, number, source, sections } = feesOnlySheet(only, { tables: rulebook.feeTables })
      return { id, name, number, source, sheet: sections }
    },
  )

  app.get<{ Params: { room: string; game: string } }>(
    '/api/games/:room/:game/tables',
    ({ params }, reply): ChoicesReply | ErrorReply => {
      const game = room.premises.library.game(`${params.room}/${params.game}`)
      return isRefusal(game)
        ? notFound(reply, english.refusal(game))
        : tableChoices(game, filed(game.rules.id))
    },
  )

  app.get('/api/tables', (): TablesReply => room.lobby())

  app.get('/api/rounds', async ({ query }, reply): Promise<RoundsReply | ErrorReply> => {
    const parsed = roundsQuery.safeParse(query)
    if (!parsed.success) {
      reply.code(400)
      return { error: sayRefusal(english, notUnderstood(parsed.error)) }
    }
    return room.premises.store.rounds(parsed.data)
  })

  app.get<{ Params: { id: string } }>(
    '/api/rounds/:id',
    async ({ params }, reply): Promise<RoundReply | ErrorReply> => {
      const round = await roundKept(room.premises.store, params.id)
      return round ?? notFound(reply, english.refusal(refuseInRoom('no-such-round', { round: params.id })))
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/shoe',
    ({ params: { id } }, reply): ShoeReply | ErrorReply => {
      const { table } = room.tables.get(id) ?? {}
      if (table?.shoe) return shoeReply(table, table.shoe)
      return notFound(reply, english.refusal(refuseInRoom('no-shoe-in-use', { table: id })))
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/shuffles/:id',
    async ({ params: { id } }, reply): Promise<OpenedShuffleReply | ErrorReply> => {
      const shoe = await room.premises.store.shoe(id)
      return shoe ?? notFound(reply, english.refusal(refuseInRoom('shoe-not-opened', { shoe: id })))
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/shoes/:id',
    async ({ params: { id } }, reply): Promise<string | ErrorReply> => {
      const records = await recordsOf(room.premises.store, id)
      if (!records) return notFound(reply, english.refusal(refuseInRoom('shoe-not-opened', { shoe: id })))
      reply.type('application/x-ndjson; charset=utf-8')
      return records.map(record => `${JSON.stringify(record)}\n`).join('')
    },
  )
}

/** The game of `?table=…` as that table plays it, if there is one and it plays this game. */
function tableIn(asked: unknown, game: string, room: CardRoom) {
  const at = typeof asked === 'string' ? room.tables.get(asked)?.table.game : undefined
  return at?.rules.id === game ? at : undefined
}

/** The options of `?schedule=own/3`; none of them for `?schedule=none`; nothing is said without it. */
function schedulesIn(asked: unknown, game: string, rulebook: Rulebook) {
  if (typeof asked !== 'string') return undefined
  return asked === 'none' ? [] : rulebook.schedules(game, asked.split(','))
}

export function notFound(reply: FastifyReply, error: string): ErrorReply {
  reply.code(404)
  return { error }
}
