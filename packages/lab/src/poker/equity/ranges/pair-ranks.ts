import type { Card } from '@cardroom/engine/cards'
import {
  fillHighTables,
  HIGH_LAYOUT,
  HIGH_TABLES,
  KEYS,
  rankEightOrBetter,
  rankHighFlat,
  rankOfSum,
  rankOmaha,
  rankOmahaEightOrBetter,
} from '@cardroom/engine/ranking'
import { PAIRS, pairIndex } from '../../../cards/suit-classes.ts'

const { flushSuits } = HIGH_TABLES
const { suitBits, suitMask } = HIGH_LAYOUT

/** What two hole cards are worth with a board of five. */
export interface RangeGame {
  /** Any five of the seven cards play, or exactly the two with three of the board. */
  readonly plays: 'any' | 'exactly-two'
  /** Eight-or-better plays for half of the pot. */
  readonly low: boolean
}

/**
 * What each two cards make with a board. The best of a hand's pairs is the hand, so a board's pairs are ranked once
 * for all hands that hold them.
 */
export class PairRanks {
  /** By pair; of a pair of which the board has a card, what it was on an earlier board. */
  readonly high = new Uint16Array(PAIRS)
  /** The place of its low among those of the board, the best highest; 0 for none. */
  readonly low = new Uint8Array(PAIRS)
  /** How many places there are on this board. */
  lows = 1
  readonly #game: RangeGame
  readonly #pairs: Uint16Array
  /** The cards of each pair. */
  readonly #first: Uint8Array
  readonly #second: Uint8Array
  /** The sum of their keys. */
  readonly #sums: Int32Array
  readonly #onBoard = new Uint8Array(52)
  readonly #seven = new Uint8Array(7)
  readonly #two: Card[] = [0, 0]
  readonly #lowRanks: Int32Array

  constructor(hands: Iterable<readonly Card[]>, game: RangeGame) {
    this.#game = game
    const pairs = new Map<number, readonly [Card, Card]>()
    for (const hand of hands) eachPairOf(hand, (a, b) => pairs.set(pairIndex(a, b), [a, b]))
    this.#pairs = Uint16Array.from(pairs.keys())
    this.#first = Uint8Array.from(pairs.values(), ([a]) => a)
    this.#second = Uint8Array.from(pairs.values(), ([, b]) => b)
    this.#sums = Int32Array.from(pairs.values(), ([a, b]) => KEYS[a]! + KEYS[b]!)
    this.#lowRanks = new Int32Array(game.low ? this.#pairs.length : 0)
  }

  /** Ranks the pairs on a board. */
  on(board: readonly Card[]): void {
    this.#onBoard.fill(0)
    for (const card of board) this.#onBoard[card] = 1
    if (this.#game.plays === 'any') this.#rankSevens(board)
    else this.#rankTwos(board)
    if (this.#game.low) this.#rankLows(board)
  }

  #rankSevens(board: readonly Card[]): void {
    fillHighTables()
    const seven = this.#seven
    seven.set(board, 2)
    const boardSum = board.reduce((sum, card) => (sum + KEYS[card]!) | 0, 0)
    for (let i = 0; i < this.#pairs.length; i++) {
      const a = this.#first[i]!
      const b = this.#second[i]!
      if ((this.#onBoard[a]! | this.#onBoard[b]!) !== 0) continue
      const sum = (boardSum + this.#sums[i]!) | 0
      if (flushSuits[(7 << suitBits) | (sum & suitMask)] === 0) {
        this.high[this.#pairs[i]!] = rankOfSum(sum, 7)
      } else {
        seven[0] = a
        seven[1] = b
        this.high[this.#pairs[i]!] = rankHighFlat(seven, 0, 7)
      }
    }
  }

  #rankTwos(board: readonly Card[]): void {
    for (let i = 0; i < this.#pairs.length; i++) {
      if (this.#dealTwo(i)) this.high[this.#pairs[i]!] = rankOmaha(this.#two, board)
    }
  }

  #rankLows(board: readonly Card[]): void {
    const rank =
      this.#game.plays === 'any'
        ? (two: readonly Card[]) => rankEightOrBetter([...two, ...board])
        : (two: readonly Card[]) => rankOmahaEightOrBetter(two, board)
    for (let i = 0; i < this.#pairs.length; i++) this.#lowRanks[i] = this.#dealTwo(i) ? rank(this.#two) : 0
    const places = new Map(
      [...new Set(this.#lowRanks).add(0)].sort((a, b) => a - b).map((low, i) => [low, i]),
    )
    this.lows = places.size
    for (let i = 0; i < this.#pairs.length; i++) this.low[this.#pairs[i]!] = places.get(this.#lowRanks[i]!)!
  }

  /** Takes the cards of a pair, if none of them is on the board. */
  #dealTwo(i: number): boolean {
    this.#two[0] = this.#first[i]!
    this.#two[1] = this.#second[i]!
    return (this.#onBoard[this.#first[i]!]! | this.#onBoard[this.#second[i]!]!) === 0
  }
}

/** Every two cards of a hand. */
export function eachPairOf(hand: readonly Card[], visit: (a: Card, b: Card) => void): void {
  for (let i = 1; i < hand.length; i++) for (let k = 0; k < i; k++) visit(hand[i]!, hand[k]!)
}
