import { sha256 } from '../cards/sha256.ts'
import type { Seed } from '../cards/shuffle.ts'

/** Words of a player's own that go into a shuffle. */
export interface Addition {
  readonly name: string
  readonly text: string
}

/**
 * A shuffle that nobody can choose. The house publishes the SHA-256 of its secret before the wagers; the
 * players may add words of their own; the cards are shuffled with what all of it comes to.
 */
export interface Shuffle {
  /** How the seed is put together. Those of the first kind do not say so. */
  readonly how?: 2
  readonly commitment: string
  readonly added: readonly Addition[]
  /** So many cards were taken from the top and put below the others, where the cut was offered. */
  readonly cut?: number
  /** No round is begun once so many cards have left the shoe. Without it, it was shuffled for one round. */
  readonly cutCard?: number
}

/** One whose secret is known. */
export interface OpenShuffle extends Shuffle {
  readonly secret: string
}

export const commitmentOf = (secret: string): string => sha256(secret)

/** The words before the secret keep the seed apart from the commitment, which everybody knows. */
export function seedOf({ how, secret, added }: Pick<OpenShuffle, 'how' | 'secret' | 'added'>): Seed {
  if (how === 2) {
    return sha256(
      withLengths(['cardroom shuffle', secret, ...added.flatMap(({ name, text }) => [name, text])]),
    )
  }
  return sha256(['deal', secret, ...added.map(({ name, text }) => `${name}: ${text}`)].join('\n'))
}

/** Each field with its length in bytes, so that no two lists of fields read alike: `3:abc,0:,`. */
const withLengths = (fields: readonly string[]): string =>
  fields.map(field => `${new TextEncoder().encode(field).length}:${field},`).join('')
