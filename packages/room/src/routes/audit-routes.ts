import type { TableEvent } from '@cardroom/engine'
import type { CageEvent, LogReply, RoundReply } from '@cardroom/protocol'
import { z } from 'zod'
import type { CardRoom } from '../card-room/card-room.ts'
import { refuseInHouse, refuseInRoom } from '../refusals/refuse.ts'
import { isShoeOver, recordFor, storedRound } from '../views/stored-rounds.ts'
import { houseLog, logQuery } from './house-routes.ts'
import { namesIn } from './names-in.ts'
import { type Failure, type RoomRoute, refusalFailure, route } from './route.ts'

const eventsQuery = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
})

/** The auditor's routes: everything that is over, and nothing that goes on. */
export function auditRoutes(room: CardRoom): RoomRoute[] {
  const { store, library } = room.context
  return [
    route('GET /api/audit/house', {
      needs: 'auditor',
      shape: logQuery,
      handle: ({ asked }) => houseLog(room, asked),
    }),

    route('GET /api/audit/cage', {
      needs: 'auditor',
      shape: logQuery,
      handle: async ({ asked }): Promise<LogReply<CageEvent>> => {
        const entries = await store.house.cage(asked.before, asked.limit)
        return { entries, names: await namesIn(store, entries) }
      },
    }),

    route('GET /api/audit/rounds/:id', {
      needs: 'auditor',
      handle: async ({ params: { id } }): Promise<RoundReply | Failure> => {
        const kept = await storedRound(store, id)
        if (!kept) return refusalFailure(refuseInRoom('no-such-round', { round: id }), 404)
        // While its shoe is in use, its cards would tell about those still to come.
        return isShoeOver(kept.round)
          ? recordFor('auditor', kept, library)
          : refusalFailure(refuseInHouse('house-not-over', { round: id }))
      },
    }),

    route('GET /api/audit/tables/:id/events', {
      needs: 'auditor',
      shape: eventsQuery,
      handle: async ({ params, asked: { after, limit } }): Promise<readonly AuditedEvent[]> =>
        (await eventsOver(room, params.id)).slice(after, after + limit),
    }),
  ]
}

interface AuditedEvent {
  readonly version: number
  readonly event: TableEvent
}

/** The events of a table before the shoe in use. */
async function eventsOver(room: CardRoom, table: string): Promise<readonly AuditedEvent[]> {
  const events = await room.context.store.history(table)
  const all = events.map((event, i) => ({ version: i + 1, event }))
  const host = room.tables.get(table)
  await host?.catchUp()
  const isInUse = host ? host.table.shoe !== undefined : room.unreadable.has(table)
  const last = events.findLastIndex(({ type }) => type === 'committed')
  return isInUse && last >= 0 ? all.slice(0, last) : all
}
