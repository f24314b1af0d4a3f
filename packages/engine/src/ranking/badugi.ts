import type { Card } from '../cards/card.ts'
import { choices, laidOutLow } from './best-cards.ts'
import { bitCount, highestBit, withoutBit } from './bits.ts'
import { lowRankOf } from './low-scale.ts'

/**
 * Badugi: the most cards of different ranks and different suits, then the lowest from the top, the ace low
 * (004:3357-3375, 3535-3548). A rank is the number of cards, and below it what is left of the worst hand.
 */
const SIZE_SHIFT = 16
const ALL_VALUES = 0xffff

/** How many cards of the hand count: four are a badugi. */
export const badugiSize = (rank: number): number => rank >> SIZE_SHIFT
/** The values that count, from the top; the ace is 1. */
export const valuesOfBadugi = (rank: number): number[] =>
  [12, 8, 4, 0].map(shift => ((ALL_VALUES - (rank & ALL_VALUES)) >> shift) & 15).filter(v => v > 0)

/** Rank and suit of each card as bits: two cards get in each other's way when they share one. */
const CARD_BITS = Int32Array.from({ length: 52 }, (_, c) => (1 << lowRankOf(c)) | (1 << (13 + (c & 3))))
const RANKS = (1 << 13) - 1

/** Ranks of hands by the set of ranks that count, one to four. */
let table: Int32Array | undefined

function build(): Int32Array {
  const ranks = new Int32Array(1 << 13)
  for (let set = 1; set < ranks.length; set++) {
    const size = bitCount(set)
    if (size > 4) continue
    let bad = 0
    let shift = 12
    for (let left = set; left !== 0; left = withoutBit(left, highestBit(left))) {
      bad |= highestBit(left) << shift
      shift -= 4
    }
    ranks[set] = (size << SIZE_SHIFT) | (ALL_VALUES - bad)
  }
  return ranks
}

/** The best badugi hand of four cards; higher is better. */
export function rankBadugi(cards: readonly Card[]): number {
  table ??= build()
  const a = CARD_BITS[cards[0]!]!
  const b = CARD_BITS[cards[1]!]!
  const c = CARD_BITS[cards[2]!]!
  const d = CARD_BITS[cards[3]!]!
  const ab = a & b
  const cd = c & d
  if ((ab | cd | ((a | b) & (c | d))) === 0) return table[(a | b | c | d) & RANKS]!
  const three = Math.max(
    ab === 0 && ((a | b) & c) === 0 ? table[(a | b | c) & RANKS]! : 0,
    ab === 0 && ((a | b) & d) === 0 ? table[(a | b | d) & RANKS]! : 0,
    cd === 0 && ((c | d) & a) === 0 ? table[(c | d | a) & RANKS]! : 0,
    cd === 0 && ((c | d) & b) === 0 ? table[(c | d | b) & RANKS]! : 0,
  )
  if (three > 0) return three
  const two = Math.max(
    ab === 0 ? table[(a | b) & RANKS]! : 0,
    cd === 0 ? table[(c | d) & RANKS]! : 0,
    (a & c) === 0 ? table[(a | c) & RANKS]! : 0,
    (a & d) === 0 ? table[(a | d) & RANKS]! : 0,
    (b & c) === 0 ? table[(b | c) & RANKS]! : 0,
    (b & d) === 0 ? table[(b | d) & RANKS]! : 0,
  )
  if (two > 0) return two
  return Math.max(table[a & RANKS]!, table[b & RANKS]!, table[c & RANKS]!, table[d & RANKS]!)
}

/** The cards of the hand that count. */
export function badugiCards(cards: readonly Card[]): Card[] {
  const values = valuesOfBadugi(rankBadugi(cards)).join()
  for (const hand of choices(cards, values.split(',').length)) {
    const suits = new Set(hand.map(c => c & 3))
    const low = laidOutLow(hand)
    if (suits.size === hand.length && low.map(c => lowRankOf(c) + 1).join() === values) return low
  }
  return []
}
