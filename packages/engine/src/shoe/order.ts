import type { Card } from '../cards/card.ts'
import { Randomness, type Seed, shuffle } from '../cards/shuffle.ts'

/** The order in which the cards leave a shoe. `deck`: all of them, in the order of their numbers. */
export function orderOf(deck: readonly Card[], seed: Seed, cut = 0): Card[] {
  const cards = shuffle([...deck], new Randomness(seed)).reverse()
  return [...cards.slice(cut), ...cards.slice(0, cut)]
}
