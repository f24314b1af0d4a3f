import { type Card, JOKER } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import { lowestFive, lowRankOf, rankOfSet } from './low-scale.ts'

/** The bit of each card that can be in a qualifying low: ace 0 … eight 7. A higher card and a joker have none. */
const CARD_BITS = Uint8Array.from({ length: JOKER + 1 }, (_, c) =>
  c < JOKER && lowRankOf(c) < 8 ? 1 << lowRankOf(c) : 0,
)

/** By set of ranks: the rank of the five lowest, and of sets of exactly five; 0 where there is none. */
const LOWEST = new Int32Array(256)
const EXACT = new Int32Array(256)
for (let ranks = 0; ranks < 256; ranks++) {
  if (bitCount(ranks) >= 5) LOWEST[ranks] = rankOfSet(lowestFive(ranks))
  if (bitCount(ranks) === 5) EXACT[ranks] = LOWEST[ranks]!
}

/**
 * The best low of five different ranks, eight or lower; 0 when there is none. The ace is low, straights and
 * flushes do no harm (000:719-724). Same scale as `rankLowA5`. A joker is the lowest card missing (003:210).
 */
export function rankEightOrBetter(cards: readonly Card[]): number {
  let ranks = 0
  let jokers = 0
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === JOKER) jokers++
    else ranks |= CARD_BITS[cards[i]!]!
  }
  for (; jokers > 0; jokers--) ranks |= (ranks + 1) & ~ranks & 255
  return LOWEST[ranks]!
}

/** Exactly two of the hole cards and three of the board; 0 when they make no low. */
export function rankOmahaEightOrBetter(hole: readonly Card[], board: readonly Card[]): number {
  let onBoard = 0
  for (let i = 0; i < board.length; i++) onBoard |= CARD_BITS[board[i]!]!
  if (bitCount(onBoard) < 3) return 0
  let best = 0
  for (let a = 1; a < hole.length; a++) {
    for (let b = 0; b < a; b++) {
      const first = CARD_BITS[hole[a]!]!
      const second = CARD_BITS[hole[b]!]!
      if (first === second || first === 0 || second === 0) continue
      const rank = EXACT[first | second | lowestThree(onBoard & ~(first | second))]!
      if (rank > best) best = rank
    }
  }
  return best
}

function lowestThree(ranks: number): number {
  const one = ranks & -ranks
  const two = (ranks ^ one) & -(ranks ^ one)
  const rest = ranks ^ one ^ two
  return one | two | (rest & -rest)
}
