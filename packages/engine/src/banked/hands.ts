import type { Card } from '../cards/card.ts'
import { rankHigh } from '../ranking/high.ts'
import { categoryOfHigh } from '../ranking/high-scale.ts'
import { categoryOfThreeCard, rankThreeCard, type SuitedWheel } from '../ranking/three-card.ts'
import type { Readings } from '../rules/readings.ts'

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
/** A three-card hand as pay tables name it. */
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number]

/** What three cards are on a pay table. */
export const threeCardHand = (cards: readonly Card[], wheel?: SuitedWheel): ThreeCardHand =>
  THREE_CARD_HANDS[categoryOfThreeCard(rankThreeCard(cards, wheel))]!

/** What ace, two and three of one suit are, where the filing can be read both ways. */
export const suitedWheelOf = ({ suitedWheel }: Readings): SuitedWheel =>
  suitedWheel === 'flush' ? 'flush' : 'straight-flush'

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
/** A five-card hand as pay tables name it. */
export type FiveCardHand = (typeof FIVE_CARD_HANDS)[number]

/** The best hand of five to seven cards. */
export const fiveCardHand = (cards: readonly Card[]): FiveCardHand => fiveCardHandOf(rankHigh(cards))

/** The hand that has such a rank. */
export const fiveCardHandOf = (rank: number): FiveCardHand => FIVE_CARD_HANDS[categoryOfHigh(rank)]!
