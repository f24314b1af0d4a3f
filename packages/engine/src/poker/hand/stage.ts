import type { PokerRules, Street } from '../rules/rules.ts'
import type { Player } from './player.ts'

/** Where a hand stands. */
export class Stage {
  readonly #streets: readonly Street[]
  /** The place of the street that is on in the game's list. */
  at = 0
  /** Its cards are being dealt. */
  dealing = false
  /** All is decided, the hands are still to be shown. */
  showing = false
  /** Who is asked to open or to draw. */
  asked: Player | undefined
  /** Those who still have a card to throw away. */
  discarding: Set<Player> | undefined
  /** How many were all-in when it was last offered to deal the board twice. */
  offeredTwice = 0
  /** All have agreed to deal the board twice: from which street on. */
  twice: { readonly from: number } | undefined

  constructor({ streets }: Pick<PokerRules, 'streets'>) {
    this.#streets = streets
  }

  /** The street that is on; when all are over, the last one. */
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
