import type { Card } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import { shapeOfCounts } from './high-scale.ts'
import { areHighTablesFilled, fillHighTables, HIGH_LAYOUT, HIGH_TABLES, KEYS } from './high-tables.ts'

// A module's own constants are reached faster than what it imports.
const { rows5, cells5, rows6, cells6, rows7, cells7, flushes, flushSuits } = HIGH_TABLES
const { keyMask, suitBits, suitMask } = HIGH_LAYOUT
const { rowShift5, columnMask5, cellMask5 } = HIGH_LAYOUT
const { rowShift6, columnMask6, cellMask6 } = HIGH_LAYOUT
const { rowShift7, columnMask7, cellMask7 } = HIGH_LAYOUT
const keys = KEYS

/**
 * The best high hand of one to seven cards of the 52; a higher number is a better hand, `categoryOfHigh` tells
 * its kind. With fewer than five cards only pairs and their like count, and more cards of the same ranks are
 * the better hand: ace-king is less than ace-king-two.
 */
export function rankHigh(cards: readonly Card[]): number {
  if (cards.length === 7) return rank7(cards) || whenFilled(cards)
  if (cards.length === 6) return rank6(cards) || whenFilled(cards)
  if (cards.length === 5) return rank5(cards) || whenFilled(cards)
  return rankFew(cards, 0, cards.length)
}

/** An empty table gave no rank: the tables are filled, and the hand is looked up again. */
function whenFilled(cards: readonly Card[]): number {
  if (areHighTablesFilled()) throw new RangeError('a card is in the hand more than once')
  fillHighTables()
  return rankHigh(cards)
}

/** `rankHigh` of `n` cards that lie in an array from `at` on. */
export function rankHighFlat(cards: Uint8Array, at: number, n: number): number {
  return (
    (n === 7 ? rankFlat7(cards, at) : rankFlat(cards, at, n)) || rankHigh([...cards.subarray(at, at + n)])
  )
}

/** `rankHigh` of every seven cards of an array, one hand after the other; as many as `ranks` has room for. */
export function rankSevens(cards: Uint8Array, ranks: Uint16Array): void {
  fillHighTables()
  for (let i = 0; i < ranks.length; i++) ranks[i] = rankFlat7(cards, i * 7)
}

const cellOf5 = (sum: number): number =>
  cells5[(rows5[sum >>> rowShift5]! + ((sum >>> suitBits) & columnMask5)) & cellMask5]!
const cellOf6 = (sum: number): number =>
  cells6[(rows6[sum >>> rowShift6]! + ((sum >>> suitBits) & columnMask6)) & cellMask6]!
const cellOf7 = (sum: number): number =>
  cells7[(rows7[sum >>> rowShift7]! + ((sum >>> suitBits) & columnMask7)) & cellMask7]!

function rank5(cards: readonly Card[]): number {
  let sum = (keys[cards[0]! & keyMask]! + keys[cards[1]! & keyMask]!) | 0
  sum = (sum + keys[cards[2]! & keyMask]!) | 0
  sum = (sum + keys[cards[3]! & keyMask]!) | 0
  sum = (sum + keys[cards[4]! & keyMask]!) | 0
  const suit = flushSuits[(5 << suitBits) | (sum & suitMask)]!
  return suit === 0 ? cellOf5(sum) : flushes[ranksOfSuit(cards, 0, 5, suit - 1)]!
}

function rank6(cards: readonly Card[]): number {
  let sum = (keys[cards[0]! & keyMask]! + keys[cards[1]! & keyMask]!) | 0
  sum = (sum + keys[cards[2]! & keyMask]!) | 0
  sum = (sum + keys[cards[3]! & keyMask]!) | 0
  sum = (sum + keys[cards[4]! & keyMask]!) | 0
  sum = (sum + keys[cards[5]! & keyMask]!) | 0
  const suit = flushSuits[(6 << suitBits) | (sum & suitMask)]!
  return suit === 0 ? cellOf6(sum) : flushes[ranksOfSuit(cards, 0, 6, suit - 1)]!
}

function rank7(cards: readonly Card[]): number {
  let sum = (keys[cards[0]! & keyMask]! + keys[cards[1]! & keyMask]!) | 0
  sum = (sum + keys[cards[2]! & keyMask]!) | 0
  sum = (sum + keys[cards[3]! & keyMask]!) | 0
  sum = (sum + keys[cards[4]! & keyMask]!) | 0
  sum = (sum + keys[cards[5]! & keyMask]!) | 0
  sum = (sum + keys[cards[6]! & keyMask]!) | 0
  const suit = flushSuits[(7 << suitBits) | (sum & suitMask)]!
  return suit === 0 ? cellOf7(sum) : flushes[ranksOfSuit(cards, 0, 7, suit - 1)]!
}

function rankFlat7(cards: Uint8Array, at: number): number {
  let sum = (keys[cards[at]!]! + keys[cards[at + 1]!]!) | 0
  sum = (sum + keys[cards[at + 2]!]!) | 0
  sum = (sum + keys[cards[at + 3]!]!) | 0
  sum = (sum + keys[cards[at + 4]!]!) | 0
  sum = (sum + keys[cards[at + 5]!]!) | 0
  sum = (sum + keys[cards[at + 6]!]!) | 0
  const suit = flushSuits[(7 << suitBits) | (sum & suitMask)]!
  return suit === 0 ? cellOf7(sum) : flushes[ranksOfSuit(cards, at, at + 7, suit - 1)]!
}

function rankFlat(cards: Uint8Array, at: number, n: number): number {
  if (n < 5) return rankFew(cards, at, n)
  let sum = 0
  for (let i = at; i < at + n; i++) sum = (sum + keys[cards[i]!]!) | 0
  const suit = flushSuits[(n << suitBits) | (sum & suitMask)]!
  return suit === 0 ? rankOfSum(sum, n) : flushes[ranksOfSuit(cards, at, at + n, suit - 1)]!
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
export const rankOfCounts = (counts: Uint8Array): number => fillHighTables().rankOf(shapeOfCounts(counts))

/** The rank of five to seven cards by the sum of their keys, suits left aside. */
export const rankOfSum = (sum: number, n: number): number =>
  n === 7 ? cellOf7(sum) : n === 6 ? cellOf6(sum) : cellOf5(sum)

const pairSums = new Int32Array(10)

/** Exactly two of the hole cards (two to five) with exactly three of the board (three to five). */
export function rankOmaha(hole: readonly Card[], board: readonly Card[]): number {
  fillHighTables()
  let pairs = 0
  for (let a = 1; a < hole.length; a++) {
    for (let b = 0; b < a; b++) pairSums[pairs++] = (keys[hole[a]!]! + keys[hole[b]!]!) | 0
  }
  let best = 0
  let boardSuit = 0
  for (let a = 2; a < board.length; a++) {
    for (let b = 1; b < a; b++) {
      const two = (keys[board[a]!]! + keys[board[b]!]!) | 0
      for (let c = 0; c < b; c++) {
        const three = (two + keys[board[c]!]!) | 0
        if ((board[a]! & 3) === (board[b]! & 3) && (board[b]! & 3) === (board[c]! & 3)) {
          boardSuit = 1 + (board[a]! & 3)
        }
        for (let p = 0; p < pairs; p++) {
          const rank = cellOf5((three + pairSums[p]!) | 0)
          if (rank > best) best = rank
        }
      }
    }
  }
  return boardSuit === 0 ? best : Math.max(best, bestOmahaFlush(hole, board, boardSuit - 1))
}

function bestOmahaFlush(hole: readonly Card[], board: readonly Card[], suit: number): number {
  let best = 0
  const inHole = ranksOfSuit(hole, 0, hole.length, suit)
  const onBoard = ranksOfSuit(board, 0, board.length, suit)
  for (let two = inHole; two !== 0; two = (two - 1) & inHole) {
    if (bitCount(two) !== 2) continue
    for (let three = onBoard; three !== 0; three = (three - 1) & onBoard) {
      if (bitCount(three) !== 3) continue
      const rank = flushes[two | three]!
      if (rank > best) best = rank
    }
  }
  return best
}
