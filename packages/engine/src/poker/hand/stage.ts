import type { PokerRules, Street } from '../rules/rules.ts'
import type { Player } from './player.ts'

/** Where a hand stands. */
export class HandStage {
  readonly #streets: readonly Street[]
  /** The current street's place in the game's list. */
  at = 0
  /** Whether its cards are being dealt. */
  dealing = false
  /** Whether everything is decided and the hands are still to be shown. */
  showing = false
  /** Who is asked to open or to draw. */
  asked: Player | undefined
  /** The players who still have a card to throw away. */
  discarding: Set<Player> | undefined
  /** How many players were all-in when running it twice was last offered. */
  offeredTwice = 0
  /** The street from which the board is dealt twice, once all have agreed. */
  twice: { readonly from: number } | undefined

  constructor({ streets }: Pick<PokerRules, 'streets'>) {
    this.#streets = streets
  }

  /** The current street; after the last one, the last. */
  get street(): Street {
    return this.#streets[Math.min(this.at, this.#streets.length - 1)]!
  }

  get next(): Street | undefined {
    return this.#streets[this.at + 1]
  }

  get isLast(): boolean {
    return this.at === this.#streets.length - 1
  }
}
