import { sha256 } from '../cards/sha256.ts'
import type { Seed } from '../cards/shuffle.ts'
import { withLengths } from './fields.ts'

/** What a player brings to a shuffle. */
export interface Addition {
  readonly name: string
  readonly text: string
  /** What it was sealed with before anybody opened anything, where it was. */
  readonly commitment?: string
}

/**
 * A shuffle that nobody can choose. The house publishes the SHA-256 of its secret before the wagers; the
 * players may add words of their own; the cards are shuffled with what all of it comes to.
 */
export interface Shuffle {
  /** 2: words that players add as they like. 3: texts that were sealed first (`drawing.ts`). The first kind says nothing. */
  readonly how?: 2 | 3
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

/** The label before the secret keeps the seed apart from the commitment, which everybody knows. */
export function seedOf({ how, secret, added }: Pick<OpenShuffle, 'how' | 'secret' | 'added'>): Seed {
  if (how === undefined)
    return sha256(['deal', secret, ...added.map(({ name, text }) => `${name}: ${text}`)].join('\n'))
  return sha256(withLengths([LABELS[how], secret, ...added.flatMap(({ name, text }) => [name, text])]))
}

const LABELS = { 2: 'cardroom shuffle', 3: 'cardroom sealed shuffle' } as const
