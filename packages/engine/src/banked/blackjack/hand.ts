import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { CardOnFelt } from '../../round/felt.ts'
import type { CountedHand } from './events.ts'
import type { BlackjackTerms } from './rules.ts'
import { type AceAndTen, countHand, isTen } from './value.ts'

type Terms = Pick<BlackjackTerms, 'natural' | 'over' | 'split'>

/** One hand of a seat, or the player-dealer's. */
export class BlackjackHand {
  readonly seat: Seat
  /** Its cards as they lie on the felt. */
  readonly pile: CardOnFelt[]
  /** How the hand came by its first two cards. */
  came: 'dealt' | 'switched' | 'split' = 'dealt'
  /** How many hands the dealt hand has become; all of them share this count. */
  readonly kin: { hands: number }
  /** How often its wager was doubled. */
  doubles = 0
  /** Why the hand is no longer played. */
  end: 'stood' | 'surrendered' | 'rescued' | undefined
  readonly #terms: Terms
  #side: CountedHand | undefined

  constructor(seat: Seat, terms: Terms, pile: CardOnFelt[] = [], kin = { hands: 1 }) {
    this.seat = seat
    this.pile = pile
    this.kin = kin
    this.#terms = terms
  }

  get cards(): readonly Card[] {
    return this.side.cards
  }

  /** What it counts. */
  get side(): CountedHand {
    if (this.#side?.cards.length !== this.pile.length) {
      const cards = this.pile.map(lying => lying.card)
      this.#side = { ...countHand(cards, this.#terms, this.#aceAndTen(cards)), cards }
    }
    return this.#side!
  }

  #aceAndTen(cards: readonly Card[]): AceAndTen {
    if (this.came === 'dealt') return 'natural'
    if (this.came === 'switched') return 'as-high-as-a-natural'
    return this.#terms.split.natural === 'after-tens' && isTen(cards[0]!) ? 'natural' : '21'
  }

  /** Exchanges the second cards of two hands. */
  switchWith(other: BlackjackHand): void {
    const [mine, theirs] = [this.pile[1]!, other.pile[1]!]
    this.pile[1] = theirs
    other.pile[1] = mine
    for (const hand of [this, other]) {
      if (hand.came === 'dealt') hand.came = 'switched'
      hand.#side = undefined
    }
  }

  /** Keeps the first card; the second becomes a hand of its own. */
  split(): BlackjackHand {
    const right = new BlackjackHand(this.seat, this.#terms, [this.pile.pop()!], this.kin)
    this.came = 'split'
    this.#side = undefined
    right.came = 'split'
    this.kin.hands++
    return right
  }
}
