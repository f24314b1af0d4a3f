import { type Card, card, JOKER } from '../cards/card.ts'
import { bestOf, choices } from './best-cards.ts'
import { rankHigh } from './high.ts'
import { FLUSH, HIGH_CARD, STRAIGHT, STRAIGHT_FLUSH, shape } from './high-scale.ts'
import { highScale } from './high-tables.ts'

const BEST = 1 << 16

/** The high rank that a deuce-to-seven rank was turned over from; on that scale the lower hand is the better. */
export const highOfLow27 = (rank: number): number => BEST - rank

/** Five-high straights count as what they are where the ace is high only. */
function build() {
  const rank = (s: number) => highScale().rankOf(s)
  return {
    straight: rank(shape(STRAIGHT, 5)),
    aceHigh: rank(shape(HIGH_CARD, 14, 5, 4, 3, 2)),
    straightFlush: rank(shape(STRAIGHT_FLUSH, 5)),
    aceHighFlush: rank(shape(FLUSH, 14, 5, 4, 3, 2)),
  }
}

let wheels: ReturnType<typeof build> | undefined

/**
 * The best deuce-to-seven low: the lowest high hand wins, straights and flushes count against it, and the ace
 * is high, so that 5-4-3-2-A is ace high (004:136-137). A joker is the lowest card not in the hand and of no
 * suit. Higher is better.
 */
export function rankLow27(cards: readonly Card[]): number {
  if (cards.includes(JOKER)) return rankLow27(withoutJokers(cards))
  if (cards.length > 5) return rankLow27(bestOf(choices(cards, 5), rankLow27))
  wheels ??= build()
  const high = rankHigh(cards)
  if (high === wheels.straight) return BEST - wheels.aceHigh
  if (high === wheels.straightFlush) return BEST - wheels.aceHighFlush
  return BEST - high
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
