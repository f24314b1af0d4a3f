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
import { threeCardClasses } from './suit-classes.ts'

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
 * Visits every choice of this many ranks beside those in `counts`, with the number of ways to deal it; `ways`
 * has the ways to take n cards of one rank.
 */
export function eachRankChoice(
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
 * Visits ranks of high hands with the number of hands of five to seven cards of one deck; a rank may come
 * again. It ignores suits first; then it moves each hand with five or more of one suit from the value of its
 * ranks to its flush.
 */
export function eachHighRank(n: 5 | 6 | 7, add: (rank: number, hands: number) => void): void {
  eachRankChoice(n, CHOOSE_OF_4, (counts, ways) => add(rankOfCounts(counts), ways))
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
    eachRankChoice(n - inSuit, CHOOSE_OF_3, move, counts)
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
