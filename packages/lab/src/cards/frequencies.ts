import { type FiveCardHand, type ThreeCardHand, threeCardHand } from '@cardroom/engine'
import { FIVE_CARD_HANDS } from '@cardroom/engine/banked/hands.ts'
import { bitCount } from '@cardroom/engine/ranking/bits.ts'
import { rankOfCounts } from '@cardroom/engine/ranking/high.ts'
import { categoryOfHigh } from '@cardroom/engine/ranking/high-scale.ts'
import { fillHighTables, HIGH_TABLES } from '@cardroom/engine/ranking/high-tables.ts'
import { threeCardClasses } from './suits.ts'

/** How often each hand comes among all threes of one deck. */
export function threeCardCounts(): Map<ThreeCardHand, number> {
  const counts = new Map<ThreeCardHand, number>()
  for (const { cards, count } of threeCardClasses()) {
    const hand = threeCardHand(cards)
    counts.set(hand, (counts.get(hand) ?? 0) + count)
  }
  return counts
}

const CHOOSE_OF_4 = [1, 4, 6, 4, 1]

/**
 * How often each best hand comes among all choices of five to seven cards of one deck. Suits are left aside
 * first; then each choice with five or more of one suit moves from what its ranks make to the flush it is.
 */
export function highCounts(n: 5 | 6 | 7): ReadonlyMap<FiveCardHand, number> {
  const byKind = new Float64Array(FIVE_CARD_HANDS.length)
  const counts = new Uint8Array(13)
  const kind = () => categoryOfHigh(rankOfCounts(counts))

  const byRanks = (rank: number, left: number, ways: number) => {
    if (left === 0) byKind[kind()]! += ways
    if (rank === 13 || left === 0) return
    for (let count = 0; count <= Math.min(4, left); count++) {
      counts[rank] = count
      byRanks(rank + 1, left - count, ways * CHOOSE_OF_4[count]!)
    }
    counts[rank] = 0
  }
  byRanks(0, n, 1)

  /** Cards of the three other suits beside a flush: each rank may come up to three times more. */
  const beside = (rank: number, left: number, ways: number, flush: number) => {
    if (left === 0) {
      byKind[kind()]! -= ways
      byKind[flush]! += ways
    }
    if (rank === 13 || left === 0) return
    const inSuit = counts[rank]!
    for (let count = 0; count <= Math.min(3, left); count++) {
      counts[rank] = inSuit + count
      beside(rank + 1, left - count, ways * [1, 3, 3, 1][count]!, flush)
    }
    counts[rank] = inSuit
  }
  fillHighTables()
  for (let ranks = 0; ranks < 1 << 13; ranks++) {
    const inSuit = bitCount(ranks)
    if (inSuit < 5 || inSuit > n) continue
    for (let rank = 0; rank < 13; rank++) counts[rank] = (ranks >> rank) & 1
    beside(0, n - inSuit, 4, categoryOfHigh(HIGH_TABLES.flushes[ranks]!))
  }
  return new Map(FIVE_CARD_HANDS.map((name, category) => [name, byKind[category]!]))
}
