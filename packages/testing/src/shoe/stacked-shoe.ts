import { type Awaiting, granted, type Input, type Place } from '@cardroom/engine'
import { type Shoe, shoeOf } from '@cardroom/engine/record'

/**
 * A shoe in which a test has laid the cards: `'5h Kd 3c'` in the order in which they are dealt, or
 * `{ player: '5h Kd', banker: '2s 2d' }` for each place its own, as a record writes them. It gives a round all that no
 * player gives, like `SeededShoe`; a card that a test forgot to lay is asked for by its place.
 */
export class StackedShoe {
  readonly #cards: Shoe
  readonly #dice: number[]

  constructor(cards: string | Readonly<Record<Place, string>>, dice: readonly number[] = []) {
    this.#cards = granted(shoeOf(cards))
    this.#dice = [...dice]
  }

  /** What the house gives for what the round awaits; nothing where a player decides, or when it is over. */
  next(awaiting: Awaiting): Exclude<Input, { kind: 'move' | 'ruling' }> | undefined {
    switch (awaiting.kind) {
      case 'card':
        return { kind: 'card', ...granted(this.#cards.next(awaiting)) }
      case 'dice':
        return { kind: 'dice', dice: Array.from({ length: awaiting.count }, () => this.#die()) }
      case 'shuffle':
        return { kind: 'shuffled' }
      case 'settlement':
        return { kind: 'settle' }
      case 'decision':
      case 'nothing':
        return undefined
    }
  }

  /** Throws where cards were laid for a place that never got them. */
  used(): void {
    granted(this.#cards.leftOver())
  }

  #die(): number {
    const die = this.#dice.shift()
    if (die === undefined) throw new Error('no dice are stacked')
    return die
  }
}
