import {
  bitCount,
  fillHighTables,
  HIGH_LAYOUT,
  HIGH_TABLES,
  KEYS,
  PAIR,
  POSITION_BITS,
} from '@cardroom/engine/ranking'
import { CLASS_PAIRS, CLASSES, classPair, NO_SUIT } from './classes.ts'

// A module's own constants are faster to reach than its imports.
const { rows7, cells7, flushes } = HIGH_TABLES
const { suitBits, rowShift7, columnMask7 } = HIGH_LAYOUT
const keys = KEYS
const BOARD_SIZE = 5
const UNSEEN_CARDS = 47
/** Hands that the player-dealer may have against a player's. */
export const OPPOSING_HANDS = ((UNSEEN_CARDS - 2) * (UNSEEN_CARDS - 3)) / 2
/** The lowest rank with which the player-dealer qualifies: a pair. */
const QUALIFYING_RANK = PAIR << POSITION_BITS

/** For one board, each kind of hand (by the classes of its two cards) against all that the player-dealer may have. */
export class River {
  /** The suit in which a flush can come. */
  flushSuit = NO_SUIT
  /** The cards that are not on the board. */
  readonly unseen = new Uint8Array(UNSEEN_CARDS)
  /** How many kinds of hands there are; all lists below go so far. */
  count = 0
  /** Which pair of classes each kind is. */
  readonly kinds = new Uint16Array(CLASS_PAIRS)
  /** How many hands of each kind have two cards of one suit, and how many have not. */
  readonly suited = new Uint8Array(CLASS_PAIRS)
  readonly unsuited = new Uint8Array(CLASS_PAIRS)
  readonly ranks = new Uint16Array(CLASS_PAIRS)
  /** How many of the player-dealer's hands are lower, and how many are equal. */
  readonly lower = new Int16Array(CLASS_PAIRS)
  readonly equal = new Int16Array(CLASS_PAIRS)
  /** How many of them do not qualify. */
  readonly unqualified = new Int16Array(CLASS_PAIRS)

  /** The two classes of each kind, and how many cards each class has. */
  readonly #first = new Uint8Array(CLASS_PAIRS)
  readonly #second = new Uint8Array(CLASS_PAIRS)
  /** Which suits each class has, and how many cards. */
  readonly #suits = new Uint8Array(CLASSES)
  readonly #cards = new Uint8Array(CLASSES)
  readonly #order = new Uint16Array(CLASS_PAIRS)
  readonly #half = new Uint16Array(CLASS_PAIRS)
  readonly #lowBytes = new Uint16Array(257)
  readonly #highBytes = new Uint16Array(257)
  /** Of hands below those looked at, of equal ones and of those that do not qualify: how many hold a card of a class. */
  readonly #before = new Int16Array(CLASSES)
  readonly #same = new Int16Array(CLASSES)
  readonly #weak = new Int16Array(CLASSES)
  /** The ranks that the board has in each suit. */
  readonly #onBoard = new Uint16Array(4)

  constructor() {
    fillHighTables()
  }

  /** Looks at the board of five cards that lies in an array from `at` on. */
  turn(cards: Uint8Array, at: number): void {
    this.#classify(cards, at)
    this.#rank(cards, at)
    this.#sort()
    this.#compare()
  }

  /** The higher of the two ranks of a kind. */
  highest(kind: number): number {
    return Math.max(this.#first[kind]! % 13, this.#second[kind]! % 13)
  }

  #classify(cards: Uint8Array, at: number): void {
    const onBoard = this.#onBoard.fill(0)
    for (let i = at; i < at + BOARD_SIZE; i++) onBoard[cards[i]! & 3]! |= 1 << (cards[i]! >> 2)
    this.flushSuit = NO_SUIT
    for (let suit = 0; suit < 4; suit++) if (bitCount(onBoard[suit]!) >= 3) this.flushSuit = suit
    const suits = this.#suits.fill(0)
    const { unseen, flushSuit } = this
    for (let card = 0, n = 0; card < 52; card++) {
      if ((onBoard[card & 3]! >> (card >> 2)) & 1) continue
      unseen[n++] = card
      suits[(card & 3) === flushSuit ? 13 + (card >> 2) : card >> 2]! |= 1 << (card & 3)
    }
    for (let x = 0; x < CLASSES; x++) this.#cards[x] = bitCount(suits[x]!)
  }

  #rank(cards: Uint8Array, at: number): void {
    let sum = 0
    for (let i = at; i < at + BOARD_SIZE; i++) sum = (sum + keys[cards[i]!]!) | 0
    const suits = this.#suits
    const inSuit = this.flushSuit === NO_SUIT ? 0 : this.#onBoard[this.flushSuit]!
    const suitedOnBoard = bitCount(inSuit)
    let count = 0
    for (let x = 0; x < CLASSES; x++) {
      const ofX = this.#cards[x]!
      if (ofX === 0) continue
      const rankX = x % 13
      const withX = (sum + keys[rankX * 4]!) | 0
      for (let y = 0; y <= x; y++) {
        const ofY = this.#cards[y]!
        const hands = x === y ? (ofX * (ofX - 1)) >> 1 : ofX * ofY
        if (hands === 0) continue
        const rankY = y % 13
        const own = (x >= 13 ? 1 << rankX : 0) | (y >= 13 ? 1 << rankY : 0)
        const all = (withX + keys[rankY * 4]!) | 0
        const alike = rankX === rankY ? 0 : bitCount(suits[x]! & suits[y]!)
        this.ranks[count] =
          suitedOnBoard + bitCount(own) >= 5
            ? flushes[inSuit | own]!
            : cells7[rows7[all >>> rowShift7]! + ((all >>> suitBits) & columnMask7)]!
        this.kinds[count] = classPair(x, y)
        this.#first[count] = x
        this.#second[count] = y
        this.suited[count] = alike
        this.unsuited[count] = hands - alike
        count++
      }
    }
    this.count = count
  }

  /** The kinds in the order of their ranks, by their lower byte and then by their higher. */
  #sort(): void {
    const { ranks, count } = this
    const order = this.#order
    const half = this.#half
    const low = this.#lowBytes.fill(0)
    const high = this.#highBytes.fill(0)
    for (let i = 0; i < count; i++) {
      const rank = ranks[i]!
      low[(rank & 255) + 1]!++
      high[(rank >> 8) + 1]!++
    }
    for (let byte = 0; byte < 256; byte++) {
      low[byte + 1]! += low[byte]!
      high[byte + 1]! += high[byte]!
    }
    for (let i = 0; i < count; i++) half[low[ranks[i]! & 255]!++] = i
    for (let i = 0; i < count; i++) {
      const kind = half[i]!
      order[high[ranks[kind]! >> 8]!++] = kind
    }
  }

  /** Walks up the ranks; hands that hold one of the player's cards are taken off. */
  #compare(): void {
    const { ranks, lower, equal, unqualified, suited, unsuited, count } = this
    const order = this.#order
    const first = this.#first
    const second = this.#second
    const cards = this.#cards
    const before = this.#before.fill(0)
    const same = this.#same.fill(0)
    const weak = this.#weak
    let below = 0
    let weakHands = -1
    for (let from = 0, to = 0; from < count; from = to) {
      const rank = ranks[order[from]!]!
      // On every board some hands qualify.
      if (rank >= QUALIFYING_RANK && weakHands < 0) {
        weakHands = below
        weak.set(before)
      }
      let hands = 0
      for (; to < count && ranks[order[to]!] === rank; to++) {
        const kind = order[to]!
        const x = first[kind]!
        const y = second[kind]!
        hands += suited[kind]! + unsuited[kind]!
        // A card of one class is in as many hands as the other class has cards.
        same[x]! += x === y ? cards[x]! - 1 : cards[y]!
        if (x !== y) same[y]! += cards[x]!
      }
      for (let i = from; i < to; i++) {
        const kind = order[i]!
        const x = first[kind]!
        const y = second[kind]!
        lower[kind] = below - before[x]! - before[y]!
        // The hand itself was taken off twice.
        equal[kind] = hands - same[x]! - same[y]! + 1
      }
      for (let i = from; i < to; i++) {
        // Once for each class: then nothing of it is left.
        const x = first[order[i]!]!
        const y = second[order[i]!]!
        before[x]! += same[x]!
        same[x] = 0
        before[y]! += same[y]!
        same[y] = 0
      }
      below += hands
    }
    for (let kind = 0; kind < count; kind++) {
      const own = ranks[kind]! < QUALIFYING_RANK ? 1 : 0
      unqualified[kind] = weakHands - weak[first[kind]!]! - weak[second[kind]!]! + own
    }
  }
}
