import type { Card } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import { rankOfSum } from './high.ts'
import { fillHighTables, HIGH_TABLES, KEYS } from './high-tables.ts'

const { flushes } = HIGH_TABLES
/** How many choices of two ranks there are. */
const PAIRS = 91

/**
 * What two cards make with three, suits left aside. There are 91 choices of two ranks and 455 of three: the ranks of
 * all hands fit into a small table, in which a row belongs to three cards. It has as many cells as a mask lets
 * through: an index that cannot be wrong need not be checked. Empty until it is first needed.
 */
const ranks = new Uint16Array(1 << 16)
const CELLS = ranks.length - 1
/** The place in a row, by two ranks in any order. */
const twos = new Uint8Array(13 ** 2)
/** Where the row starts, by three ranks in any order. */
const threes = new Uint16Array(13 ** 3)
let filled = false

function fill(): void {
  filled = true
  fillHighTables()
  const [two, three] = [numbered(2), numbered(3)]
  twos.set(two.numbers)
  threes.set(three.numbers.map(row => row * PAIRS))
  for (const [row, ofThree] of three.sums.entries()) {
    for (const [place, ofTwo] of two.sums.entries()) {
      ranks[row * PAIRS + place] = rankOfSum((ofThree + ofTwo) | 0, 5)
    }
  }
}

/** Numbers every choice of ranks, the same in any order, and sums the keys of each choice. */
function numbered(cards: 2 | 3): { numbers: number[]; sums: number[] } {
  const bySum = new Map<number, number>()
  const numbers: number[] = []
  for (let i = 0; i < 13 ** cards; i++) {
    let sum = 0
    for (let left = i, n = 0; n < cards; n++, left = Math.floor(left / 13)) {
      sum = (sum + KEYS[4 * (left % 13) + 3]!) | 0
    }
    if (!bySum.has(sum)) bySum.set(sum, bySum.size)
    numbers.push(bySum.get(sum)!)
  }
  return { numbers, sums: [...bySum.keys()] }
}

const rankAt = (cell: number): number => ranks[cell & CELLS]!

const PAIRS_OF_FOUR = 6
const PAIRS_OF_FIVE = 10
/** Where in a row the pairs of a hand are; with fewer than four cards the first stands for those that are missing. */
const places = new Uint8Array(PAIRS_OF_FIVE)
const boardRanks = new Uint8Array(5)

/** Exactly two of the hole cards (two to five) with exactly three of the board (three to five). */
export function rankOmaha(hole: readonly Card[], board: readonly Card[]): number {
  if (!filled) fill()
  let pairs = 0
  for (let a = 1; a < hole.length; a++) {
    const first = 13 * (hole[a]! >> 2)
    for (let b = 0; b < a; b++) places[pairs++] = twos[first + (hole[b]! >> 2)]!
  }
  if (pairs === 0) return 0
  for (let i = pairs; i < PAIRS_OF_FOUR; i++) places[i] = places[0]!
  const p = places[0]!
  const q = places[1]!
  const r = places[2]!
  const s = places[3]!
  const t = places[4]!
  const u = places[5]!
  const v = places[6]!
  const w = places[7]!
  const x = places[8]!
  const y = places[9]!
  let suits = 0
  for (let i = 0; i < board.length; i++) {
    boardRanks[i] = board[i]! >> 2
    suits += 1 << (4 * (board[i]! & 3))
  }
  let best = 0
  for (let a = 2; a < board.length; a++) {
    for (let b = 1; b < a; b++) {
      const two = 13 * (13 * boardRanks[a]! + boardRanks[b]!)
      for (let c = 0; c < b; c++) {
        const row = threes[two + boardRanks[c]!]!
        best = Math.max(best, rankAt(row + p))
        if (pairs > 1) {
          best = Math.max(best, rankAt(row + q), rankAt(row + r))
          best = Math.max(best, rankAt(row + s), rankAt(row + t), rankAt(row + u))
        }
        if (pairs > PAIRS_OF_FOUR) {
          best = Math.max(best, rankAt(row + v), rankAt(row + w), rankAt(row + x), rankAt(row + y))
        }
      }
    }
  }
  // a suit that comes three times or more, as one of four digits
  const three = (suits + 0x5555) & 0x8888
  return three === 0 ? best : Math.max(best, bestFlush(hole, board, (31 - Math.clz32(three)) >> 2))
}

function bestFlush(hole: readonly Card[], board: readonly Card[], suit: number): number {
  const inHole = ranksIn(suit, hole)
  if (bitCount(inHole) < 2) return 0
  const onBoard = ranksIn(suit, board)
  let best = 0
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

/** The set of ranks (bit 0 a two) that cards have in a suit. */
function ranksIn(suit: number, cards: readonly Card[]): number {
  let ranks = 0
  for (let i = 0; i < cards.length; i++) if ((cards[i]! & 3) === suit) ranks |= 1 << (cards[i]! >> 2)
  return ranks
}
