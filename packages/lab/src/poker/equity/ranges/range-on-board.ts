import type { Card } from '@cardroom/engine/cards'
import { pairIndex } from '../../../cards/suit-classes.ts'
import { eachPairOf, type PairRanks } from './pair-ranks.ts'
import { RankSorter } from './rank-sorter.ts'

const HALF_DECK = 26

/** The hands of a range on one board after another: which of them can be there, from the lowest to the highest. */
export class RangeOnBoard {
  /** The place of each hand's low, 0 for none. */
  readonly lows: Uint8Array
  readonly byRank: RankSorter
  readonly #pairs: Uint16Array
  readonly #pairsAHand: number
  /** The cards of each hand as bits, 26 a word. */
  readonly #lower: Int32Array
  readonly #upper: Int32Array

  constructor(hands: readonly (readonly Card[])[]) {
    const pairs: number[] = []
    for (const hand of hands) eachPairOf(hand, (a, b) => pairs.push(pairIndex(a, b)))
    this.#pairs = Uint16Array.from(pairs)
    this.#pairsAHand = pairs.length / hands.length
    this.#lower = Int32Array.from(hands, hand => bitsFrom(hand, 0))
    this.#upper = Int32Array.from(hands, hand => bitsFrom(hand, HALF_DECK))
    this.lows = new Uint8Array(hands.length)
    this.byRank = new RankSorter(hands.length)
  }

  on(board: readonly Card[], { high, low, lows }: PairRanks): void {
    const lower = bitsFrom(board, 0)
    const upper = bitsFrom(board, HALF_DECK)
    this.byRank.clear()
    for (let hand = 0; hand < this.lows.length; hand++) {
      if (((this.#lower[hand]! & lower) | (this.#upper[hand]! & upper)) !== 0) continue
      this.lows[hand] = lows > 1 ? this.#best(hand, low) : 0
      this.byRank.add(hand, this.#best(hand, high))
    }
    this.byRank.sort()
  }

  #best(hand: number, ofPairs: Uint16Array | Uint8Array): number {
    if (this.#pairsAHand === 1) return ofPairs[this.#pairs[hand]!]!
    const end = (hand + 1) * this.#pairsAHand
    let best = 0
    for (let i = hand * this.#pairsAHand; i < end; i++) {
      const rank = ofPairs[this.#pairs[i]!]!
      if (rank > best) best = rank
    }
    return best
  }
}

const bitsFrom = (cards: readonly Card[], from: number): number =>
  cards.reduce(
    (bits, card) => (card >= from && card < from + HALF_DECK ? bits | (1 << (card - from)) : bits),
    0,
  )
