import { type Awaiting, type Input, type Place, unwrap } from '@cardroom/engine'
import { type Shoe, shoeOf } from '@cardroom/engine/record'

/**
 * A shoe with cards chosen by a test: `'5h Kd 3c'` in the order of the deal, or `{ player: '5h Kd', banker:
 * '2s 2d' }` by place, as a record writes them. Like `SeededShoe` it gives a round every input that is not a
 * decision; it names the place of a card that the test forgot.
 */
export class StackedShoe {
  readonly #cards: Shoe
  readonly #dice: number[]

  constructor(cards: string | Readonly<Record<Place, string>>, dice: readonly number[] = []) {
    this.#cards = unwrap(shoeOf(cards))
    this.#dice = [...dice]
  }

  /** The dealer's input for what the round awaits; undefined where a player decides, or at the end. */
  next(awaiting: Awaiting): Exclude<Input, { kind: 'move' | 'ruling' }> | undefined {
    switch (awaiting.kind) {
      case 'card':
        return { kind: 'card', ...unwrap(this.#cards.next(awaiting)) }
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

  /** Throws where cards were laid for a place that never received them. */
  used(): void {
    unwrap(this.#cards.leftOver())
  }

  #die(): number {
    const die = this.#dice.shift()
    if (die === undefined) throw new Error('no dice are stacked')
    return die
  }
}
