import type { TableEvent } from '@cardroom/engine'
import type { CageEvent, ErrorReply, HouseEvent, LogReply, RoundReply } from '@cardroom/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuseInHouse } from '../parts/refuse.ts'
import type { CardRoom } from '../room/card-room.ts'
import { isOver, recordFor, roundKept } from '../room/kept-rounds.ts'
import { refuseInRoom } from '../room/refuse.ts'
import { isError, readAsked, refused } from './asked.ts'
import { houseLog, logQuery } from './house-http.ts'
import { namesIn } from './names-in.ts'

const eventsQuery = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
})

/** For the auditor: everything that is over, and nothing that goes on. */
export function auditRoutes(app: FastifyInstance, room: CardRoom): void {
  const { store, library } = room.premises

  app.get('/api/audit/house', async ({ query }, reply): Promise<LogReply<HouseEvent> | ErrorReply> => {
    const asked = readAsked(logQuery, query, reply)
    return isError(asked) ? asked : houseLog(room, asked)
  })

  app.get('/api/audit/cage', async ({ query }, reply): Promise<LogReply<CageEvent> | ErrorReply> => {
    const asked = readAsked(logQuery, query, reply)
    if (isError(asked)) return asked
    const entries = await store.house.cage(asked.before, asked.limit)
    return { entries, names: await namesIn(store, entries) }
  })

  app.get<{ Params: { id: string } }>(
    '/api/audit/rounds/:id',
    async ({ params: { id } }, reply): Promise<RoundReply | ErrorReply> => {
      const kept = await roundKept(store, id)
      if (!kept) return refused(reply, refuseInRoom('no-such-round', { round: id }), 404)
      // While its shoe is in use, what is known of its cards tells of those that come.
      return isOver(kept.round)
        ? recordFor('auditor', kept, library)
        : refused(reply, refuseInHouse('house-not-over', { round: id }))
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/audit/tables/:id/events',
    async ({ params: { id }, query }, reply): Promise<readonly AuditedEvent[] | ErrorReply> => {
      const asked = readAsked(eventsQuery, query, reply)
      if (isError(asked)) return asked
      const { after, limit } = asked
      return (await eventsOver(room, id)).slice(after, after + limit)
    },
  )
}

interface AuditedEvent {
  readonly version: number
  readonly event: TableEvent
}

/** What has happened at a table up to the shoe that is in use. */
async function eventsOver(room: CardRoom, table: string): Promise<readonly AuditedEvent[]> {
  const events = await room.premises.store.history(table)
  const all = events.map((event, i) => ({ version: i + 1, event }))
  const host = room.tables.get(table)
  await host?.catchUp()
  const isInUse = host ? host.table.shoe !== undefined : room.unopened.has(table)
  const last = events.findLastIndex(({ type }) => type === 'committed')
  return isInUse && last >= 0 ? all.slice(0, last) : all
}
