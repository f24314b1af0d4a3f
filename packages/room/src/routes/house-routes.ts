import type { Refusal } from '@cardroom/engine'
import {
  type AllowanceReply,
  adjustmentRequest,
  allowanceRequest,
  barRequest,
  claimRequest,
  type HouseEvent,
  type HousePeopleReply,
  type LogReply,
  type MeReply,
  partRequest,
} from '@cardroom/protocol'
import { z } from 'zod'
import type { CardRoom } from '../card-room/card-room.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import { WHOLE_HOUSE } from '../roles/house-state.ts'
import { namesIn } from './names-in.ts'
import { actionRoute, type Failure, type RoomRoute, refusalFailure, route } from './route.ts'

const MAX_PEOPLE_LISTED = 50
const MAX_LOG_ENTRIES = 200

export const logQuery = z.strictObject({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LOG_ENTRIES).default(50),
})
const peopleQuery = z.strictObject({ name: z.string().min(1).max(20).optional() })

/** The routes of the floor and the operator: people, parts, wallets, the log. */
export function houseRoutes(room: CardRoom): RoomRoute[] {
  const { roles, wallets, store, now } = room.context
  const { houseHandlers } = room

  /** Refuses an unknown person. */
  async function known(person: string): Promise<Refusal | undefined> {
    const [found] = await store.house.people({ ids: [person] }, 1)
    return found ? undefined : refuseInHouse('house-no-such-person', { person })
  }

  return [
    route('GET /api/me', {
      needs: 'anybody',
      handle: async ({ person: whoAsks }): Promise<MeReply | Failure> => {
        const person = await whoAsks()
        if (!person) return refusalFailure(refuseInHouse('house-who-asks'), 401)
        const { id, name } = person
        const isPlayer = roles.has(id, 'player')
        const parts = [...(isPlayer ? (['player'] as const) : []), ...roles.partsOf(id)]
        return { id, name, parts, wallet: await wallets.balance(id) }
      },
    }),

    actionRoute('/api/house/claim', 'anybody', claimRequest, ({ token }, by) => roles.claim(token, by.id)),

    route('GET /api/house/people', {
      needs: 'floor',
      shape: peopleQuery,
      handle: async ({ asked }): Promise<HousePeopleReply> => {
        const which = asked.name === undefined ? { ids: roles.named } : { begins: asked.name }
        const people = await store.house.people(which, MAX_PEOPLE_LISTED)
        return people.map(({ id, name, wallet }) => {
          const out = roles.outOf(id)
          return {
            id,
            name,
            wallet,
            parts: roles.partsOf(id),
            ...(out.length === 0 ? {} : { out: out.includes(WHOLE_HOUSE) ? 'house' : out }),
          }
        })
      },
    }),

    actionRoute('/api/house/parts/grant', 'operator', partRequest, async ({ person, part }, by) => {
      if (part === 'auditor' && houseHandlers.isSeated(person)) return refuseInHouse('house-seated-somewhere')
      return (await known(person)) ?? roles.grant(part, person, by.id)
    }),
    actionRoute('/api/house/parts/take', 'operator', partRequest, ({ person, part }, by) =>
      roles.take(part, person, by.id),
    ),

    route('GET /api/house/allowance', { needs: 'floor', handle: (): AllowanceReply => roles.allowance }),
    actionRoute('/api/house/allowance', 'operator', allowanceRequest, (allowance, by) =>
      roles.note({ type: 'allowance-set', ...allowance, by: by.id }),
    ),
    actionRoute(
      '/api/house/wallets',
      'operator',
      adjustmentRequest,
      async ({ person, cents, why }, by) =>
        (await known(person)) ?? wallets.adjust(person, cents, why, by.id, now()),
    ),

    actionRoute(
      '/api/house/let-out',
      'floor',
      barRequest,
      async ({ person, table, why }, by) => (await known(person)) ?? roles.letOut(person, table, by.id, why),
    ),
    actionRoute('/api/house/let-in', 'floor', barRequest, ({ person, table }, by) =>
      roles.letIn(person, table, by.id),
    ),

    route('GET /api/house/log', {
      needs: 'operator',
      shape: logQuery,
      handle: ({ asked }) => houseLog(room, asked),
    }),
  ]
}

/** The house's log, newest first. */
export async function houseLog(
  { context: { store } }: CardRoom,
  { before = Number.MAX_SAFE_INTEGER, limit }: z.infer<typeof logQuery>,
): Promise<LogReply<HouseEvent>> {
  const all = await store.house.log(0)
  const entries = all
    .filter(({ version }) => version < before)
    .slice(-limit)
    .toReversed()
  return { entries, names: await namesIn(store, entries) }
}
