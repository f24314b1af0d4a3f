import type { Card } from '@cardroom/engine/cards'
import { suitClasses } from './suit-classes.ts'

export interface HandClass {
  readonly cards: readonly Card[]
  /** How many hands are of this class. */
  readonly count: number
}

/** Every class of three cards of one deck, by a hand of it. */
export function threeCardClasses(): HandClass[] {
  const { cards, counts } = suitClasses(3)
  return Array.from(counts, (count, i) => ({ cards: [...cards.subarray(i * 3, i * 3 + 3)], count }))
}
