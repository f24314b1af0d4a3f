import { bitCount } from './bits.ts'
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  HIGH_CARD,
  handShape,
  RankScale,
  STRAIGHT,
  STRAIGHT_FLUSH,
  shapeOfFlush,
  shapeOfRanks,
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
const SUIT_BITS = 9
/** How many of the hash's bits choose the row of the table, by the number of cards. */
const ROW_BITS = { 5: 11, 6: 12, 7: 13 }
const columnMask = (cards: 5 | 6 | 7): number => (1 << (RANK_BITS - ROW_BITS[cards])) - 1

/**
 * Where in a sum of keys the parts are. There is a key for every byte, and the tables have as many cells as a
 * mask lets through: an index that cannot be wrong need not be checked.
 */
export const HIGH_LAYOUT = {
  keyMask: 255,
  suitBits: SUIT_BITS,
  suitMask: (1 << SUIT_BITS) - 1,
  rowShift5: 32 - ROW_BITS[5],
  rowShift6: 32 - ROW_BITS[6],
  rowShift7: 32 - ROW_BITS[7],
  columnMask5: columnMask(5),
  columnMask6: columnMask(6),
  columnMask7: columnMask(7),
  cellMask5: 0x3fff,
  cellMask6: 0x7fff,
  cellMask7: 0xffff,
} as const

/** How many bytes the keys and the tables take, those of the widest elements first. */
const BYTE_SIZES = {
  keys: 4 * (HIGH_LAYOUT.keyMask + 1),
  rows5: 2 << ROW_BITS[5],
  cells5: 2 * (HIGH_LAYOUT.cellMask5 + 1),
  rows6: 2 << ROW_BITS[6],
  cells6: 2 * (HIGH_LAYOUT.cellMask6 + 1),
  rows7: 2 << ROW_BITS[7],
  cells7: 2 * (HIGH_LAYOUT.cellMask7 + 1),
  flushes: 2 << 13,
  flushSuits: 8 << SUIT_BITS,
} as const

/**
 * All tables in one buffer: compiled code checks once a hand, not once a table, whether it is still there.
 */
const buffer = new ArrayBuffer(Object.values(BYTE_SIZES).reduce((sum, bytes) => sum + bytes, 0))
let taken = 0
const next = (bytes: number): number => {
  taken += bytes
  return taken - bytes
}
const words = (name: keyof typeof BYTE_SIZES): Uint16Array =>
  new Uint16Array(buffer, next(BYTE_SIZES[name]), BYTE_SIZES[name] / 2)

/** The key of each card; they add up in 32 bits. */
export const KEYS = new Int32Array(buffer, next(BYTE_SIZES.keys), HIGH_LAYOUT.keyMask + 1)
for (let c = 0; c < 52; c++) KEYS[c] = (RANK_KEYS[c >> 2]! << SUIT_BITS) + SUIT_KEYS[c & 3]!

/** Empty until `fillHighTables` has been called; no rank is 0. */
export const HIGH_TABLES = {
  /** Ranks by the sum of the keys, suits left aside: the row's displacement plus the column gives the cell. */
  rows5: words('rows5'),
  cells5: words('cells5'),
  rows6: words('rows6'),
  cells6: words('cells6'),
  rows7: words('rows7'),
  cells7: words('cells7'),
  /** Ranks of flushes by the set of ranks in the suit. */
  flushes: words('flushes'),
  /** One more than the suit that makes a flush, else 0, by `cards << SUIT_BITS | counts of the suits`. */
  flushSuits: new Uint8Array(buffer, next(BYTE_SIZES.flushSuits), BYTE_SIZES.flushSuits),
} as const

/** Choices of some number of ranks, one after the other: the sums of their keys and what they make. */
interface RankSets {
  readonly hashes: Int32Array
  readonly shapes: Uint32Array
  count: number
}

/** How many choices of no rank to seven ranks there are, no rank more than four times. */
const SET_COUNTS = [1, 13, 91, 455, 1_820, 6_175, 18_395, 49_205]

/** All sets up to this number of cards, by the number of cards. */
function rankSets(most: 5 | 7): RankSets[] {
  const sets = SET_COUNTS.slice(0, most + 1).map(n => ({
    hashes: new Int32Array(n),
    shapes: new Uint32Array(n),
    count: 0,
  }))
  /** Writes a set down and those that have more cards, none below `from`. The masks are those of `shapeOfRanks`. */
  function extend(
    from: number,
    cards: number,
    hash: number,
    any: number,
    twos: number,
    threes: number,
    fours: number,
  ): void {
    const set = sets[cards]!
    set.hashes[set.count] = hash & ((1 << RANK_BITS) - 1)
    set.shapes[set.count++] = shapeOfRanks(any, twos, threes, fours)
    if (cards === most) return
    for (let rank = from; rank < 13; rank++) {
      const bit = 1 << rank
      if ((fours & bit) !== 0) continue
      const sum = hash + RANK_KEYS[rank]!
      extend(
        rank,
        cards + 1,
        sum,
        any | bit,
        twos | (any & bit),
        threes | (twos & bit),
        fours | (threes & bit),
      )
    }
  }
  extend(0, 0, 0, 0, 0, 0, 0)
  return sets
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
  ...Array.from({ length: 13 }, (_, rank) => handShape(FIVE_OF_A_KIND, rank + 2)),
  handShape(FOUR_OF_A_KIND, 14, 14),
  // 5-4-3-2-A where the ace is high only (deuce-to-seven)
  handShape(HIGH_CARD, 14, 5, 4, 3, 2),
  handShape(FLUSH, 14, 5, 4, 3, 2),
  // the run with the low ace where it comes right below the highest, of 52 cards and of stripped decks
  ...[5, 6, 7, 8, 9].flatMap(top => [handShape(STRAIGHT, 13, top), handShape(STRAIGHT_FLUSH, 13, top)]),
]

/** Above this many hands, filling the tables is faster than ranking hands one by one. */
export const HANDS_BEFORE_FILLING = 1_000

let scale: RankScale | undefined
let filled = false

/** Every hand's place; made when it is first needed. The best hand of six or seven cards is one of five. */
export function highScale(): RankScale {
  scale ??= new RankScale(shapesOfFive())
  return scale
}

function shapesOfFive(): Uint32Array {
  const [, ...sets] = rankSets(5).map(({ shapes }) => shapes)
  const lists = [...sets, flushesOf(5), SHAPES_OF_OTHER_GAMES]
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}

const flushesOf = (count: number): number[] => {
  const shapes: number[] = []
  for (let ranks = 0; ranks < 1 << 13; ranks++)
    if (bitCount(ranks) === count) shapes.push(shapeOfFlush(ranks))
  return shapes
}

/** Fills the tables when they are first needed. */
export function fillHighTables(): void {
  if (!filled) fill(highScale())
  filled = true
}

export const areHighTablesFilled = (): boolean => filled

function fill(scale: RankScale): void {
  const sets = rankSets(7)
  const fillCells = (cards: 5 | 6 | 7, rows: Uint16Array, cells: Uint16Array) => {
    const { hashes, shapes } = sets[cards]!
    const ranks = new Uint16Array(shapes.length)
    for (let i = 0; i < ranks.length; i++) ranks[i] = scale.rankOf(shapes[i]!)
    fillPerfectHash({ rows, cells }, hashes, ranks, RANK_BITS - ROW_BITS[cards])
  }
  fillCells(5, HIGH_TABLES.rows5, HIGH_TABLES.cells5)
  fillCells(6, HIGH_TABLES.rows6, HIGH_TABLES.cells6)
  fillCells(7, HIGH_TABLES.rows7, HIGH_TABLES.cells7)
  for (let ranks = 0; ranks < 1 << 13; ranks++) {
    const count = bitCount(ranks)
    if (count >= 5 && count <= 7) HIGH_TABLES.flushes[ranks] = scale.rankOf(shapeOfFlush(ranks))
  }
  fillFlushSuits()
}
