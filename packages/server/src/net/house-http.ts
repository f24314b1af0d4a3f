import type { Refusal } from '@cardroom/engine'
import {
  type AllowanceReply,
  adjustmentAsked,
  allowanceAsked,
  barAsked,
  claimAsked,
  type ErrorReply,
  type HouseEvent,
  type HousePeopleReply,
  type LogReply,
  type MeReply,
  partAsked,
} from '@cardroom/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuseInHouse } from '../parts/refuse.ts'
import { EVERYWHERE } from '../parts/state.ts'
import type { CardRoom } from '../room/card-room.ts'
import { doingAt, isError, readAsked, refused } from './asked.ts'
import { namesIn } from './names-in.ts'

const MOST_PEOPLE = 50
const MOST_ENTRIES = 200

export const logQuery = z.strictObject({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(50),
})
const peopleQuery = z.strictObject({ name: z.string().min(1).max(20).optional() })

/** For whoever runs the house. Who may ask is in `parts/needs.ts`. */
export function houseRoutes(app: FastifyInstance, room: CardRoom): void {
  const { house, wallets, store, now } = room.premises
  const { desk } = room

  const does = doingAt(app)

  /** Somebody who has ever come in. */
  async function known(person: string): Promise<Refusal | undefined> {
    const [found] = await store.house.people({ ids: [person] }, 1)
    return found ? undefined : refuseInHouse('house-no-such-person', { person })
  }

  app.get('/api/me', async (request, reply): Promise<MeReply | ErrorReply> => {
    const { person } = request
    if (!person) return refused(reply, refuseInHouse('house-who-asks'), 401)
    const { id, name } = person
    const isPlayer = house.has(id, 'player')
    const parts = [...(isPlayer ? (['player'] as const) : []), ...house.partsOf(id)]
    return { id, name, parts, wallet: await wallets.balance(id) }
  })

  does('/api/house/claim', claimAsked, ({ token }, by) => house.claim(token, by))

  app.get('/api/house/people', async ({ query }, reply): Promise<HousePeopleReply | ErrorReply> => {
    const asked = readAsked(peopleQuery, query, reply)
    if (isError(asked)) return asked
    const which = asked.name === undefined ? { ids: house.named } : { begins: asked.name }
    const people = await store.house.people(which, MOST_PEOPLE)
    return people.map(({ id, name, wallet }) => {
      const out = house.outOf(id)
      return {
        id,
        name,
        wallet,
        parts: house.partsOf(id),
        ...(out.length === 0 ? {} : { out: out.includes(EVERYWHERE) ? 'house' : out }),
      }
    })
  })

  does('/api/house/parts/grant', partAsked, async ({ person, part }, by) => {
    if (part === 'auditor' && desk.isSeated(person)) return refuseInHouse('house-seated-somewhere')
    return (await known(person)) ?? house.grant(part, person, by)
  })
  does('/api/house/parts/take', partAsked, ({ person, part }, by) => house.take(part, person, by))

  app.get('/api/house/allowance', (): AllowanceReply => house.allowance)
  does('/api/house/allowance', allowanceAsked, (allowance, by) =>
    house.note({ type: 'allowance-set', ...allowance, by }),
  )
  does(
    '/api/house/wallets',
    adjustmentAsked,
    async ({ person, cents, why }, by) =>
      (await known(person)) ?? wallets.adjust(person, cents, why, by, now()),
  )

  does(
    '/api/house/let-out',
    barAsked,
    async ({ person, table, why }, by) => (await known(person)) ?? house.letOut(person, table, by, why),
  )
  does('/api/house/let-in', barAsked, ({ person, table }, by) => house.letIn(person, table, by))

  app.get('/api/house/log', async ({ query }, reply): Promise<LogReply<HouseEvent> | ErrorReply> => {
    const asked = readAsked(logQuery, query, reply)
    return isError(asked) ? asked : houseLog(room, asked)
  })
}

/** The house's log, newest first. */
export async function houseLog(
  { premises: { store } }: CardRoom,
  { before = Number.MAX_SAFE_INTEGER, limit }: z.infer<typeof logQuery>,
): Promise<LogReply<HouseEvent>> {
  const all = await store.house.log(0)
  const entries = all
    .filter(({ version }) => version < before)
    .slice(-limit)
    .toReversed()
  return { entries, names: await namesIn(store, entries) }
}
