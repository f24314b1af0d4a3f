import { gameOf, isRefusal, refuseInLibrary, roomOf } from '@cardroom/engine'
import { scheduleName } from '@cardroom/engine/collection'
import type {
  ChoicesReply,
  ErrorReply,
  FeesOnlyReply,
  GameReply,
  GamesReply,
  OwnReply,
  RegimesReply,
  TablesReply,
} from '@cardroom/protocol'
import { feesOnlyGame, type Rulebook } from '@cardroom/rulebook'
import { dayAt, regimeOf, regimeSection, regimes, standingOf } from '@cardroom/rulebook/regimes'
import { feesOnlySheet, sheetOf } from '@cardroom/rulebook/sheet'
import { english } from '@cardroom/words/en'
import type { FastifyInstance } from 'fastify'
import type { CardRoom } from '../room/card-room.ts'
import { printedLimit } from '../room/printed-limit.ts'
import { type Filed, tableChoices } from '../room/settings.ts'
import { notFound } from './not-found.ts'

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

  app.get('/api/regimes', (): RegimesReply => {
    const today = dayAt(room.premises.now())
    return regimes.map(one => ({ id: one.id, name: one.name, standing: standingOf(one, today) }))
  })

  app.get('/api/own', (): OwnReply => rulebook.own)

  app.get<{
    Params: { room: string; game: string }
    Querystring: Partial<Record<'schedule' | 'table', unknown>>
  }>('/api/games/:room/:game', ({ params, query }, reply): GameReply | ErrorReply => {
    const game = room.premises.library.game(`${params.room}/${params.game}`)
    if (isRefusal(game)) return notFound(reply, english.refusal(game))
    const { rules } = game
    const at = tableIn(query.table, rules.id, room)
    const inForce = at ? (at.game.posted.collection ?? []) : schedulesIn(query.schedule, rules.id, rulebook)
    if (isRefusal(inForce)) return notFound(reply, english.refusal(inForce))
    const regime = at?.settings.regime === undefined ? undefined : regimeOf(at.settings.regime)
    const { sections } = sheetOf(
      game,
      { tables: rulebook.feeTables, ...(inForce ? { inForce } : {}) },
      at?.game.posted.readings,
    )
    return {
      rules,
      sheet: regime && !isRefusal(regime) ? [regimeSection(regime, rules), ...sections] : sections,
      schedules: filed(rules.id).map(schedule => ({
        name: scheduleName(schedule),
        ...printedLimit(schedule.option.limit),
        cite: schedule.option.cite,
      })),
    }
  })

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

  app.get('/api/tables', (): TablesReply => room.lobby.tables())
}

/** The table of `?table=…`, if there is one and it plays this game. */
function tableIn(asked: unknown, game: string, room: CardRoom) {
  const at = typeof asked === 'string' ? room.tables.get(asked)?.table : undefined
  return at?.game.rules.id === game ? at : undefined
}

/** The options of `?schedule=own/3`; none of them for `?schedule=none`; nothing is said without it. */
function schedulesIn(asked: unknown, game: string, rulebook: Rulebook) {
  if (typeof asked !== 'string') return undefined
  return asked === 'none' ? [] : rulebook.schedules(game, asked.split(','))
}
