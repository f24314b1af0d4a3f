import { type Card, card, JOKER } from '../cards/card.ts'
import { rankHigh } from './high.ts'
import { FLUSH, HIGH_CARD, handShape, STRAIGHT, STRAIGHT_FLUSH } from './high-scale.ts'
import { highScale } from './high-tables.ts'

const BEST_RANK = 1 << 16

/** The high rank behind a deuce-to-seven rank; on that scale the lower hand is the better. */
export const highOfLow27 = (rank: number): number => BEST_RANK - rank

/** The high ranks of five-high straights, and of what they are where the ace is high only; 0 until the first hand. */
let straight = 0
let aceHigh = 0
let straightFlush = 0
let aceHighFlush = 0

function findWheels(): void {
  const rank = (s: number) => highScale().rankOf(s)
  straight = rank(handShape(STRAIGHT, 5))
  aceHigh = rank(handShape(HIGH_CARD, 14, 5, 4, 3, 2))
  straightFlush = rank(handShape(STRAIGHT_FLUSH, 5))
  aceHighFlush = rank(handShape(FLUSH, 14, 5, 4, 3, 2))
}

/**
 * The best deuce-to-seven low: the lowest high hand wins, straights and flushes count against it, and the ace
 * is high, so that 5-4-3-2-A is ace high (004:136-137). A joker is the lowest card not in the hand and of no
 * suit. Higher is better.
 */
export function rankLow27(cards: readonly Card[]): number {
  for (let i = 0; i < cards.length; i++) if (cards[i] === JOKER) return rankLow27(withoutJokers(cards))
  return cards.length > 5 ? bestOfFives(cards) : turnedOver(cards)
}

function turnedOver(cards: readonly Card[]): number {
  if (straight === 0) findWheels()
  const high = rankHigh(cards)
  if (high === straight) return BEST_RANK - aceHigh
  if (high === straightFlush) return BEST_RANK - aceHighFlush
  return BEST_RANK - high
}

const five: Card[] = [0, 0, 0, 0, 0]

/** The best five of more cards: `left` are still to be chosen, from `from` on. */
function bestOfFives(cards: readonly Card[], left = 5, from = 0): number {
  if (left === 0) return turnedOver(five)
  let best = 0
  for (let i = from; i <= cards.length - left; i++) {
    five[5 - left] = cards[i]!
    best = Math.max(best, bestOfFives(cards, left - 1, i + 1))
  }
  return best
}

function withoutJokers(cards: readonly Card[]): Card[] {
  const hand = cards.filter(c => c !== JOKER)
  const suit = hand.length > 0 ? (hand[0]! + 1) & 3 : 0
  while (hand.length < cards.length) {
    let rank = 0
    while (hand.some(c => c >> 2 === rank)) rank++
    hand.push(card(rank, suit))
  }
  return hand
}
