import { z } from 'zod'
import type { Step, Stored } from './step.ts'

/**
 * In version 2 every round was shuffled for: a shuffle had no shoe, and the seed was kept beside the secret that it
 * is made from.
 */
export const from2: Step = {
  event(event) {
    switch (event.type) {
      case 'committed': {
        const { commitment, secret, ...rest } = committed.parse(event)
        return { ...rest, shoe: { id: commitment, commitment, secret } }
      }
      case 'dealt':
        return withoutSeed(event)
      default:
        return event
    }
  },

  snapshot(snapshot) {
    const { shuffle, round, last, ...table } = snapshotted.parse(snapshot)
    return {
      ...table,
      // Decks that take turns go on taking turns.
      shoes: table.rounds,
      ...(shuffle ? { shoe: shoeOf(shuffle, table.rounds, round?.id) } : {}),
      ...(round ? { round: withoutSeed({ ...round, from: 0 }) } : {}),
      ...(last
        ? {
            last: {
              id: last.id,
              shoe: last.shuffle.commitment,
              from: 0,
              shuffle: last.shuffle,
              opened: true,
            },
          }
        : {}),
    }
  },
}

function withoutSeed({ seed: _, ...rest }: Stored): Stored {
  return rest
}

const shoeOf = (shuffle: z.infer<typeof shuffled>, number: number, round: string | undefined) => ({
  id: shuffle.commitment,
  number,
  shuffle,
  place: 0,
  rounds: round === undefined ? [] : [round],
  freeHands: 0,
  seen: [],
})

const committed = z.looseObject({ commitment: z.string(), secret: z.string() })
const shuffled = z.looseObject({ commitment: z.string() })
const snapshotted = z.looseObject({
  rounds: z.number(),
  shuffle: shuffled.optional(),
  round: z.looseObject({ id: z.string() }).optional(),
  last: z.looseObject({ id: z.string(), shuffle: shuffled }).optional(),
})
