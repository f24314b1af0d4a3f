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
  /** What it was sealed with before anybody opened anything, where it was. */
  readonly commitment?: string
}

/**
 * A shuffle that nobody can choose. The house publishes the SHA-256 of its secret before the wagers; the
 * players may add words of their own; the cards are shuffled with what all of it comes to.
 */
export interface Shuffle {
  /**
   * 2: words that players add as they like. 3: texts that were sealed first (`drawing.ts`). 4: drawn like 3, and the
   * house is bound to the order by the root of a tree (`tree.ts`), so that the secret need not be opened. The first
   * kind says nothing.
   */
  readonly how?: 2 | 3 | 4
  readonly commitment: string
  readonly added: readonly Addition[]
  /** So many cards were taken from the top and put below the others, where the cut was offered. */
  readonly cut?: number
  /** No round is begun once so many cards have left the shoe. Without it, it was shuffled for one round. */
  readonly cutCard?: number
  /** Of the tree over the order of the cards: known before the first of them is dealt. Only with `how: 4`. */
  readonly root?: string
}

/** A shuffle whose secret is known: anybody can work out every card of it, and `verifyRecord` does. */
export interface OpenShuffle extends Shuffle {
  readonly secret: string
}

/** What the house publishes of its secret before the wagers. */
export const commitmentOf = (secret: string): string => sha256(secret)

/** The label before the secret keeps the seed apart from the commitment, which everybody knows. */
export function seedOf({ how, secret, added }: Pick<OpenShuffle, 'how' | 'secret' | 'added'>): Seed {
  if (how === undefined)
    return sha256(['deal', secret, ...added.map(({ name, text }) => `${name}: ${text}`)].join('\n'))
  return sha256(withLengths([LABELS[how], secret, ...added.flatMap(({ name, text }) => [name, text])]))
}

const LABELS = { 2: 'cardroom shuffle', 3: 'cardroom sealed shuffle', 4: 'cardroom bound shuffle' } as const

/** Players sealed what they brought before anything was opened. */
export const isDrawn = ({ how }: Pick<Shuffle, 'how'>): boolean => how === 3 || how === 4

/** The secret stays with the house when the shoe is over, unless its players agree: only cards are shown, with proofs. */
export const staysSealed = ({ how }: Pick<Shuffle, 'how'>): boolean => how === 4
