import { bitCount } from './bits.ts'
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  HIGH_CARD,
  Scale,
  STRAIGHT,
  STRAIGHT_FLUSH,
  shape,
  shapeOfCounts,
  shapeOfFlush,
} from './high-scale.ts'
import { fillPerfectHash } from './perfect-hash.ts'

/**
 * What the evaluators of high hands look up.
 *
 * Every card has a key, and the keys of a hand are added up. The nine lowest bits of the sum count the spades,
 * hearts and diamonds, three bits each; the 23 bits above are a hash of the ranks: `RANK_KEYS` were searched for
 * so that no two sets of seven ranks have the same sum modulo 2^23, and so no two smaller sets of one size.
 */
const RANK_KEYS = [
  0, 7064183, 1766483, 4417082, 4424078, 4015251, 2835993, 6098742, 4523071, 4710786, 7128315, 2934038,
  1732242,
]
const SUIT_KEYS = [1, 8, 64, 0]
const RANK_BITS = 23
export const SUIT_BITS = 9
export const SUIT_MASK = (1 << SUIT_BITS) - 1

/** The key of each card; they add up in 32 bits. */
export const KEYS = new Int32Array(52)
for (let c = 0; c < 52; c++) KEYS[c] = (RANK_KEYS[c >> 2]! << SUIT_BITS) + SUIT_KEYS[c & 3]!

/** How many of the hash's bits choose the row of the table, by the number of cards. */
const ROW_BITS = { 5: 11, 6: 12, 7: 13 }
export const ROW_SHIFT_5 = 32 - ROW_BITS[5]
export const ROW_SHIFT_6 = 32 - ROW_BITS[6]
export const ROW_SHIFT_7 = 32 - ROW_BITS[7]
export const COLUMN_MASK_5 = (1 << (RANK_BITS - ROW_BITS[5])) - 1
export const COLUMN_MASK_6 = (1 << (RANK_BITS - ROW_BITS[6])) - 1
export const COLUMN_MASK_7 = (1 << (RANK_BITS - ROW_BITS[7])) - 1

/** Empty until `fillHighTables` has been called; no rank is 0. */
export const HIGH_TABLES = {
  /** Ranks by the sum of the keys, suits left aside: the row's displacement plus the column gives the cell. */
  rows5: new Uint16Array(1 << ROW_BITS[5]),
  cells5: new Uint16Array(9_000),
  rows6: new Uint16Array(1 << ROW_BITS[6]),
  cells6: new Uint16Array(20_000),
  rows7: new Uint16Array(1 << ROW_BITS[7]),
  cells7: new Uint16Array(52_500),
  /** Ranks of flushes by the set of ranks in the suit. */
  flushes: new Uint16Array(1 << 13),
  /** One more than the suit that makes a flush, else 0, by `cards << SUIT_BITS | counts of the suits`. */
  flushSuits: new Uint8Array(8 << SUIT_BITS),
} as const

/** Calls back with every choice of up to seven ranks, no rank more than four times. */
function eachRankSet(visit: (counts: Uint8Array, cards: number, hash: number) => void): void {
  const counts = new Uint8Array(13)
  const choose = (rank: number, cards: number, hash: number): void => {
    if (rank === 13) {
      if (cards > 0) visit(counts, cards, hash)
      return
    }
    for (let count = 0; count <= 4 && cards + count <= 7; count++) {
      counts[rank] = count
      choose(rank + 1, cards + count, (hash + count * RANK_KEYS[rank]!) & ((1 << RANK_BITS) - 1))
    }
    counts[rank] = 0
  }
  choose(0, 0, 0)
}

function fillFlushSuits(): void {
  for (let cards = 5; cards <= 7; cards++) {
    for (let counts = 0; counts < 1 << SUIT_BITS; counts++) {
      const [s, h, d] = [counts & 7, (counts >> 3) & 7, counts >> 6]
      HIGH_TABLES.flushSuits[(cards << SUIT_BITS) | counts] =
        [s, h, d, cards - s - h - d].findIndex(n => n >= 5) + 1
    }
  }
}

/** Shapes that 52 cards ranked in the common way do not make. */
const SHAPES_OF_OTHER_GAMES = [
  // five of a kind with a joker; five aces that count as four with an ace beside them (000:692)
  ...Array.from({ length: 13 }, (_, rank) => shape(FIVE_OF_A_KIND, rank + 2)),
  shape(FOUR_OF_A_KIND, 14, 14),
  // 5-4-3-2-A where the ace is high only (deuce-to-seven)
  shape(HIGH_CARD, 14, 5, 4, 3, 2),
  shape(FLUSH, 14, 5, 4, 3, 2),
  // the run with the low ace where it comes right below the highest, of 52 cards and of stripped decks
  ...[5, 6, 7, 8, 9].flatMap(top => [shape(STRAIGHT, 13, top), shape(STRAIGHT_FLUSH, 13, top)]),
]

function fill(): Scale {
  const sets = Array.from({ length: 8 }, () => ({ hashes: [] as number[], shapes: [] as number[] }))
  eachRankSet((counts, cards, hash) => {
    sets[cards]!.hashes.push(hash)
    sets[cards]!.shapes.push(shapeOfCounts(counts))
  })
  const flushShapes = Array.from({ length: 1 << 13 }, (_, ranks) => {
    const count = bitCount(ranks)
    return count >= 5 && count <= 7 ? shapeOfFlush(ranks) : 0
  })
  const scale = new Scale([
    ...sets.flatMap(set => set.shapes),
    ...flushShapes.filter(s => s > 0),
    ...SHAPES_OF_OTHER_GAMES,
  ])
  const fillCells = (cards: 5 | 6 | 7, rows: Uint16Array, cells: Uint16Array) => {
    const ranks = Uint16Array.from(sets[cards]!.shapes, s => scale.rankOf(s))
    fillPerfectHash({ rows, cells }, Int32Array.from(sets[cards]!.hashes), ranks, RANK_BITS - ROW_BITS[cards])
  }
  fillCells(5, HIGH_TABLES.rows5, HIGH_TABLES.cells5)
  fillCells(6, HIGH_TABLES.rows6, HIGH_TABLES.cells6)
  fillCells(7, HIGH_TABLES.rows7, HIGH_TABLES.cells7)
  for (const [ranks, s] of flushShapes.entries()) HIGH_TABLES.flushes[ranks] = s === 0 ? 0 : scale.rankOf(s)
  fillFlushSuits()
  return scale
}

let scale: Scale | undefined

/** Fills the tables when they are first needed. */
export function fillHighTables(): Scale {
  scale ??= fill()
  return scale
}

export const areHighTablesFilled = (): boolean => scale !== undefined
