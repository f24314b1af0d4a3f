import {
  type DisputeReply,
  type DisputesReply,
  disputeDecisionRequest,
  disputeRequest,
  type IncidentsReply,
  type LoggedIncident,
} from '@cardroom/protocol'
import { z } from 'zod'
import type { CardRoom } from '../card-room/card-room.ts'
import type { HandIncidents } from '../handlers/hand-incidents.ts'
import { houseIncidents } from '../handlers/house-incidents.ts'
import { csvOf } from './csv.ts'
import { personNamesOf } from './names-in.ts'
import { actionRoute, type RoomRoute, route, TextReply } from './route.ts'

const MAX_INCIDENTS_PER_PAGE = 200

const incidentQuery = z.strictObject({
  table: z.string().max(80).optional(),
  dealer: z.string().max(40).optional(),
  incident: z.string().max(60).optional(),
})
const pageQuery = incidentQuery.extend({
  before: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_INCIDENTS_PER_PAGE).default(50),
})
type IncidentQuery = z.infer<typeof incidentQuery>

/** The routes of the incident log, and of disputes. */
export function incidentRoutes(room: CardRoom, byHand: HandIncidents): RoomRoute[] {
  const { roles, store } = room.context
  const { disputes } = room

  /** The matching incidents, newest first, and the titles of hand-dealt tables. */
  const incidents = async (asked: IncidentQuery) => {
    const [log, hand] = await Promise.all([store.house.log(0), byHand.all()])
    const all = [...houseIncidents(log), ...hand.incidents].filter(matchesQuery(asked))
    return { all: all.toReversed().toSorted((a, b) => b.at - a.at), titles: hand.titles }
  }
  const namesAmong = (shown: readonly LoggedIncident[]) =>
    personNamesOf(
      store,
      shown.flatMap(({ by, dealer }) => [by ?? [], dealer ?? []].flat()),
    )

  const incidentPage = {
    shape: pageQuery,
    handle: async ({ asked }: { asked: z.infer<typeof pageQuery> }): Promise<IncidentsReply> => {
      const { all, titles } = await incidents(asked)
      const from = asked.before === undefined ? 0 : all.findIndex(({ id }) => id === asked.before) + 1
      const shown = all.slice(from, from + asked.limit)
      return {
        incidents: shown,
        names: { ...titles, ...(await namesAmong(shown)) },
        counts: {
          tables: countByName(all.map(({ table }) => table)),
          dealers: countByName(all.flatMap(({ dealer }) => dealer ?? [])),
          kinds: countByName(all.map(({ incident }) => incident)),
        },
      }
    },
  }

  const incidentCsv = {
    shape: incidentQuery,
    handle: async ({ asked }: { asked: IncidentQuery }): Promise<TextReply> => {
      const { all, titles } = await incidents(asked)
      const names = { ...titles, ...(await namesAmong(all)) }
      const called = (who: string | undefined) => (who === undefined ? '' : (names[who] ?? who))
      const text = csvOf(
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
      return new TextReply('text/csv; charset=utf-8', text)
    },
  }

  const disputeList = {
    handle: async (): Promise<DisputesReply> => {
      await roles.catchUp()
      const all = disputes.all
      const names = await personNamesOf(
        store,
        all.flatMap(({ by, decided }) => [by, decided?.by ?? by]),
      )
      return { disputes: all, names }
    },
  }

  return [
    route('GET /api/house/incidents', { needs: 'floor', ...incidentPage }),
    route('GET /api/audit/incidents', { needs: 'auditor', ...incidentPage }),
    route('GET /api/house/incidents.csv', { needs: 'floor', ...incidentCsv }),
    route('GET /api/audit/incidents.csv', { needs: 'auditor', ...incidentCsv }),
    route('GET /api/house/disputes', { needs: 'floor', ...disputeList }),
    route('GET /api/audit/disputes', { needs: 'auditor', ...disputeList }),

    route('GET /api/rounds/:id/dispute', {
      needs: 'anybody',
      handle: async ({ params, person }): Promise<DisputeReply> => {
        const by = await person()
        return by ? disputes.of(params.id, by) : { may: false }
      },
    }),
    actionRoute('/api/rounds/:id/dispute', 'player', disputeRequest, ({ words }, by, { id }) =>
      disputes.open(id, by, words),
    ),
    actionRoute(
      '/api/house/disputes/decide',
      'floor',
      disputeDecisionRequest,
      ({ round, decision, words }, by) => disputes.decide(round, decision, words, by),
    ),
  ]
}

const matchesQuery =
  ({ table, dealer, incident }: IncidentQuery) =>
  (one: LoggedIncident): boolean =>
    (table === undefined || one.table === table) &&
    (dealer === undefined || one.dealer === dealer) &&
    (incident === undefined || one.incident === incident)

function countByName(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
