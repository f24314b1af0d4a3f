import { PAIR, POSITION_BITS } from '@cardroom/engine/ranking/high-scale.ts'
import { fillHighTables, HIGH_LAYOUT, HIGH_TABLES, KEYS } from '@cardroom/engine/ranking/high-tables.ts'
import { pairIndex } from '../cards/suit-classes.ts'

// A module's own constants are reached faster than what it imports.
const { rows7, cells7, flushes, flushSuits } = HIGH_TABLES
const { suitBits, suitMask, rowShift7, columnMask7 } = HIGH_LAYOUT
const keys = KEYS
const UNSEEN = 47
export const HANDS = (UNSEEN * (UNSEEN - 1)) / 2
/** Hands that the player-dealer may have against a player's. */
export const AGAINST = ((UNSEEN - 2) * (UNSEEN - 3)) / 2
/** The lowest rank with which the player-dealer qualifies: a pair. */
const QUALIFIED = PAIR << POSITION_BITS

/** Which of the unseen cards, by their place, each of the hands has. */
const FIRST = new Uint8Array(HANDS)
const SECOND = new Uint8Array(HANDS)
for (let i = 1, hand = 0; i < UNSEEN; i++) {
  for (let j = 0; j < i; j++, hand++) {
    FIRST[hand] = i
    SECOND[hand] = j
  }
}

/** For one board, each hand of two cards against all that the player-dealer may have. */
export class River {
  /** Which of the 1326 pairs of a deck each hand is. */
  readonly pairs = new Uint16Array(HANDS)
  readonly ranks = new Uint16Array(HANDS)
  /** How many of the player-dealer's hands are lower, and how many are equal. */
  readonly lower = new Int16Array(HANDS)
  readonly equal = new Int16Array(HANDS)
  /** How many of them do not qualify. */
  readonly unqualified = new Int16Array(HANDS)
  readonly #unseen = new Uint8Array(UNSEEN)
  readonly #order = new Uint16Array(HANDS)
  readonly #half = new Uint16Array(HANDS)
  readonly #lowBytes = new Uint16Array(257)
  readonly #highBytes = new Uint16Array(257)
  readonly #before = new Int16Array(UNSEEN)
  readonly #same = new Int16Array(UNSEEN)
  readonly #weak = new Int16Array(UNSEEN)

  constructor() {
    fillHighTables()
  }

  /** Looks at the board of five cards that lies in an array from `at` on. */
  turn(cards: Uint8Array, at: number): void {
    this.#rank(cards, at)
    this.#sort()
    this.#compare()
  }

  #rank(cards: Uint8Array, at: number): void {
    const unseen = this.#unseen
    const { pairs, ranks } = this
    let sum = 0
    const suits = [0, 0, 0, 0]
    for (let i = at; i < at + 5; i++) {
      const card = cards[i]!
      sum = (sum + keys[card]!) | 0
      suits[card & 3]! |= 1 << (card >> 2)
    }
    for (let card = 0, n = 0; card < 52; card++) {
      if (((suits[card & 3]! >> (card >> 2)) & 1) === 0) unseen[n++] = card
    }
    for (let i = 1, hand = 0; i < UNSEEN; i++) {
      const a = unseen[i]!
      const withA = (sum + keys[a]!) | 0
      for (let j = 0; j < i; j++, hand++) {
        const b = unseen[j]!
        const all = (withA + keys[b]!) | 0
        const flush = flushSuits[(7 << suitBits) | (all & suitMask)]!
        pairs[hand] = pairIndex(a, b)
        if (flush === 0) {
          ranks[hand] = cells7[rows7[all >>> rowShift7]! + ((all >>> suitBits) & columnMask7)]!
        } else {
          let inSuit = suits[flush - 1]!
          if ((a & 3) === flush - 1) inSuit |= 1 << (a >> 2)
          if ((b & 3) === flush - 1) inSuit |= 1 << (b >> 2)
          ranks[hand] = flushes[inSuit]!
        }
      }
    }
  }

  /** The hands in the order of their ranks, by their lower byte and then by their higher. */
  #sort(): void {
    const ranks = this.ranks
    const order = this.#order
    const half = this.#half
    const low = this.#lowBytes.fill(0)
    const high = this.#highBytes.fill(0)
    for (let hand = 0; hand < HANDS; hand++) {
      const rank = ranks[hand]!
      low[(rank & 255) + 1]!++
      high[(rank >> 8) + 1]!++
    }
    for (let byte = 0; byte < 256; byte++) {
      low[byte + 1]! += low[byte]!
      high[byte + 1]! += high[byte]!
    }
    for (let hand = 0; hand < HANDS; hand++) half[low[ranks[hand]! & 255]!++] = hand
    for (let i = 0; i < HANDS; i++) {
      const hand = half[i]!
      order[high[ranks[hand]! >> 8]!++] = hand
    }
  }

  /** Walks up the ranks; hands that hold one of the player's cards are taken off. */
  #compare(): void {
    const { ranks, lower, equal, unqualified } = this
    const order = this.#order
    const before = this.#before.fill(0)
    const same = this.#same.fill(0)
    const weak = this.#weak.fill(0)
    let weakHands = 0
    for (let from = 0, to = 0; from < HANDS; from = to) {
      const rank = ranks[order[from]!]!
      for (; to < HANDS && ranks[order[to]!] === rank; to++) {
        same[FIRST[order[to]!]!]!++
        same[SECOND[order[to]!]!]!++
      }
      for (let i = from; i < to; i++) {
        const hand = order[i]!
        const a = FIRST[hand]!
        const b = SECOND[hand]!
        lower[hand] = from - before[a]! - before[b]!
        // The hand itself was taken off twice.
        equal[hand] = to - from - same[a]! - same[b]! + 1
      }
      for (let card = 0; card < UNSEEN; card++) {
        before[card]! += same[card]!
        same[card] = 0
      }
      if (rank < QUALIFIED) {
        weakHands = to
        weak.set(before)
      }
    }
    for (let hand = 0; hand < HANDS; hand++) {
      const own = ranks[hand]! < QUALIFIED ? 1 : 0
      unqualified[hand] = weakHands - weak[FIRST[hand]!]! - weak[SECOND[hand]!]! + own
    }
  }
}
