import type { Readings } from '@cardroom/engine'
import { type Card, cardsOf } from '@cardroom/engine/cards'
import { isForeign, isMeld, type PanRules, type PanTerms, termsOf, worthOf } from '@cardroom/engine/pan'

/** What a card in a meld, and a chip that it earns, are worth to one who has to choose. */
const CARD = 0.5
const CHIP = 1.3
/** How many cards pass that could be used while a pair waits for its third. */
const LOOKS = 16

/** Cards are numbered below this. */
export const CARDS = 52

/** A meld as it lies: what it pays, and what it becomes by another card. Each is found once. */
export interface LaidMeld {
  readonly cards: readonly Card[]
  readonly worth: number
  /** By card; nothing where the card does not fit, and open as long as nobody has asked. */
  readonly next: (LaidMeld | null | undefined)[]
}

/** A meld of three that a card makes with two others of the hand. */
export interface Triple {
  readonly a: Card
  readonly b: Card
  readonly meld: LaidMeld
  readonly value: number
}

/** Everything about melds under one house's terms that playing fast must not look for again. */
export class MeldBook {
  readonly terms: PanTerms
  /** By card. */
  readonly triples: readonly (readonly Triple[])[]
  /** By two cards: what they may become. */
  readonly ties: Float64Array
  readonly #laid = new Map<string, LaidMeld>()

  constructor(rules: PanRules, terms: PanTerms) {
    this.terms = terms
    const { without } = rules.deck
    const faces = cardsOf({ without }).filter(card => !isForeign(card))
    this.triples = Array.from({ length: CARDS }, (_, card) =>
      faces.includes(card) ? this.#triplesOf(card, faces) : [],
    )
    this.ties = new Float64Array(CARDS * CARDS)
    /** The third card comes while it is wanted. */
    const came = 1 - (1 - 1 / faces.length) ** LOOKS
    for (const triples of this.triples) {
      for (const { a, b, value } of triples) {
        this.ties[a * CARDS + b]! += value * came
        if (a !== b) this.ties[b * CARDS + a]! += value * came
      }
    }
  }

  #triplesOf(card: Card, faces: readonly Card[]): Triple[] {
    const found: Triple[] = []
    for (const [i, a] of faces.entries()) {
      for (const b of faces.slice(i)) {
        if (!isMeld([card, a, b], this.terms)) continue
        const meld = this.laid([card, a, b])
        found.push({ a, b, meld, value: 3 * CARD + meld.worth * CHIP })
      }
    }
    return found.sort((x, y) => y.value - x.value)
  }

  /** A meld of these cards. */
  laid(cards: readonly Card[]): LaidMeld {
    const sorted = [...cards].sort((x, y) => x - y)
    const key = sorted.join()
    const known = this.#laid.get(key) ?? { cards: sorted, worth: worthOf(sorted, this.terms), next: [] }
    this.#laid.set(key, known)
    return known
  }

  /** The meld with another card; null where it does not fit. */
  plus(meld: LaidMeld, card: Card): LaidMeld | null {
    let next = meld.next[card]
    if (next === undefined) {
      const cards = [...meld.cards, card]
      next = isMeld(cards, this.terms) ? this.laid(cards) : null
      meld.next[card] = next
    }
    return next
  }

  /** What it is worth to add a card to a meld. */
  gain(meld: LaidMeld, next: LaidMeld): number {
    return CARD + (next.worth - meld.worth) * CHIP
  }
}

const books = new WeakMap<PanRules, Map<string, MeldBook>>()

/** Made once for all questions about a game. */
export function meldBookOf(rules: PanRules, readings: Readings): MeldBook {
  const known = books.get(rules) ?? new Map<string, MeldBook>()
  books.set(rules, known)
  const key = JSON.stringify(readings)
  const book = known.get(key) ?? new MeldBook(rules, termsOf(rules, readings))
  known.set(key, book)
  return book
}
