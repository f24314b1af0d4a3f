import type { Card } from '../../cards/card.ts'
import type { StreetName } from '../rules/rules.ts'

const NONE_BOXED = { together: 0, left: 0 }

/** What rulings have left on and beside the deck. */
export class DeckNotes {
  #onTop: Card | undefined
  #aside: readonly Card[] = []
  #unburned: readonly StreetName[] = []
  #boxed = NONE_BOXED

  /** Puts a card back on top of the deck, as the next burn. */
  putOnTop(card: Card): void {
    this.#onTop = card
  }

  takeFromTop(): Card | undefined {
    const card = this.#onTop
    this.#onTop = undefined
    return card
  }

  /** Board cards that came too early: they go back into the deck before the river. */
  layAside(cards: readonly Card[]): void {
    this.#aside = [...this.#aside, ...cards]
  }

  takeAside(): readonly Card[] {
    const cards = this.#aside
    this.#aside = []
    return cards
  }

  /** Skips the burn the next time this street is dealt. */
  leaveOutBurn(street: StreetName): void {
    if (!this.#unburned.includes(street)) this.#unburned = [...this.#unburned, street]
  }

  /** Whether the burn before a street is skipped; only once. */
  takeLeftOut(street: StreetName): boolean {
    if (!this.#unburned.includes(street)) return false
    this.#unburned = this.#unburned.filter(one => one !== street)
    return true
  }

  /** Counts a boxed card, and returns how many have come in a row. */
  countBoxed(left: number): number {
    const together = this.#boxed.left === left + 1 ? this.#boxed.together + 1 : 1
    this.#boxed = { together, left }
    return together
  }
}
