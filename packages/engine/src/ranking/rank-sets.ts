import type { Card } from '../cards/card.ts'

/**
 * Every choice of up to seven cards by their ranks, none more than four times; by turns of each suit, so that they make
 * no flush. The same array is handed over each time.
 */
export function eachRankSet(
  ranks: readonly number[],
  cards: number,
  visit: (hand: readonly Card[]) => void,
): void {
  const hand: Card[] = Array.from({ length: cards }, () => 0)
  const choose = (at: number, from: number): void => {
    if (at === cards) {
      visit(hand)
      return
    }
    for (let i = from; i < ranks.length; i++) {
      const rank = ranks[i]!
      if (at >= 4 && hand[at - 4]! >> 2 === rank) continue
      hand[at] = rank * 4 + (at & 3)
      choose(at + 1, i)
    }
  }
  choose(0, 0)
}

/** The sum of the cards' keys; they add up in 32 bits. */
export const sumOfKeys = (keys: Int32Array, hand: readonly Card[]): number =>
  hand.reduce((sum, card) => (sum + keys[card]!) | 0, 0)
