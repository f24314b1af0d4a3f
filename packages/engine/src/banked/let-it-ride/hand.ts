import { type Card, card, rank } from '../../cards/card.ts'
import { rankHigh } from '../../ranking/high.ts'
import { fiveCardHand } from '../hands.ts'
import type { LetItRideHand, LetItRideRules } from './rules.ts'

/** What five cards are worth: a pair wins from the filed one upward. */
export function letItRideHand(rules: LetItRideRules, cards: readonly Card[]): LetItRideHand {
  const hand = fiveCardHand(cards)
  if (hand !== 'Pair') return hand
  return rankHigh(cards) >= leastOf(rank(rules.leastPair.rank)) ? 'Winning pair' : 'Low pair'
}

/** The lowest hand with a pair of this rank: the three lowest other ranks beside it. */
function leastOf(pair: number): number {
  const others = [0, 1, 2, 3].filter(one => one !== pair).slice(0, 3)
  return rankHigh([card(pair, 0), card(pair, 1), ...others.map((one, suit) => card(one, suit))])
}
