import type { Card } from '../cards/card.ts'
import { type Randomness, shuffle } from '../cards/shuffle.ts'
import type { Awaiting } from '../round/awaiting.ts'

/** A shuffled shoe that remembers which cards went where face down. */
export class ShuffledShoe {
  readonly #cards: Card[]
  readonly #randomness: Randomness
  readonly hidden: { card: Card; to: string }[] = []

  constructor(deck: readonly Card[], randomness: Randomness) {
    this.#cards = shuffle([...deck], randomness)
    this.#randomness = randomness
  }

  next(awaiting: Extract<Awaiting, { kind: 'card' }>): Card {
    const card = this.#cards.pop()
    if (card === undefined) throw new Error('the shoe is empty')
    if (awaiting.face === 'down') this.hidden.push({ card, to: awaiting.to })
    return card
  }

  /** Puts a refused card back and finds an accepted one; returns whether there was one. */
  replace(refused: Card, isTaken: (card: Card) => boolean): boolean {
    this.#cards.push(refused)
    const at = this.#cards.findIndex(isTaken)
    if (at >= 0) this.#cards.splice(at, 1)
    return at >= 0
  }

  putBack(cards: readonly Card[]): void {
    this.#cards.push(...cards)
    shuffle(this.#cards, this.#randomness)
  }
}
