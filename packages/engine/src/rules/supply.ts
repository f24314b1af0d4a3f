import type { Cite } from './cite.ts'
import type { Readings } from './readings.ts'

/**
 * Where the house dealer's cards come from: a shoe that lasts until its cut card comes out; one of two decks
 * with backs of different colours that take turns; a continuous shuffler; or any other shuffle for every
 * round.
 */
export const SUPPLIES = ['shoe', 'two-decks', 'continuous', 'every-round'] as const
/** A supply of cards. */
export type Supply = (typeof SUPPLIES)[number]

/** The filed supply. Without one, the cards are shuffled for every round. */
export interface SupplyRule {
  readonly from: Supply
  readonly cite: Cite
  /** The first card is turned up, and as many as it counts are burned: ten for a court card. */
  readonly burn?: { readonly by: 'first-card'; readonly cite: Cite }
  /** The player-dealer is offered the cut. */
  readonly cut?: { readonly by: 'player-dealer'; readonly cite: Cite }
  /** Hands without wagers that players may ask for, at most this many a shoe. */
  readonly freeHands?: { readonly most: number; readonly cite: Cite }
}

/** The reading by which a house chooses among the filed supplies. */
export const SUPPLY_READING = 'supply'

/** What a game is dealt from under these readings. */
export function supplyOf({ supply }: { readonly supply?: SupplyRule }, readings: Readings): Supply {
  const chosen = SUPPLIES.find(one => one === readings[SUPPLY_READING])
  return chosen ?? supply?.from ?? 'every-round'
}

/** How many cards lie behind the cut card of a shoe. No filing says where it stands. */
const BEHIND_THE_CUT_CARD = { 'half-deck-behind': 26, 'deck-behind': 52, 'two-decks-behind': 104 } as const

/** The reading by which a house says where the cut card stands. */
export const CUT_CARD_READING = 'cutCard'
/** Where in a shoe the cut card may be put. */
export const CUT_CARD_PLACES = ['deck-behind', 'half-deck-behind', 'two-decks-behind'] as const

/** How many cards lie behind it under these readings. */
export function behindTheCutCard(readings: Readings): number {
  const place = CUT_CARD_PLACES.find(one => one === readings[CUT_CARD_READING])
  return BEHIND_THE_CUT_CARD[place ?? 'deck-behind']
}

/** The reading by which a house says what is done when a shoe has no card left in the middle of a round. */
export const SHOE_OUT_READING = 'shoeRunsOut'
/** What follows when a shoe runs out in the middle of a round. */
export const SHOE_OUT = ['reshuffled', 'called-off'] as const

/** The rest of earlier rounds is shuffled and the round goes on, or the round is called off. */
export const whenShoeRunsOut = (readings: Readings): (typeof SHOE_OUT)[number] =>
  SHOE_OUT.find(one => one === readings[SHOE_OUT_READING]) ?? 'reshuffled'
