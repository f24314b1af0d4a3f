/**
 * The scale on which high hands are measured.
 *
 * A hand's **shape** says what it is in full: its category, then up to five ranks in the order in which they
 * decide (a full house: the three, the pair), four bits each, 2 … 14, 0 where the hand has no such card.
 * Shapes compare as numbers. A **rank** is the shape's place on the scale in sixteen bits, so that tables stay
 * small: the category on top, below it the position among the shapes of that category.
 */
export const HIGH_CARD = 0
/** The category of a pair. */
export const PAIR = 1
/** The category of two pair. */
export const TWO_PAIR = 2
/** The category of three of a kind. */
export const THREE_OF_A_KIND = 3
/** The category of a straight. */
export const STRAIGHT = 4
/** The category of a flush. */
export const FLUSH = 5
/** The category of a full house. */
export const FULL_HOUSE = 6
/** The category of four of a kind. */
export const FOUR_OF_A_KIND = 7
/** The category of a straight flush. */
export const STRAIGHT_FLUSH = 8
/** The category of a royal flush. */
export const ROYAL_FLUSH = 9
/** The category of five of a kind. */
export const FIVE_OF_A_KIND = 10

/** How many bits of a rank tell hands of one category apart. */
export const POSITION_BITS = 12

/** What kind of hand a rank given by `rankHigh` and its sisters stands for: `PAIR`, `FLUSH` … */
export const categoryOfHigh = (rank: number): number => rank >> POSITION_BITS

const ACE = 14

/** A shape from its category and the values (2 … 14) that decide, the most important first. */
export const handShape = (category: number, a: number, b = 0, c = 0, d = 0, e = 0): number =>
  (category << 20) | (a << 16) | (b << 12) | (c << 8) | (d << 4) | e

export const categoryOfShape = (s: number): number => s >> 20
/** The value (2 … 14) that decides in place `i` (0 … 4). */
export const valueOfShape = (s: number, i: number): number => (s >> (16 - 4 * i)) & 15

/** The highest value of a straight in a set of ranks (bit 0 a two … bit 12 an ace), 0 without one. */
function straightIn(ranks: number): number {
  const withLowAce = (ranks << 1) | ((ranks >> 12) & 1)
  const runs = withLowAce & (withLowAce >> 1) & (withLowAce >> 2) & (withLowAce >> 3) & (withLowAce >> 4)
  return runs === 0 ? 0 : 31 - Math.clz32(runs) + 5
}

/** Takes the highest value out of a set of ranks; 0 from an empty set. */
const highest = (ranks: number): number => (ranks === 0 ? 0 : 33 - Math.clz32(ranks))
const without = (ranks: number, value: number): number => ranks & ~(1 << (value - 2))

/** The shape of a flush (or straight flush) whose suit holds these ranks. */
export function shapeOfFlush(ranks: number): number {
  const straight = straightIn(ranks)
  if (straight === ACE) return handShape(ROYAL_FLUSH, ACE)
  if (straight > 0) return handShape(STRAIGHT_FLUSH, straight)
  return topFive(FLUSH, ranks)
}

function topFive(category: number, ranks: number): number {
  const a = highest(ranks)
  const b = highest(without(ranks, a))
  const c = highest(ranks & ((1 << Math.max(0, b - 2)) - 1))
  const d = highest(ranks & ((1 << Math.max(0, c - 2)) - 1))
  const e = highest(ranks & ((1 << Math.max(0, d - 2)) - 1))
  return handShape(category, a, b, c, d, e)
}

/** The shape of the best hand of one to seven cards by their ranks alone: how many there are of each. */
export function shapeOfCounts(counts: ArrayLike<number>): number {
  let any = 0
  let twos = 0
  let threes = 0
  let fours = 0
  for (let r = 0; r < 13; r++) {
    const count = counts[r]!
    if (count > 0) any |= 1 << r
    if (count > 1) twos |= 1 << r
    if (count > 2) threes |= 1 << r
    if (count > 3) fours |= 1 << r
  }
  return shapeOfRanks(any, twos, threes, fours)
}

/** The same, by the sets of ranks of which there is at least one, two, three, and all four. */
export function shapeOfRanks(any: number, twos: number, threes: number, fours: number): number {
  if (fours > 0) {
    const four = highest(fours)
    return handShape(FOUR_OF_A_KIND, four, highest(without(any, four)))
  }
  const three = highest(threes)
  if (three > 0) {
    const pair = highest(without(twos, three))
    if (pair > 0) return handShape(FULL_HOUSE, three, pair)
  }
  const straight = straightIn(any)
  if (straight > 0) return handShape(STRAIGHT, straight)
  if (three > 0) {
    const rest = without(any, three)
    const kicker = highest(rest)
    return handShape(THREE_OF_A_KIND, three, kicker, kicker && highest(without(rest, kicker)))
  }
  if (twos === 0) return topFive(HIGH_CARD, any)
  const pair = highest(twos)
  const second = highest(without(twos, pair))
  const rest = without(any, pair)
  if (second > 0) return handShape(TWO_PAIR, pair, second, highest(without(rest, second)))
  const kickers = topFive(0, rest)
  return handShape(PAIR, pair, valueOfShape(kickers, 0), valueOfShape(kickers, 1), valueOfShape(kickers, 2))
}

/** About three times as many as there are shapes, so that most are found where they are looked for first. */
const SLOT_BITS = 15
const firstSlot = (shape: number): number => Math.imul(shape, 0x9e3779b1) >>> (32 - SLOT_BITS)

/** Gives every shape of a list its rank. */
export class RankScale {
  /** From the lowest to the highest. */
  readonly #shapes: Uint32Array
  /** Where the shapes of each category start. */
  readonly #starts: number[] = []
  /** A table of shapes and their ranks; a slot without a shape is 0. */
  readonly #slots = new Uint32Array(1 << SLOT_BITS)
  readonly #ranks = new Uint16Array(1 << SLOT_BITS)

  /** The list may have a shape several times; it is put in order. */
  constructor(shapes: Uint32Array) {
    shapes.sort()
    let count = 0
    for (const s of shapes) if (count === 0 || s !== shapes[count - 1]) shapes[count++] = s
    this.#shapes = shapes.subarray(0, count)
    for (let i = 0; i < count; i++) {
      const s = shapes[i]!
      const category = categoryOfShape(s)
      this.#starts[category] ??= i
      const slot = this.#slotOf(s)
      this.#slots[slot] = s
      // positions count from 1, so that no rank is 0
      this.#ranks[slot] = (category << POSITION_BITS) | (i - this.#starts[category] + 1)
    }
  }

  #slotOf(shape: number): number {
    let slot = firstSlot(shape)
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== shape) slot = (slot + 1) & ((1 << SLOT_BITS) - 1)
    return slot
  }

  rankOf(shape: number): number {
    return this.#ranks[this.#slotOf(shape)]!
  }

  shapeOf(rank: number): number {
    const position = rank & ((1 << POSITION_BITS) - 1)
    return this.#shapes[this.#starts[categoryOfHigh(rank)]! + position - 1]!
  }
}
