const DIGIT = 8
const DIGITS = 1 << DIGIT
const RANK_SHIFT = 16

/** The rank of a hand in the order of ranks, and the hand. */
export const rankIn = (entry: number): number => entry >>> RANK_SHIFT
export const handIn = (entry: number): number => entry & ((1 << RANK_SHIFT) - 1)

/** Puts hands in the order of their ranks, both of sixteen bits: by the lower eight of a rank, then by the upper. */
export class RankSorter {
  /** Rank and hand in one, the lowest first, as far as there are any. */
  readonly order: Uint32Array
  length = 0
  readonly #other: Uint32Array
  /** How many entries have each lower and each upper digit. */
  readonly #lower = new Int32Array(DIGITS)
  readonly #upper = new Int32Array(DIGITS)

  constructor(hands: number) {
    this.order = new Uint32Array(hands)
    this.#other = new Uint32Array(hands)
  }

  clear(): void {
    this.length = 0
    this.#lower.fill(0)
    this.#upper.fill(0)
  }

  add(hand: number, rank: number): void {
    this.order[this.length++] = ((rank << RANK_SHIFT) | hand) >>> 0
    this.#lower[rank & (DIGITS - 1)]!++
    this.#upper[rank >> DIGIT]!++
  }

  sort(): void {
    pass(this.order, this.#other, this.length, this.#lower, RANK_SHIFT)
    pass(this.#other, this.order, this.length, this.#upper, RANK_SHIFT + DIGIT)
  }
}

/** Puts entries in the order of a digit, of which the counts are given. */
function pass(from: Uint32Array, to: Uint32Array, length: number, counts: Int32Array, shift: number): void {
  let start = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = counts[digit]!
    counts[digit] = start
    start += count
  }
  for (let i = 0; i < length; i++) {
    const entry = from[i]!
    to[counts[(entry >>> shift) & (DIGITS - 1)]!++] = entry
  }
}
