import type { Card } from '../cards/card.ts'
import { rankHigh } from '../ranking/high.ts'
import { categoryOfHigh } from '../ranking/high-scale.ts'
import { categoryOfThreeCard, rankThreeCard } from '../ranking/three-card.ts'

/** Three-card hands as pay tables name them, in the order of their categories. */
export const THREE_CARD_HANDS = [
  'High card',
  'Pair',
  'Flush',
  'Straight',
  'Three of a kind',
  'Straight flush',
  'Mini royal flush',
] as const
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number]

export const threeCardHand = (cards: readonly Card[]): ThreeCardHand =>
  THREE_CARD_HANDS[categoryOfThreeCard(rankThreeCard(cards))]!

/** Five-card hands as pay tables name them, in the order of their categories. */
export const FIVE_CARD_HANDS = [
  'High card',
  'Pair',
  'Two pair',
  'Three of a kind',
  'Straight',
  'Flush',
  'Full house',
  'Four of a kind',
  'Straight flush',
  'Royal flush',
] as const
export type FiveCardHand = (typeof FIVE_CARD_HANDS)[number]

/** The best hand of five to seven cards. */
export const fiveCardHand = (cards: readonly Card[]): FiveCardHand =>
  FIVE_CARD_HANDS[categoryOfHigh(rankHigh(cards))]!
