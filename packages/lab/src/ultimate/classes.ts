import { SUITS } from '@cardroom/engine/cards'

/**
 * On a given board cards are alike when they have the same rank and both are, or are not, of the suit in
 * which a flush is possible: a hand depends only on the classes of its two cards. A card's class is its rank;
 * in the flush suit it is thirteen more.
 */
export const CLASSES = 26

/** No suit has three cards on the board: nobody can have a flush. */
export const NO_SUIT = SUITS.length

export const classOf = (card: number, flushSuit: number): number =>
  (card & 3) === flushSuit ? 13 + (card >> 2) : card >> 2

/** The place of two classes among all pairs of them. */
export const classPair = (x: number, y: number): number =>
  x >= y ? ((x * (x + 1)) >> 1) + y : ((y * (y + 1)) >> 1) + x

export const CLASS_PAIRS = (CLASSES * (CLASSES + 1)) / 2
/** The pairs of classes on a board without a flush, which has thirteen classes. */
const RANK_PAIRS = (13 * 14) / 2

/** The places for all pairs of classes, for each flush suit. */
export const ROW_LENGTH = RANK_PAIRS + SUITS.length * CLASS_PAIRS

/** Where the pairs of classes begin for a flush suit. */
export const rowOfSuit = (suit: number): number => (suit === NO_SUIT ? 0 : RANK_PAIRS + suit * CLASS_PAIRS)

/** The two classes of a pair of them as one number, and in the other order. */
export const TWO_CLASSES = new Uint16Array(CLASS_PAIRS)
export const CLASSES_TWO = new Uint16Array(CLASS_PAIRS)
for (let x = 0; x < CLASSES; x++) {
  for (let y = 0; y <= x; y++) {
    TWO_CLASSES[classPair(x, y)] = x * CLASSES + y
    CLASSES_TWO[classPair(x, y)] = y * CLASSES + x
  }
}
