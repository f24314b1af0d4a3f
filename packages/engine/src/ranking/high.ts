import type { Card } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import { shapeOfCounts } from './high-scale.ts'
import {
  COLUMN_MASK_5,
  COLUMN_MASK_6,
  COLUMN_MASK_7,
  type HighTables,
  highTables,
  KEYS,
  ROW_SHIFT_5,
  ROW_SHIFT_6,
  ROW_SHIFT_7,
  SUIT_BITS,
  SUIT_MASK,
} from './high-tables.ts'

/**
 * The best high hand of one to seven cards of the 52; a higher number is a better hand, `categoryOfHigh` tells
 * its kind. With fewer than five cards only pairs and their like count, and more cards of the same ranks are
 * the better hand: ace-king is less than ace-king-two.
 */
export function rankHigh(cards: readonly Card[]): number {
  const t = highTables()
  if (cards.length === 7) return rank7(t, cards)
  if (cards.length === 6) return rank6(t, cards)
  if (cards.length === 5) return rank5(t, cards)
  return rankFew(cards, 0, cards.length)
}

/** `rankHigh` of `n` cards that lie in an array from `at` on. */
export function rankHighFlat(cards: Uint8Array, at: number, n: number): number {
  const t = highTables()
  if (n === 7) return rankFlat7(t, cards, at)
  if (n < 5) return rankFew(cards, at, n)
  let sum = 0
  for (let i = at; i < at + n; i++) sum = (sum + KEYS[cards[i]!]!) | 0
  const suit = t.flushSuits[(n << SUIT_BITS) | (sum & SUIT_MASK)]!
  if (suit !== 0) return t.flushes[ranksOfSuit(cards, at, at + n, suit - 1)]!
  return rankOfSum(t, sum, n)
}

const cellOf5 = (t: HighTables, sum: number): number =>
  t.cells5[t.rows5[sum >>> ROW_SHIFT_5]! + ((sum >>> SUIT_BITS) & COLUMN_MASK_5)]!
const cellOf6 = (t: HighTables, sum: number): number =>
  t.cells6[t.rows6[sum >>> ROW_SHIFT_6]! + ((sum >>> SUIT_BITS) & COLUMN_MASK_6)]!
const cellOf7 = (t: HighTables, sum: number): number =>
  t.cells7[t.rows7[sum >>> ROW_SHIFT_7]! + ((sum >>> SUIT_BITS) & COLUMN_MASK_7)]!

function rank5(t: HighTables, cards: readonly Card[]): number {
  let sum = (KEYS[cards[0]!]! + KEYS[cards[1]!]!) | 0
  sum = (sum + KEYS[cards[2]!]!) | 0
  sum = (sum + KEYS[cards[3]!]!) | 0
  sum = (sum + KEYS[cards[4]!]!) | 0
  const suit = t.flushSuits[(5 << SUIT_BITS) | (sum & SUIT_MASK)]!
  return suit === 0 ? cellOf5(t, sum) : t.flushes[ranksOfSuit(cards, 0, 5, suit - 1)]!
}

function rank6(t: HighTables, cards: readonly Card[]): number {
  let sum = (KEYS[cards[0]!]! + KEYS[cards[1]!]!) | 0
  sum = (sum + KEYS[cards[2]!]!) | 0
  sum = (sum + KEYS[cards[3]!]!) | 0
  sum = (sum + KEYS[cards[4]!]!) | 0
  sum = (sum + KEYS[cards[5]!]!) | 0
  const suit = t.flushSuits[(6 << SUIT_BITS) | (sum & SUIT_MASK)]!
  return suit === 0 ? cellOf6(t, sum) : t.flushes[ranksOfSuit(cards, 0, 6, suit - 1)]!
}

function rank7(t: HighTables, cards: readonly Card[]): number {
  let sum = (KEYS[cards[0]!]! + KEYS[cards[1]!]!) | 0
  sum = (sum + KEYS[cards[2]!]!) | 0
  sum = (sum + KEYS[cards[3]!]!) | 0
  sum = (sum + KEYS[cards[4]!]!) | 0
  sum = (sum + KEYS[cards[5]!]!) | 0
  sum = (sum + KEYS[cards[6]!]!) | 0
  const suit = t.flushSuits[(7 << SUIT_BITS) | (sum & SUIT_MASK)]!
  return suit === 0 ? cellOf7(t, sum) : t.flushes[ranksOfSuit(cards, 0, 7, suit - 1)]!
}

function rankFlat7(t: HighTables, cards: Uint8Array, at: number): number {
  let sum = (KEYS[cards[at]!]! + KEYS[cards[at + 1]!]!) | 0
  sum = (sum + KEYS[cards[at + 2]!]!) | 0
  sum = (sum + KEYS[cards[at + 3]!]!) | 0
  sum = (sum + KEYS[cards[at + 4]!]!) | 0
  sum = (sum + KEYS[cards[at + 5]!]!) | 0
  sum = (sum + KEYS[cards[at + 6]!]!) | 0
  const suit = t.flushSuits[(7 << SUIT_BITS) | (sum & SUIT_MASK)]!
  return suit === 0 ? cellOf7(t, sum) : t.flushes[ranksOfSuit(cards, at, at + 7, suit - 1)]!
}

/** The set of ranks (bit 0 a two) that the cards from `at` up to `end` have in a suit. */
function ranksOfSuit(cards: ArrayLike<number>, at: number, end: number, suit: number): number {
  let ranks = 0
  for (let i = at; i < end; i++) if ((cards[i]! & 3) === suit) ranks |= 1 << (cards[i]! >> 2)
  return ranks
}

const counts = new Uint8Array(13)

function rankFew(cards: ArrayLike<number>, at: number, n: number): number {
  if (n < 1 || n > 4) throw new RangeError(`a high hand has one to seven cards, not ${n}`)
  counts.fill(0)
  for (let i = at; i < at + n; i++) counts[cards[i]! >> 2]!++
  return rankOfCounts(counts)
}

/** The rank of a hand by how many cards it has of each rank, no more than four. */
export const rankOfCounts = (counts: Uint8Array): number =>
  highTables().rankOfShape.get(shapeOfCounts(counts))!

/** The rank of five to seven cards by the sum of their keys, suits left aside. */
export const rankOfSum = (t: HighTables, sum: number, n: number): number =>
  n === 7 ? cellOf7(t, sum) : n === 6 ? cellOf6(t, sum) : cellOf5(t, sum)

const pairSums = new Int32Array(10)

/** Exactly two of the hole cards (two to five) with exactly three of the board (three to five). */
export function rankOmaha(hole: readonly Card[], board: readonly Card[]): number {
  const t = highTables()
  let pairs = 0
  for (let a = 1; a < hole.length; a++) {
    for (let b = 0; b < a; b++) pairSums[pairs++] = (KEYS[hole[a]!]! + KEYS[hole[b]!]!) | 0
  }
  let best = 0
  let boardSuit = 0
  for (let a = 2; a < board.length; a++) {
    for (let b = 1; b < a; b++) {
      const two = (KEYS[board[a]!]! + KEYS[board[b]!]!) | 0
      for (let c = 0; c < b; c++) {
        const three = (two + KEYS[board[c]!]!) | 0
        if ((board[a]! & 3) === (board[b]! & 3) && (board[b]! & 3) === (board[c]! & 3)) {
          boardSuit = 1 + (board[a]! & 3)
        }
        for (let p = 0; p < pairs; p++) {
          const rank = cellOf5(t, (three + pairSums[p]!) | 0)
          if (rank > best) best = rank
        }
      }
    }
  }
  return boardSuit === 0 ? best : Math.max(best, bestOmahaFlush(t, hole, board, boardSuit - 1))
}

function bestOmahaFlush(t: HighTables, hole: readonly Card[], board: readonly Card[], suit: number): number {
  let best = 0
  const inHole = ranksOfSuit(hole, 0, hole.length, suit)
  const onBoard = ranksOfSuit(board, 0, board.length, suit)
  for (let two = inHole; two !== 0; two = (two - 1) & inHole) {
    if (bitCount(two) !== 2) continue
    for (let three = onBoard; three !== 0; three = (three - 1) & onBoard) {
      if (bitCount(three) !== 3) continue
      const rank = t.flushes[two | three]!
      if (rank > best) best = rank
    }
  }
  return best
}
