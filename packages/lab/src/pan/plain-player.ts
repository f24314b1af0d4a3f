import type { Card } from '@cardroom/engine/cards'
import { type LaidMeld, type MeldBook, PAN_CARDS } from './meld-book.ts'

/** What a hand must promise to be played, in the same measure as melds and ties. */
const PLAYABLE_PROMISE = 3.8
/** What it costs to discard a card that the next player can use, and one with which that player is out. */
const HELPING_COST = 0.4
const ENDING_COST = 8

/** A plain player: uses what fits, lays every meld, discards the least useful card. */
export class PlainPanPlayer {
  readonly book: MeldBook
  /** How many of each card the hand holds. */
  readonly hand = new Uint8Array(PAN_CARDS)
  held = 0
  melds: LaidMeld[] = []
  melded = 0
  /** Chips from each that were earned and not collected. */
  due = 0
  /** Chips that are left to pay with. */
  chips = 0
  isIn = true

  constructor(book: MeldBook) {
    this.book = book
  }

  become(cards: readonly Card[], melds: readonly LaidMeld[], due: number, chips: number): void {
    this.hand.fill(0)
    this.held = 0
    for (const card of cards) this.take(card)
    this.melds = [...melds]
    this.melded = melds.reduce((sum, meld) => sum + meld.cards.length, 0)
    this.due = due
    this.chips = chips
    this.isIn = true
  }

  take(card: Card): void {
    this.hand[card]!++
    this.held++
  }

  give(card: Card): void {
    this.hand[card]!--
    this.held--
  }

  /** What the melds pay as they lie. */
  get worth(): number {
    let worth = 0
    for (const meld of this.melds) worth += meld.worth
    return worth
  }

  /** Uses a card beside the hand in the most promising way; returns whether there was one. */
  use(card: Card): boolean {
    const { book, hand, melds } = this
    let most = 0
    let at = -1
    for (let i = 0; i < melds.length; i++) {
      const next = book.plus(melds[i]!, card)
      const gain = next ? book.gain(melds[i]!, next) : 0
      if (gain <= most) continue
      most = gain
      at = i
    }
    for (const { a, b, meld, value } of book.triples[card]!) {
      if (value <= most) break
      if (hand[a] === 0 || hand[b]! < (a === b ? 2 : 1)) continue
      this.give(a)
      this.give(b)
      this.#lay(meld)
      return true
    }
    if (at < 0) return false
    this.addTo(at, card)
    return true
  }

  /** The first meld that a card fits. */
  fitting(card: Card): number {
    return this.melds.findIndex(meld => this.book.plus(meld, card) !== null)
  }

  addTo(at: number, card: Card): void {
    const meld = this.melds[at]!
    const next = this.book.plus(meld, card)!
    this.melds[at] = next
    this.melded++
    this.due += Math.max(0, next.worth - meld.worth)
  }

  #lay(meld: LaidMeld): void {
    this.melds.push(meld)
    this.melded += meld.cards.length
    this.due += meld.worth
  }

  /** Lays all that the hand can lay. */
  layAll(): void {
    for (let card = 0; card < PAN_CARDS; card++) {
      while (this.hand[card]! > 0) {
        this.give(card)
        if (this.use(card)) continue
        this.take(card)
        break
      }
    }
  }

  /** Discards the least useful card, preferably none that the next player wants. */
  discard(next: PlainPanPlayer, out: number): Card {
    const { hand } = this
    let least = Number.POSITIVE_INFINITY
    let worst = -1
    for (let card = 0; card < PAN_CARDS; card++) {
      if (hand[card] === 0) continue
      const cost = this.#tied(card) + danger(next, card, out)
      if (cost >= least) continue
      least = cost
      worst = card
    }
    this.give(worst)
    return worst
  }

  /** The best that a card of the hand may become with another one of it. */
  #tied(card: Card): number {
    const { hand, book } = this
    let best = 0
    for (let other = 0; other < PAN_CARDS; other++) {
      if (hand[other]! === 0 || (other === card && hand[card]! < 2)) continue
      const tie = book.ties[card * PAN_CARDS + other]!
      if (tie > best) best = tie
    }
    return best
  }

  /** Whether one plays such a hand, before anything is laid. */
  stays(): boolean {
    let promise = 0
    for (let card = 0; card < PAN_CARDS; card++) {
      // Both cards of a pair count it.
      if (this.hand[card]! > 0) promise += (this.hand[card]! * this.#tied(card)) / 2
      for (const { a, b, value } of this.book.triples[card]!) {
        if (this.hand[card] === 0 || this.hand[a] === 0 || this.hand[b] === 0) continue
        const copies = (a === card ? 1 : 0) + (b === card ? 1 : 0) + 1
        if (this.hand[card]! < copies || (a === b && this.hand[a]! < 2)) continue
        promise += value / 3
        break
      }
    }
    return promise >= PLAYABLE_PROMISE
  }
}

function danger({ book, melds, melded }: PlainPanPlayer, card: Card, out: number): number {
  for (const meld of melds) {
    const next = book.plus(meld, card)
    if (next) return melded === out - 1 ? ENDING_COST : HELPING_COST + Math.max(0, next.worth - meld.worth)
  }
  return 0
}
