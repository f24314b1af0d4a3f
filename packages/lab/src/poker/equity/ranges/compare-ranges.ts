import type { Card } from '@cardroom/engine/cards'
import { PairRanks, type RangeGame } from './pair-ranks.ts'
import { RangeOnBoard } from './range-on-board.ts'
import { handIn, rankIn } from './rank-sorter.ts'
import { EMPTY, type SharedSets, sharedSets } from './shared-cards.ts'

type Hands = readonly (readonly Card[])[]

/** The best hands, one bit a range. */
const FIRST = 1
const SECOND = 2
const BOTH = FIRST | SECOND
/** The sets of two cards: none and both, one and the other. */
const SETS_OF_TWO = 4
/** The best lows stand in the bits above. */
const LOW_SHIFT = 2

/**
 * Compares all hands of one range with all of another. On each board it sorts both by rank; then every hand
 * of the first meets all lower and all equal hands of the second at once: the work grows with the number of
 * hands, not of pairs.
 */
export class CompareRanges {
  /** How often each outcome came: who has the best high hand, and who the best low. */
  readonly outcomes = new Float64Array(1 << (2 * LOW_SHIFT))
  readonly #pairRanks: PairRanks
  readonly #first: RangeOnBoard
  readonly #second: RangeOnBoard
  readonly #firstSets: SharedSets
  readonly #secondSets: SharedSets
  readonly #setCount: number
  /** How many hands of the second range, of those looked at so far, hold each set of cards; for each low by itself. */
  #holding: Int32Array
  #times = 1

  constructor(first: Hands, second: Hands, game: RangeGame) {
    this.#pairRanks = new PairRanks([...first, ...second], game)
    this.#first = new RangeOnBoard(first)
    this.#second = isSame(first, second) ? this.#first : new RangeOnBoard(second)
    const sets = sharedSets(first, second)
    this.#firstSets = sets.first
    this.#secondSets = sets.second
    this.#setCount = sets.count
    this.#holding = new Int32Array(sets.count)
  }

  /** Adds the outcomes on a board of five, times the number of boards that it stands for. */
  on(board: readonly Card[], times = 1): void {
    this.#times = times
    this.#pairRanks.on(board)
    this.#first.on(board, this.#pairRanks)
    if (this.#second !== this.#first) this.#second.on(board, this.#pairRanks)
    this.#forget()
    const { order, length } = this.#first.byRank
    let seen = 0
    for (let from = 0; from < length; ) {
      const rank = rankIn(order[from]!)
      let to = from + 1
      while (to < length && rankIn(order[to]!) === rank) to++
      seen = this.#lookAt(seen, rank)
      this.#meet(from, to, FIRST, BOTH)
      seen = this.#lookAt(seen, rank + 1)
      this.#meet(from, to, BOTH, SECOND)
      from = to
    }
    this.#lookAt(seen, Number.POSITIVE_INFINITY)
    this.#meet(0, length, SECOND, undefined)
  }

  #forget(): void {
    const counts = this.#setCount * this.#pairRanks.lows
    if (counts > this.#holding.length) this.#holding = new Int32Array(counts)
    else this.#holding.fill(0, 0, counts)
  }

  /** Looks at the hands of the second range below a rank, and says how many have been looked at. */
  #lookAt(from: number, rank: number): number {
    const { order, length } = this.#second.byRank
    const { lows } = this.#second
    const { sets, each } = this.#secondSets
    const holding = this.#holding
    let i = from
    for (; i < length; i++) {
      if (rankIn(order[i]!) >= rank) break
      const hand = handIn(order[i]!)
      const base = lows[hand]! * this.#setCount
      const end = (hand + 1) * each
      for (let at = hand * each; at < end; at++) holding[base + sets[at]!]!++
    }
    return i
  }

  /**
   * Hands of the first range meet the processed hands of the second. They add to the outcome `high`, and are
   * taken off `later`, where they will be met again.
   */
  #meet(from: number, to: number, high: number, later: number | undefined): void {
    const { order } = this.#first.byRank
    const { lows } = this.#first
    for (let theirLow = 0; theirLow < this.#pairRanks.lows; theirLow++) {
      // hands of one low are met together
      for (let start = from; start < to; ) {
        const myLow = lows[handIn(order[start]!)]!
        let end = start + 1
        while (end < to && lows[handIn(order[end]!)] === myLow) end++
        const beside = this.#times * this.#beside(start, end, theirLow * this.#setCount)
        const low = lowWinners(myLow, theirLow) << LOW_SHIFT
        this.outcomes[high | low]! += beside
        if (later !== undefined) this.outcomes[later | low]! -= beside
        start = end
      }
    }
  }

  /** How many of the hands looked at with a low can be dealt beside hands of the first range, one by one. */
  #beside(from: number, to: number, base: number): number {
    const { order } = this.#first.byRank
    const { sets, even, each } = this.#firstSets
    const holding = this.#holding
    let sum = 0
    if (each === SETS_OF_TWO && even === SETS_OF_TWO / 2) {
      // hands of two cards are asked about most often: the same, written out; all hold the empty set
      for (let i = from; i < to; i++) {
        const at = handIn(order[i]!) * SETS_OF_TWO
        sum += holding[base + sets[at + 1]!]!
        sum -= holding[base + sets[at + 2]!]! + holding[base + sets[at + 3]!]!
      }
      return sum + (to - from) * holding[base + EMPTY]!
    }
    for (let i = from; i < to; i++) {
      const start = handIn(order[i]!) * each
      const odd = start + even
      const end = start + each
      for (let at = start; at < odd; at++) sum += holding[base + sets[at]!]!
      for (let at = odd; at < end; at++) sum -= holding[base + sets[at]!]!
    }
    return sum
  }
}

const isSame = (a: Hands, b: Hands): boolean =>
  a.length === b.length && a.every((hand, i) => hand.join() === b[i]!.join())

const lowWinners = (mine: number, theirs: number): number =>
  mine > theirs ? FIRST : mine < theirs ? SECOND : mine > 0 ? BOTH : 0
