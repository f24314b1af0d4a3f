import { sha256 } from '../cards/sha256.ts'
import type { Seed } from '../cards/shuffle.ts'
import { withLengths } from './fields.ts'

/**
 * A text that a player brings to a shuffle: with the house's secret it makes the seed, so that neither chooses the
 * cards.
 */
export interface Addition {
  readonly name: string
  readonly text: string
  /** Its commitment from before any text was opened, where it was sealed. */
  readonly commitment?: string
}

/**
 * A shuffle that nobody can choose. The house publishes the SHA-256 of its secret before the wagers; the
 * players may add words of their own; secret and words together make the seed.
 */
export interface Shuffle {
  /**
   * 2: words that players add freely. 3: texts that were sealed first (`drawing.ts`). 4: as 3, and the house
   * commits to the order by the root of a tree (`tree.ts`), so that the secret need not be opened. Missing:
   * the first kind.
   */
  readonly how?: 2 | 3 | 4
  readonly commitment: string
  readonly added: readonly Addition[]
  /** The number of cards cut from the top to the bottom, where the cut was offered. */
  readonly cut?: number
  /** No round begins once this many cards have left the shoe. Missing: it was shuffled for one round. */
  readonly cutCard?: number
  /**
   * The root of the tree over the order of the cards, known before the first is dealt. Only with `how: 4`.
   */
  readonly root?: string
}

/** A shuffle whose secret is known: every card can be computed, and `verifyRecord` does. */
export interface OpenShuffle extends Shuffle {
  readonly secret: string
}

/** The house's commitment to its secret, published before the wagers. */
export const commitmentOf = (secret: string): string => sha256(secret)

/** The label before the secret keeps the seed apart from the commitment, which everybody knows. */
export function seedOf({ how, secret, added }: Pick<OpenShuffle, 'how' | 'secret' | 'added'>): Seed {
  if (how === undefined)
    return sha256(['deal', secret, ...added.map(({ name, text }) => `${name}: ${text}`)].join('\n'))
  return sha256(withLengths([LABELS[how], secret, ...added.flatMap(({ name, text }) => [name, text])]))
}

const LABELS = { 2: 'cardroom shuffle', 3: 'cardroom sealed shuffle', 4: 'cardroom bound shuffle' } as const

/** Whether players sealed their texts before any was opened. */
export const isDrawn = ({ how }: Pick<Shuffle, 'how'>): boolean => how === 3 || how === 4

/**
 * Whether the house keeps the secret after the shoe, unless its players agree: only cards are shown, with
 * proofs.
 */
export const staysSealed = ({ how }: Pick<Shuffle, 'how'>): boolean => how === 4
