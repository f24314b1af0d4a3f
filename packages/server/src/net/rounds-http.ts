import type {
  AgreedReply,
  ErrorReply,
  OpenedShuffleReply,
  RoundReply,
  RoundsReply,
  ShoeReply,
} from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CardRoom } from '../room/card-room.ts'
import { agreedOn, agreementOn, type Reader, recordFor, roundKept, roundsOf } from '../room/kept-rounds.ts'
import { withResults } from '../room/listed-round.ts'
import { mayEnter, OwnTables } from '../room/own-tables.ts'
import { refuseInRoom } from '../room/refuse.ts'
import { shoeReply } from '../room/shoe.ts'
import type { OpenedShoe } from '../store/store.ts'
import { notFound } from './not-found.ts'
import type { WhoAsks } from './who-asks.ts'
import { notUnderstood } from './zod-issue.ts'

const MOST_ROUNDS = 200

const roundsQuery = z.strictObject({
  table: z.string().max(80).optional(),
  player: z.string().max(40).optional(),
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROUNDS).default(50),
})

/** Rounds that are over, and how their cards were shuffled: to each what they may know of them. */
export function roundRoutes(app: FastifyInstance, room: CardRoom, whoAsks: WhoAsks): void {
  const { store, library } = room.premises
  const own = new OwnTables(store, room.tables)
  const readerOf = async (request: FastifyRequest): Promise<Reader> => {
    const person = await whoAsks(request)
    return person ? { player: person.id } : 'everybody'
  }
  const noShoe = (reply: FastifyReply, shoe: string) =>
    notFound(reply, english.refusal(refuseInRoom('shoe-not-opened', { shoe })))

  app.get('/api/rounds', async (request, reply): Promise<RoundsReply | ErrorReply> => {
    const parsed = roundsQuery.safeParse(request.query)
    if (!parsed.success) {
      reply.code(400)
      return { error: sayRefusal(english, notUnderstood(parsed.error)) }
    }
    return withResults(store, await own.rounds(await readerOf(request), parsed.data))
  })

  app.get<{ Params: { id: string } }>(
    '/api/rounds/:id',
    async (request, reply): Promise<RoundReply | ErrorReply> => {
      const { id } = request.params
      const reader = await readerOf(request)
      const kept = await roundKept(store, id)
      if (kept && (await own.mayRead(reader, kept.round))) {
        const { agreements } = room.tables.get(kept.round.table)?.table.state ?? {}
        const agreed = kept.opened ? undefined : agreedOn(kept.round, agreements)
        return { ...recordFor(reader, kept, library), ...(agreed ? { agreed } : {}) }
      }
      return notFound(reply, english.refusal(refuseInRoom('no-such-round', { round: id })))
    },
  )

  /** Somebody who played a round at a sealed table would have all of its cards opened; they are when all would. */
  app.post<{ Params: { id: string } }>(
    '/api/rounds/:id/agree',
    async (request, reply): Promise<AgreedReply | ErrorReply> => {
      const { id } = request.params
      const person = await whoAsks(request)
      const kept = await roundKept(store, id)
      const round = kept?.round
      if (!person || !round || !(await own.mayRead({ player: person.id }, round)))
        return notFound(reply, english.refusal(refuseInRoom('no-such-round', { round: id })))
      const sealed = room.disputes.refusesToOpen(id)
      if (sealed) {
        reply.code(409)
        return { error: english.refusal(sealed) }
      }
      const open = kept.opened ? undefined : agreementOn(round)
      const host = room.tables.get(round.table)
      const refused =
        open && host
          ? await host.act({ do: 'agree', player: person.id, name: person.name, ...open })
          : refuseInRoom('nothing-to-open', { round: id })
      if (!refused) return { opened: host?.table.state.agreements?.[open?.shoe.id ?? ''] === undefined }
      reply.code(409)
      return { error: english.refusal(refused) }
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/shoe',
    async (request, reply): Promise<ShoeReply | ErrorReply> => {
      const { id } = request.params
      const host = room.tables.get(id)
      const isIn = host && mayEnter(host, (await whoAsks(request))?.id)
      if (isIn && host.table.shoe) return shoeReply(host.table, host.table.shoe)
      return notFound(reply, english.refusal(refuseInRoom('no-shoe-in-use', { table: id })))
    },
  )

  /** Of a private table, who played from the shoe; where nobody did, who may come in. */
  async function mayKnow(request: FastifyRequest, { table, rounds }: OpenedShoe): Promise<boolean> {
    if (!(await own.isPrivate(table))) return true
    const [first] = rounds
    if (first !== undefined) return own.mayRead(await readerOf(request), { id: first, table })
    const host = room.tables.get(table)
    return host !== undefined && mayEnter(host, (await whoAsks(request))?.id)
  }

  app.get<{ Params: { id: string } }>(
    '/api/shuffles/:id',
    async (request, reply): Promise<OpenedShuffleReply | ErrorReply> => {
      const { id } = request.params
      const shoe = await store.shoe(id)
      return shoe && (await mayKnow(request, shoe)) ? shoe : noShoe(reply, id)
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/shoes/:id',
    async (request, reply): Promise<string | ErrorReply> => {
      const { id } = request.params
      const reader = await readerOf(request)
      const rounds = await roundsOf(store, id)
      if (!rounds) return noShoe(reply, id)
      const lines: string[] = []
      for (const round of rounds) {
        if (!(await own.mayRead(reader, round))) continue
        lines.push(JSON.stringify(recordFor(reader, { round, opened: true }, library).record))
      }
      if (lines.length === 0 && rounds.length > 0) return noShoe(reply, id)
      reply.type('application/x-ndjson; charset=utf-8')
      return lines.map(line => `${line}\n`).join('')
    },
  )
}
