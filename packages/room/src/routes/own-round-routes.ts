import type { OwnRound, OwnRoundsReply } from '@cardroom/protocol'
import { z } from 'zod'
import type { CardRoom } from '../card-room/card-room.ts'
import { ownRound } from '../views/own-rounds.ts'
import { storedRound } from '../views/stored-rounds.ts'
import { type RoomRoute, route } from './route.ts'

/** The most records in one reply: whole records are long. */
const MAX_RECORDS_PER_PAGE = 100

const ownRoundsQuery = z.strictObject({
  before: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_RECORDS_PER_PAGE).default(50),
})

/** The route of a person's own rounds, with the records that this person may see. */
export const ownRoundRoutes = ({ context: { store } }: CardRoom): RoomRoute[] => [
  route('GET /api/me/rounds', {
    needs: 'anybody',
    shape: ownRoundsQuery,
    handle: async ({ asked, person: whoAsks }): Promise<OwnRoundsReply> => {
      const person = await whoAsks()
      if (!person) return { owner: '', rounds: [] }
      const entries = await store.rounds({ ...asked, player: person.name })
      const rounds: OwnRound[] = []
      for (const { id } of entries) {
        // An unreadable round is left out; its own page says why.
        const kept = await storedRound(store, id).catch(() => undefined)
        const own = kept && ownRound(kept, person)
        if (own) rounds.push(own)
      }
      const older = entries.length < asked.limit ? undefined : entries.at(-1)?.at
      return { owner: person.id, rounds, ...(older === undefined ? {} : { older }) }
    },
  }),
]
