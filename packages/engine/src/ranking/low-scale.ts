import { highestBit, withoutBit } from './bits.ts'

/**
 * The scale on which ace-to-five hands are measured, best hand highest.
 *
 * A hand is first written down as how bad it is: its pairs and the like on top, then up to five values in the
 * order in which they decide, four bits each, the ace 1 and the king 13. The rank is what is left of `BEST_RANK`.
 */
export const NO_PAIR = 0
export const ONE_PAIR = 1
export const TWO_PAIRS = 2
export const TRIPS = 3
export const FULL = 4
export const QUADS = 5

const BEST_RANK = 1 << 23

export const rankOfLow = (category: number, a: number, b = 0, c = 0, d = 0, e = 0): number =>
  BEST_RANK - ((category << 20) | (a << 16) | (b << 12) | (c << 8) | (d << 4) | e)

/** `NO_PAIR`, `ONE_PAIR` … of an ace-to-five rank. */
export const categoryOfLow = (rank: number): number => (BEST_RANK - rank) >> 20
/** The values that decide, the most important first: five for a hand without a pair. */
export const valuesOfLow = (rank: number): number[] =>
  [16, 12, 8, 4, 0].map(shift => ((BEST_RANK - rank) >> shift) & 15).filter(v => v > 0)

/** Whether a low has no higher card: in some rooms a seven low or better must bet (003:235, 004:3899-3909). */
export const isLowOf = (rank: number, value: number): boolean => rank >= rankOfLow(NO_PAIR, value + 1)

/** The rank of an unpaired hand: the values of a set, from the top. */
export function rankOfSet(ranks: number): number {
  let bad = 0
  let shift = 16
  for (let left = ranks; left !== 0; left = withoutBit(left, highestBit(left))) {
    bad |= highestBit(left) << shift
    shift -= 4
  }
  return BEST_RANK - bad
}

/** The five lowest of a set of low ranks, or the whole set if there are no more. */
export function lowestFive(ranks: number): number {
  let five = 0
  let left = ranks
  for (let i = 0; i < 5 && left !== 0; i++) {
    five |= left & -left
    left &= left - 1
  }
  return five
}

/** A card's rank with the ace as 0, the two as 1 … the king as 12. */
export const lowRankOf = (card: number): number => ((card >> 2) + 1) % 13
