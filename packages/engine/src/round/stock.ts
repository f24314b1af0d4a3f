import { type Card, UNKNOWN } from '../cards/card.ts'
import { cardsOf, countsOf, type Deck } from '../cards/deck.ts'

/** The cards that can still come out of the shoe. */
export class Stock {
  /** How many of each card. */
  readonly inShoe: number[]
  /** How many cards in all, including those that nobody saw. */
  left: number

  constructor(deck: Deck) {
    const { counts, size } = countsIn(deck)
    this.inShoe = counts.slice()
    this.left = size
  }

  has(card: Card): boolean {
    return this.inShoe[card]! > 0
  }

  /** Removes a card. A stray one was never counted. */
  taken(card: Card): void {
    if (card === UNKNOWN) this.left--
    else if (this.inShoe[card]! > 0) {
      this.inShoe[card]!--
      this.left--
    }
  }

  /** These cards go back into the shoe. */
  back(cards: readonly Card[]): void {
    for (const card of cards) if (card !== UNKNOWN) this.inShoe[card]!++
    this.left += cards.length
  }

  /** Its cards in the order of their numbers. */
  cards(): Card[] {
    return [...this.inShoe].flatMap((count, card) => Array.from({ length: count }, () => card))
  }
}

/** How many cards a deck has, jokers and all decks of a shoe together; counted once. */
export const deckSize = (deck: Deck): number => countsIn(deck).size

interface Counts {
  readonly counts: readonly number[]
  readonly size: number
}

/** Caches: a deck is counted once, not in every round. */
const COUNTS_BY_KEY = new Map<string, Counts>()
const COUNTS_BY_DECK = new WeakMap<Deck, Counts>()

function countsIn(deck: Deck): Counts {
  let found = COUNTS_BY_DECK.get(deck)
  if (!found) {
    found = counted(deck)
    COUNTS_BY_DECK.set(deck, found)
  }
  return found
}

function counted(deck: Deck): Counts {
  const key =
    'tiles' in deck
      ? 'tiles'
      : `${deck.decks ?? 1} ${deck.jokers ?? 0} ${deck.without ?? ''} ${deck.less ?? ''}`
  let found = COUNTS_BY_KEY.get(key)
  if (!found) {
    const all = cardsOf(deck)
    found = { counts: [...countsOf(all)], size: all.length }
    COUNTS_BY_KEY.set(key, found)
  }
  return found
}
