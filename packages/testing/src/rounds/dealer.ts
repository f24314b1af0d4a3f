import type { Awaiting } from '@cardroom/engine'
import { type Card, type Randomness, shuffle } from '@cardroom/engine/cards'

/** A shuffled shoe that remembers which cards went where face down. */
export class Dealer {
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

  /** The card that came was refused: another is looked for. */
  other(refused: Card, isTaken: (card: Card) => boolean): boolean {
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
