import { type Card, JOKER } from '@cardroom/engine/cards'
import { type FortuneHand, type FortuneReadings, fortuneHands } from '@cardroom/engine/pai-gow'
import { bitCount, type PaiGowRanking } from '@cardroom/engine/ranking'

/** Seven cards: by ranks, with the joker or not. */
export interface RankCounts {
  /** How many there are of each rank, the joker left out. */
  readonly counts: Uint8Array
  readonly joker: boolean
}

/** So many of one suit make a flush. */
export const flushFrom = (joker: boolean): number => (joker ? 4 : 5)

/** What seven cards hold by their ranks alone: ranked with suits that make no flush. */
export function heldByRanks({ counts, joker }: RankCounts, ranking: PaiGowRanking): Set<FortuneHand> {
  const cards: Card[] = joker ? [JOKER] : []
  let suit = 0
  for (const [rank, count] of counts.entries()) {
    for (let i = 0; i < count; i++) cards.push(rank * 4 + (suit++ & 3))
  }
  return fortuneHands(cards, ranking, { jokerInRoyalMatch: false })
}

const ACE = 1 << 12
/** An ace also below the two. */
const withLowAce = (ranks: number): number => (ranks << 1) | (ranks & ACE ? 1 : 0)

/** The most of so many ranks in a row that a set has; `lowest` is the lowest place where the row may begin. */
function longest(ranks: number, length: number, lowest = 0): number {
  const all = withLowAce(ranks)
  let most = 0
  for (let from = lowest; from + length <= 14; from++) {
    most = Math.max(most, bitCount((all >> from) & ((1 << length) - 1)))
  }
  return most
}

/** What the cards of one suit hold, beside the joker or not, where they are enough for a flush. */
export function heldBySuit(ranks: number, joker: boolean): FortuneHand[] {
  const extra = joker ? 1 : 0
  const held: FortuneHand[] = ['Flush']
  if (longest(ranks, 5) + extra >= 5) held.push('Straight flush')
  if (longest(ranks, 5, 9) + extra >= 5) held.push('Royal flush')
  if (bitCount(ranks) + extra === 7 && longest(ranks, 7) + extra === 7) {
    held.push(joker ? 'Seven-card straight flush with joker' : 'Seven-card straight flush, no joker')
  }
  return held
}

const ROYAL = 0b11111 << 8

/** Whether a king and a queen of another suit beside these cards make a royal match. */
export const awaitsMatch = (ranks: number, joker: boolean, { jokerInRoyalMatch }: FortuneReadings): boolean =>
  (ranks & ~ROYAL) === 0 && bitCount(ranks) + (joker ? 1 : 0) === 5 && (!joker || jokerInRoyalMatch)
