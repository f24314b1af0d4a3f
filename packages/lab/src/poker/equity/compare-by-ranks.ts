import type { Card } from '@cardroom/engine/cards'
import {
  bitCount,
  fillHighTables,
  HIGH_TABLES,
  KEYS,
  PAIR,
  POSITION_BITS,
  rankOfSum,
} from '@cardroom/engine/ranking'
import type { ComparisonShape } from '../../wasm/compare-hands.ts'
import { lowsOfSets } from '../../wasm/lows.ts'

const RANKS = 13
const SUITS = 4
/** The keys of ranks, suits left aside: those of the clubs, which count no suit. */
const RANK_KEYS = Int32Array.from({ length: RANKS }, (_, rank) => KEYS[4 * rank + 3]!)
/** In how many ways some of up to four cards can be taken. */
const WAYS = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]]
/** A board with fewer cards of a suit makes no flush. */
const LEAST_SUITED = 3
/** Every set of ranks by its size, up to five. */
const SETS: readonly number[][] = Array.from({ length: 6 }, () => [])
for (let set = 0; set < 1 << RANKS; set++) SETS[bitCount(set)]?.push(set)

const ranksIn = (suit: number, cards: readonly Card[]): number =>
  cards.reduce((set, card) => ((card & 3) === suit ? set | (1 << (card >> 2)) : set), 0)

/**
 * Compares hold'em hands on every board, as `CompareHands` does, but handles boards of the same ranks at
 * once. It ignores suits first; then it moves each board with a flush from the value of its ranks to the true
 * one. No board makes flushes of two suits.
 */
export class CompareByRanks {
  readonly #shape: ComparisonShape
  readonly #outcomes: Int32Array
  readonly #lows: Uint8Array
  readonly #least: number
  /** Of each hand with the board that lies: the sum of the keys, and the set of ranks. */
  readonly #sums: Int32Array
  readonly #sets: Int32Array
  /** How many cards of each rank may come. */
  readonly #left = new Uint8Array(RANKS)
  readonly #highs: Int32Array
  readonly #flushes: Int32Array
  #isFlush = false

  constructor(shape: ComparisonShape) {
    this.#shape = shape
    this.#outcomes = new Int32Array(1 << (shape.low ? 2 * shape.hands : shape.hands))
    this.#lows = lowsOfSets()
    this.#least = shape.highNeedsPair ? PAIR << POSITION_BITS : 0
    this.#sums = new Int32Array(shape.hands)
    this.#sets = new Int32Array(shape.hands)
    this.#highs = new Int32Array(shape.hands)
    this.#flushes = new Int32Array(shape.hands)
  }

  /** How often each outcome comes when the cards that lie are these, and those that may come. */
  run(
    hands: readonly (readonly Card[])[],
    board: readonly Card[],
    left: readonly Card[],
  ): Readonly<Int32Array> {
    fillHighTables()
    this.#outcomes.fill(0)
    for (const [hand, cards] of hands.entries()) {
      const all = [...cards, ...board]
      this.#sums[hand] = all.reduce((sum, card) => (sum + RANK_KEYS[card >> 2]!) | 0, 0)
      this.#sets[hand] = all.reduce((set, card) => set | (1 << (card >> 2)), 0)
    }
    this.#mayCome(left)
    this.#isFlush = false
    this.#deal(0, this.#shape.toCome, 0, 0, 1)
    this.#isFlush = true
    for (let suit = 0; suit < SUITS; suit++) this.#flushesIn(suit, hands, board, left)
    return this.#outcomes
  }

  #mayCome(left: readonly Card[]): void {
    this.#left.fill(0)
    for (const card of left) this.#left[card >> 2]!++
  }

  /** The boards that have enough cards of a suit: those of it one by one, the others by their ranks. */
  #flushesIn(
    suit: number,
    hands: readonly (readonly Card[])[],
    board: readonly Card[],
    left: readonly Card[],
  ): void {
    const { toCome } = this.#shape
    const onBoard = ranksIn(suit, board)
    const mayCome = ranksIn(suit, left)
    const held = hands.map(hand => ranksIn(suit, hand))
    this.#mayCome(left.filter(card => (card & 3) !== suit))
    const least = Math.max(0, LEAST_SUITED - bitCount(onBoard))
    for (let size = least; size <= toCome; size++) {
      for (const set of SETS[size]!) {
        if ((set & ~mayCome) !== 0) continue
        let some = 0
        for (let hand = 0; hand < held.length; hand++) {
          // sets of fewer than five ranks are no flush, and have no rank
          some |= this.#flushes[hand] = HIGH_TABLES.flushes[set | onBoard | held[hand]!]!
        }
        if (some !== 0) this.#deal(0, toCome - size, sumOfSet(set), set, 1)
      }
    }
  }

  /** Every choice of ranks from one on for so many cards; `sum` and `set` are of those that have come. */
  #deal(rank: number, cards: number, sum: number, set: number, ways: number): void {
    if (cards === 0) {
      this.#count(sum, set, ways)
      return
    }
    if (rank === RANKS) return
    this.#deal(rank + 1, cards, sum, set, ways)
    const left = this.#left[rank]!
    const most = Math.min(cards, left)
    for (let n = 1; n <= most; n++) {
      const more = Math.imul(n, RANK_KEYS[rank]!)
      this.#deal(rank + 1, cards - n, (sum + more) | 0, set | (1 << rank), ways * WAYS[left]![n]!)
    }
  }

  #count(sum: number, set: number, ways: number): void {
    const { hands, low } = this.#shape
    const highs = this.#highs
    for (let hand = 0; hand < hands; hand++) highs[hand] = rankOfSum((sum + this.#sums[hand]!) | 0, 7)
    const bestLows = low ? this.#bestLows(set) << hands : 0
    if (!this.#isFlush) {
      this.#outcomes[bestLows | this.#bestHighs()]! += ways
      return
    }
    this.#outcomes[bestLows | this.#bestHighs()]! -= ways
    for (let hand = 0; hand < hands; hand++) if (this.#flushes[hand]! > 0) highs[hand] = this.#flushes[hand]!
    this.#outcomes[bestLows | this.#bestHighs()]! += ways
  }

  /** Which hands are the best high ones, one bit a hand; none where they are too low to win. */
  #bestHighs(): number {
    let best = this.#least
    let winners = 0
    for (let hand = 0; hand < this.#shape.hands; hand++) {
      const rank = this.#highs[hand]!
      if (rank < best) continue
      winners = rank === best ? winners | (1 << hand) : 1 << hand
      best = rank
    }
    return winners
  }

  #bestLows(set: number): number {
    let best = 1
    let winners = 0
    for (let hand = 0; hand < this.#shape.hands; hand++) {
      const low = this.#lows[set | this.#sets[hand]!]!
      if (low < best) continue
      winners = low === best ? winners | (1 << hand) : 1 << hand
      best = low
    }
    return winners
  }
}

function sumOfSet(set: number): number {
  let sum = 0
  for (let rank = 0; rank < RANKS; rank++) if ((set >> rank) & 1) sum = (sum + RANK_KEYS[rank]!) | 0
  return sum
}
