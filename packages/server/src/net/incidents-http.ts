import {
  type DisputeReply,
  type DisputesReply,
  decisionAsked,
  disputeAsked,
  type ErrorReply,
  type Incident,
  type IncidentsReply,
} from '@cardroom/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { HandIncidents } from '../incidents/hand-incidents.ts'
import { houseIncidents } from '../incidents/house-incidents.ts'
import { refuseInHouse } from '../parts/refuse.ts'
import type { CardRoom } from '../room/card-room.ts'
import { isError, readAsked, refused } from './asked.ts'
import { csvOf } from './csv.ts'
import { namesOf } from './names-in.ts'

const MOST = 200

const query = z.strictObject({
  table: z.string().max(80).optional(),
  dealer: z.string().max(40).optional(),
  incident: z.string().max(60).optional(),
  before: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(MOST).default(50),
})
type Chosen = Pick<z.infer<typeof query>, 'table' | 'dealer' | 'incident'>

/** The log of rulings, and the disputes about rounds. */
export function incidentRoutes(app: FastifyInstance, room: CardRoom, byHand: HandIncidents): void {
  const { house, store } = room.premises
  const { disputes } = room

  /** All that fit, newest first, and what tables dealt by hand are called. */
  const incidents = async (asked: Chosen) => {
    const [log, hand] = await Promise.all([store.house.log(0), byHand.all()])
    const all = [...houseIncidents(log), ...hand.incidents].filter(fits(asked))
    return { all: all.toReversed().toSorted((a, b) => b.at - a.at), titles: hand.titles }
  }
  const namesAmong = (shown: readonly Incident[]) =>
    namesOf(
      store,
      shown.flatMap(({ by, dealer }) => [by ?? [], dealer ?? []].flat()),
    )

  for (const path of ['/api/house/incidents', '/api/audit/incidents']) {
    app.get(path, async (request, reply): Promise<IncidentsReply | ErrorReply> => {
      const asked = readAsked(query, request.query, reply)
      if (isError(asked)) return asked
      const { all, titles } = await incidents(asked)
      const from = asked.before === undefined ? 0 : all.findIndex(({ id }) => id === asked.before) + 1
      const shown = all.slice(from, from + asked.limit)
      return {
        incidents: shown,
        names: { ...titles, ...(await namesAmong(shown)) },
        counts: {
          tables: counted(all.map(({ table }) => table)),
          dealers: counted(all.flatMap(({ dealer }) => dealer ?? [])),
          kinds: counted(all.map(({ incident }) => incident)),
        },
      }
    })

    app.get(`${path}.csv`, async (request, reply): Promise<string | ErrorReply> => {
      const asked = readAsked(query.omit({ before: true, limit: true }), request.query, reply)
      if (isError(asked)) return asked
      const { all, titles } = await incidents(asked)
      const names = { ...titles, ...(await namesAmong(all)) }
      const called = (who: string | undefined) => (who === undefined ? '' : (names[who] ?? who))
      reply.type('text/csv; charset=utf-8')
      return csvOf(
        ['at', 'table', 'round', 'incident', 'lines', 'by', 'dealer'],
        all.map(({ at, table, round, incident, cite = '', by, dealer }) => [
          new Date(at).toISOString(),
          table,
          round,
          incident,
          cite,
          called(by),
          called(dealer),
        ]),
      )
    })
  }

  for (const path of ['/api/house/disputes', '/api/audit/disputes']) {
    app.get(path, async (): Promise<DisputesReply> => {
      await house.catchUp()
      const all = disputes.all
      const names = await namesOf(
        store,
        all.flatMap(({ by, decided }) => [by, decided?.by ?? by]),
      )
      return { disputes: all, names }
    })
  }

  app.get<{ Params: { id: string } }>(
    '/api/rounds/:id/dispute',
    async ({ params, person }): Promise<DisputeReply> =>
      person ? disputes.of(params.id, person) : { may: false },
  )

  app.post<{ Params: { id: string } }>(
    '/api/rounds/:id/dispute',
    async (request, reply): Promise<{ done: true } | ErrorReply> => {
      const asked = readAsked(disputeAsked, request.body, reply)
      if (isError(asked)) return asked
      const { person, params } = request
      const why = person
        ? await disputes.open(params.id, person, asked.words)
        : refuseInHouse('house-who-asks')
      return why ? refused(reply, why) : { done: true }
    },
  )

  app.post('/api/house/disputes/decide', async (request, reply): Promise<{ done: true } | ErrorReply> => {
    const asked = readAsked(decisionAsked, request.body, reply)
    if (isError(asked)) return asked
    const { person } = request
    const why = person
      ? await disputes.decide(asked.round, asked.decision, asked.words, person)
      : refuseInHouse('house-who-asks')
    return why ? refused(reply, why) : { done: true }
  })
}

const fits =
  ({ table, dealer, incident }: Chosen) =>
  (one: Incident): boolean =>
    (table === undefined || one.table === table) &&
    (dealer === undefined || one.dealer === dealer) &&
    (incident === undefined || one.incident === incident)

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
