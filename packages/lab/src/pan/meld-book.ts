import type { Readings } from '@cardroom/engine'
import { type Card, cardsOf } from '@cardroom/engine/cards'
import { isForeign, isMeld, type PanRules, type PanTerms, panTermsOf, worthOf } from '@cardroom/engine/pan'

/** The value of a card in a meld, and of a chip that it earns, in a plain player's choice. */
const CARD_VALUE = 0.5
const CHIP_VALUE = 1.3
/** Usable cards that pass while a pair waits for its third. */
const PASSING_CARDS = 16

/** Cards are numbered below this. */
export const PAN_CARDS = 52

/** A meld on the table: its pay, and what further cards make of it. Each is computed once. */
export interface LaidMeld {
  readonly cards: readonly Card[]
  readonly worth: number
  /** By card; `null` where the card does not fit, and `undefined` until it is computed. */
  readonly next: (LaidMeld | null | undefined)[]
}

/** A meld of three that a card makes with two others of the hand. */
interface Triple {
  readonly a: Card
  readonly b: Card
  readonly meld: LaidMeld
  readonly value: number
}

/** Everything about melds under one room's terms, computed once for fast play. */
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
    this.triples = Array.from({ length: PAN_CARDS }, (_, card) =>
      faces.includes(card) ? this.#triplesOf(card, faces) : [],
    )
    this.ties = new Float64Array(PAN_CARDS * PAN_CARDS)
    /** The third card comes while it is wanted. */
    const came = 1 - (1 - 1 / faces.length) ** PASSING_CARDS
    for (const triples of this.triples) {
      for (const { a, b, value } of triples) {
        this.ties[a * PAN_CARDS + b]! += value * came
        if (a !== b) this.ties[b * PAN_CARDS + a]! += value * came
      }
    }
  }

  #triplesOf(card: Card, faces: readonly Card[]): Triple[] {
    const found: Triple[] = []
    for (const [i, a] of faces.entries()) {
      for (const b of faces.slice(i)) {
        if (!isMeld([card, a, b], this.terms)) continue
        const meld = this.laid([card, a, b])
        found.push({ a, b, meld, value: 3 * CARD_VALUE + meld.worth * CHIP_VALUE })
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
    return CARD_VALUE + (next.worth - meld.worth) * CHIP_VALUE
  }
}

const books = new WeakMap<PanRules, Map<string, MeldBook>>()

/** Cached for all questions about a game. */
export function meldBookOf(rules: PanRules, readings: Readings): MeldBook {
  const known = books.get(rules) ?? new Map<string, MeldBook>()
  books.set(rules, known)
  const key = JSON.stringify(readings)
  const book = known.get(key) ?? new MeldBook(rules, panTermsOf(rules, readings))
  known.set(key, book)
  return book
}
