import { type Card, RANKS, rankOf } from '../cards/card.ts'
import type { Readings } from '../rules/readings.ts'
import { type SupplyRule, supplyOf } from '../rules/supply.ts'

/** The reading of how many cards a ten burns, which counts nothing in the game but ten among court cards. */
export const TEN_READING = 'burnTen'

interface RulesWithSupply {
  readonly supply?: SupplyRule
}

/**
 * Whether all cards are shuffled anew for the table's shoe of this number. A continuous shuffler is loaded
 * once.
 */
export const isShuffledAnew = (rules: RulesWithSupply, readings: Readings, number: number): boolean =>
  supplyOf(rules, readings) !== 'continuous' || number === 1

/** How many cards are burned for the first one: an ace one, the others what they show, court cards ten. */
export function burnedFor(first: Card, readings: Readings): number {
  const letter = RANKS[rankOf(first)]
  if (letter === 'A') return 1
  if (letter === 'T' && readings[TEN_READING] === 'none') return 0
  return Math.min(rankOf(first) + 2, 10)
}
