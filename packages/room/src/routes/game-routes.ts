import { gameOf, isRefusal, refuseInLibrary, roomOf } from '@cardroom/engine'
import { scheduleName } from '@cardroom/engine/collection'
import type {
  ChoicesReply,
  FeesOnlyReply,
  GameReply,
  GamesReply,
  OwnReply,
  RegimesReply,
  TablesReply,
} from '@cardroom/protocol'
import { feesOnlyGame, type Rulebook } from '@cardroom/rulebook'
import { californiaDayAt, regimeOf, regimeSection, regimes, standingOf } from '@cardroom/rulebook/regimes'
import { feesOnlySheet, sheetOf } from '@cardroom/rulebook/sheet'
import { english } from '@cardroom/words/en'
import { z } from 'zod'
import type { CardRoom } from '../card-room/card-room.ts'
import { type FiledSchedules, tableChoices } from '../handlers/table-settings.ts'
import { printedLimit } from '../views/printed-limit.ts'
import { type Failure, notFoundFailure, type RoomRoute, route } from './route.ts'

/** The routes of games, their rule sheets and their tables. */
export function gameRoutes(room: CardRoom, rulebook: Rulebook, filed: FiledSchedules): RoomRoute[] {
  return [
    route('GET /api/games', {
      needs: 'anybody',
      handle: (): GamesReply =>
        rulebook.games.map(rules => ({
          id: rules.id,
          name: rules.name,
          room: roomOf(rules.id),
          family: rules.family,
          kind: gameOf(rules).kind,
          seats: rules.seats.places,
        })),
    }),

    route('GET /api/regimes', {
      needs: 'anybody',
      handle: (): RegimesReply => {
        const today = californiaDayAt(room.context.now())
        return regimes.map(one => ({ id: one.id, name: one.name, standing: standingOf(one, today) }))
      },
    }),

    route('GET /api/own', { needs: 'anybody', handle: (): OwnReply => rulebook.own }),

    route('GET /api/games/:room/:game', {
      needs: 'anybody',
      shape: gameQuery,
      handle: ({ params, asked }): GameReply | Failure => {
        const game = room.context.library.game(`${params.room}/${params.game}`)
        if (isRefusal(game)) return notFoundFailure(english.refusal(game))
        const { rules } = game
        const at = tableIn(asked.table, rules.id, room)
        const inForce = at
          ? (at.game.posted.collection ?? [])
          : schedulesIn(asked.schedule, rules.id, rulebook)
        if (isRefusal(inForce)) return notFoundFailure(english.refusal(inForce))
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
      },
    }),

    route('GET /api/fees-only/:room/:game', {
      needs: 'anybody',
      handle: ({ params }): FeesOnlyReply | Failure => {
        const id = `${params.room}/${params.game}`
        const only = feesOnlyGame(id)
        if (!only) return notFoundFailure(english.refusal(refuseInLibrary('no-such-game', { id })))
        const { name, number, source, sections } = feesOnlySheet(only, { tables: rulebook.feeTables })
        return { id, name, number, source, sheet: sections }
      },
    }),

    route('GET /api/games/:room/:game/tables', {
      needs: 'anybody',
      handle: ({ params }): ChoicesReply | Failure => {
        const game = room.context.library.game(`${params.room}/${params.game}`)
        return isRefusal(game)
          ? notFoundFailure(english.refusal(game))
          : tableChoices(game, filed(game.rules.id))
      },
    }),

    route('GET /api/tables', { needs: 'anybody', handle: (): TablesReply => room.lobby.tables() }),
  ]
}

/** Other query parameters are ignored. */
const gameQuery = z.object({ schedule: z.unknown().optional(), table: z.unknown().optional() })

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
