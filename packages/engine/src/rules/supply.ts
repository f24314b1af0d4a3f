import type { Cite } from './cite.ts'
import type { Readings } from './readings.ts'

/**
 * How the cards come to the house dealer: from a shoe that lasts until its cut card comes out; from one of two decks
 * with backs of different colours, which take turns; from a machine that shuffles without end; or shuffled for every
 * round in any other way.
 */
export const SUPPLIES = ['shoe', 'two-decks', 'continuous', 'every-round'] as const
export type Supply = (typeof SUPPLIES)[number]

/** What is filed of it. Where nothing is, the cards are shuffled for every round. */
export interface SupplyRule {
  readonly from: Supply
  readonly cite: Cite
  /** The first card is turned up, and as many as it counts are burned: ten for a court card. */
  readonly burn?: { readonly by: 'first-card'; readonly cite: Cite }
  /** The player-dealer is offered the cut. */
  readonly cut?: { readonly by: 'player-dealer'; readonly cite: Cite }
  /** Hands without wagers that players may ask for, so many a shoe. */
  readonly freeHands?: { readonly most: number; readonly cite: Cite }
}

/** The reading by which a house chooses among what is filed. */
export const SUPPLY_READING = 'supply'

/** What a game is dealt from under these readings. */
export function supplyOf({ supply }: { readonly supply?: SupplyRule }, readings: Readings): Supply {
  const chosen = SUPPLIES.find(one => one === readings[SUPPLY_READING])
  return chosen ?? supply?.from ?? 'every-round'
}
