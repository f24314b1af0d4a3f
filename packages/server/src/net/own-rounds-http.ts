import type { ErrorReply, OwnRound, OwnRoundsReply } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CardRoom } from '../room/card-room.ts'
import { roundKept } from '../room/kept-rounds.ts'
import { ownRound } from '../room/own-rounds.ts'
import type { WhoAsks } from './who-asks.ts'
import { notUnderstood } from './zod-issue.ts'

/** Whole records are long: so many at a time. */
const MOST_RECORDS = 100

const ownRoundsQuery = z.strictObject({
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_RECORDS).default(50),
})

/** What somebody has played here, with its records: as each of them may be known to them, and to nobody else. */
export function ownRoundRoutes(app: FastifyInstance, room: CardRoom, whoAsks: WhoAsks): void {
  const { store } = room.premises

  app.get('/api/me/rounds', async (request, reply): Promise<OwnRoundsReply | ErrorReply> => {
    const parsed = ownRoundsQuery.safeParse(request.query)
    if (!parsed.success) {
      reply.code(400)
      return { error: sayRefusal(english, notUnderstood(parsed.error)) }
    }
    const person = await whoAsks(request)
    if (!person) return { owner: '', rounds: [] }
    const entries = await store.rounds({ ...parsed.data, player: person.name })
    const rounds: OwnRound[] = []
    for (const { id } of entries) {
      // One that cannot be read now says why on its own page.
      const kept = await roundKept(store, id).catch(() => undefined)
      const own = kept && ownRound(kept, person)
      if (own) rounds.push(own)
    }
    const older = entries.length < parsed.data.limit ? undefined : entries.at(-1)?.at
    return { owner: person.id, rounds, ...(older === undefined ? {} : { older }) }
  })
}
