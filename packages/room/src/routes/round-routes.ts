import type { AgreedReply, OpenedShuffleReply, RoundReply, RoundsReply, ShoeReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { z } from 'zod'
import type { CardRoom } from '../card-room/card-room.ts'
import { shoeReply } from '../drive/shoe.ts'
import { refuseInRoom } from '../refusals/refuse.ts'
import type { OpenedShoe } from '../store/store.ts'
import { withResults } from '../views/listed-round.ts'
import { mayEnter, OwnTables } from '../views/own-tables.ts'
import {
  agreedOn,
  agreementOn,
  type RoundReader,
  recordFor,
  roundsOf,
  storedRound,
} from '../views/stored-rounds.ts'
import { Failure, notFoundFailure, type RawQuestion, type RoomRoute, route, TextReply } from './route.ts'

const MAX_ROUNDS_PER_PAGE = 200

const roundsQuery = z.strictObject({
  table: z.string().max(80).optional(),
  player: z.string().max(40).optional(),
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_ROUNDS_PER_PAGE).default(50),
})

type AskerLookup = RawQuestion['person']

const readerOf = async (person: AskerLookup): Promise<RoundReader> => {
  const reader = await person()
  return reader ? { player: reader.id } : 'everybody'
}

const noRound = (round: string): Failure =>
  notFoundFailure(english.refusal(refuseInRoom('no-such-round', { round })))
const noShoe = (shoe: string): Failure =>
  notFoundFailure(english.refusal(refuseInRoom('shoe-not-opened', { shoe })))

/** The routes of finished rounds and their shuffles; everybody gets what they may know. */
export function roundRoutes(room: CardRoom): RoomRoute[] {
  const { store, library } = room.context
  const own = new OwnTables(store, room.tables)

  /** Whether a person may see a shoe: at a private table its players may; an unplayed one those who may enter. */
  async function mayKnow(person: AskerLookup, { table, rounds }: OpenedShoe): Promise<boolean> {
    if (!(await own.isPrivate(table))) return true
    const [first] = rounds
    if (first !== undefined) return own.mayRead(await readerOf(person), { id: first, table })
    const host = room.tables.get(table)
    return host !== undefined && mayEnter(host, (await person())?.id)
  }

  return [
    route('GET /api/rounds', {
      needs: 'anybody',
      shape: roundsQuery,
      handle: async ({ asked, person }): Promise<RoundsReply> =>
        withResults(store, await own.rounds(await readerOf(person), asked)),
    }),

    route('GET /api/rounds/:id', {
      needs: 'anybody',
      handle: async ({ params: { id }, person }): Promise<RoundReply | Failure> => {
        const reader = await readerOf(person)
        const kept = await storedRound(store, id)
        if (!kept || !(await own.mayRead(reader, kept.round))) return noRound(id)
        const { agreements } = room.tables.get(kept.round.table)?.table.state ?? {}
        const agreed = kept.opened ? undefined : agreedOn(kept.round, agreements)
        return { ...recordFor(reader, kept, library), ...(agreed ? { agreed } : {}) }
      },
    }),

    // A player of a round at a sealed table agrees to open all cards; they are opened when all have agreed.
    route('POST /api/rounds/:id/agree', {
      needs: 'player',
      handle: async ({ params: { id }, person: whoAsks }): Promise<AgreedReply | Failure> => {
        const person = await whoAsks()
        const kept = await storedRound(store, id)
        const round = kept?.round
        if (!person || !round || !(await own.mayRead({ player: person.id }, round))) return noRound(id)
        const sealed = room.disputes.refusesToOpen(id)
        if (sealed) return new Failure(409, { error: english.refusal(sealed) })
        const open = kept.opened ? undefined : agreementOn(round)
        const host = room.tables.get(round.table)
        const refused =
          open && host
            ? await host.act({ do: 'agree', player: person.id, name: person.name, ...open })
            : refuseInRoom('nothing-to-open', { round: id })
        if (refused) return new Failure(409, { error: english.refusal(refused) })
        return { opened: host?.table.state.agreements?.[open?.shoe.id ?? ''] === undefined }
      },
    }),

    route('GET /api/tables/:id/shoe', {
      needs: 'anybody',
      handle: async ({ params: { id }, person }): Promise<ShoeReply | Failure> => {
        const host = room.tables.get(id)
        const isIn = host && mayEnter(host, (await person())?.id)
        if (isIn && host.table.shoe) return shoeReply(host.table, host.table.shoe)
        return notFoundFailure(english.refusal(refuseInRoom('no-shoe-in-use', { table: id })))
      },
    }),

    route('GET /api/shuffles/:id', {
      needs: 'anybody',
      handle: async ({ params: { id }, person }): Promise<OpenedShuffleReply | Failure> => {
        const shoe = await store.shoe(id)
        return shoe && (await mayKnow(person, shoe)) ? shoe : noShoe(id)
      },
    }),

    route('GET /api/shoes/:id', {
      needs: 'anybody',
      handle: async ({ params: { id }, person }): Promise<TextReply | Failure> => {
        const reader = await readerOf(person)
        const rounds = await roundsOf(store, id)
        if (!rounds) return noShoe(id)
        const lines: string[] = []
        for (const round of rounds) {
          if (!(await own.mayRead(reader, round))) continue
          lines.push(JSON.stringify(recordFor(reader, { round, opened: true }, library).record))
        }
        if (lines.length === 0 && rounds.length > 0) return noShoe(id)
        return new TextReply('application/x-ndjson; charset=utf-8', lines.map(line => `${line}\n`).join(''))
      },
    }),
  ]
}
