import {
  FIVE_CARD_HANDS,
  type FiveCardHand,
  type ThreeCardHand,
  threeCardHand,
} from '@cardroom/engine/banked'
import {
  bitCount,
  categoryOfHigh,
  fillHighTables,
  HIGH_TABLES,
  rankOfCounts,
  type SuitedWheel,
} from '@cardroom/engine/ranking'
import { threeCardClasses } from './suits.ts'

/** How often each hand comes among all threes of one deck. */
export function threeCardCounts(wheel?: SuitedWheel): Map<ThreeCardHand, number> {
  const counts = new Map<ThreeCardHand, number>()
  for (const { cards, count } of threeCardClasses()) {
    const hand = threeCardHand(cards, wheel)
    counts.set(hand, (counts.get(hand) ?? 0) + count)
  }
  return counts
}

const CHOOSE_OF_4 = [1, 4, 6, 4, 1]
const CHOOSE_OF_3 = [1, 3, 3, 1]

/**
 * Calls back with every choice of so many ranks that adds to what `counts` holds already, and with the number of
 * ways to deal it; `ways` has the ways to take so many cards of one rank.
 */
export function eachRankSet(
  cards: number,
  ways: readonly number[],
  visit: (counts: Uint8Array, ways: number) => void,
  counts = new Uint8Array(13),
): void {
  const choose = (rank: number, left: number, product: number) => {
    if (left === 0) visit(counts, product)
    if (rank === 13 || left === 0) return
    const before = counts[rank]!
    for (let count = 0; count < ways.length && count <= left; count++) {
      counts[rank] = before + count
      choose(rank + 1, left - count, product * ways[count]!)
    }
    counts[rank] = before
  }
  choose(0, cards, 1)
}

/**
 * Calls back with ranks of high hands and how many hands of five to seven cards of one deck have them; a rank may
 * come again. Suits are left aside first; then each hand with five or more of one suit moves from what its ranks
 * make to the flush it is.
 */
export function eachHighRank(n: 5 | 6 | 7, add: (rank: number, hands: number) => void): void {
  eachRankSet(n, CHOOSE_OF_4, (counts, ways) => add(rankOfCounts(counts), ways))
  fillHighTables()
  const counts = new Uint8Array(13)
  for (let ranks = 0; ranks < 1 << 13; ranks++) {
    const inSuit = bitCount(ranks)
    if (inSuit < 5 || inSuit > n) continue
    for (let rank = 0; rank < 13; rank++) counts[rank] = (ranks >> rank) & 1
    const move = (all: Uint8Array, ways: number) => {
      add(rankOfCounts(all), -4 * ways)
      add(HIGH_TABLES.flushes[ranks]!, 4 * ways)
    }
    // the cards of the other suits: each rank may come up to three times more
    eachRankSet(n - inSuit, CHOOSE_OF_3, move, counts)
  }
}

/** How often each best hand comes among all choices of five to seven cards of one deck. */
export function highCounts(n: 5 | 6 | 7): ReadonlyMap<FiveCardHand, number> {
  const byKind = new Float64Array(FIVE_CARD_HANDS.length)
  eachHighRank(n, (rank, hands) => {
    byKind[categoryOfHigh(rank)]! += hands
  })
  return new Map(FIVE_CARD_HANDS.map((name, category) => [name, byKind[category]!]))
}
