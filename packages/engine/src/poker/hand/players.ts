import type { Chips } from '../../money/chips.ts'
import type { Seat } from '../../round/awaiting.ts'
import { postsInTheMiddle } from '../rules/check-setup.ts'
import type { PokerTerms } from '../rules/terms.ts'
import { Player } from './player.ts'

/** The players who were dealt in. */
export class Players {
  /** Clockwise from the button's left. */
  readonly all: readonly Player[]
  /** The players to whom the blinds may come. */
  readonly #forBlinds: readonly Player[]
  readonly #terms: PokerTerms

  constructor(terms: PokerTerms, chips: Chips) {
    const { setup, seated } = terms
    const all: Player[] = []
    for (const { seat, stack } of seated) all.push(new Player(seat, stack, chips))
    this.all = all
    this.#forBlinds = setup.post ? all.filter(({ seat }) => !postsInTheMiddle(setup, seat)) : all
    this.#terms = terms
  }

  /** How many are still in. */
  get live(): number {
    let live = 0
    for (const player of this.all) if (player.out === undefined) live++
    return live
  }

  at(seat: Seat): Player | undefined {
    for (const player of this.all) if (player.seat === seat) return player
    return undefined
  }

  /** The player at the button. */
  get dealer(): Player | undefined {
    const { button } = this.#terms.setup
    return button === undefined ? undefined : this.at(button)
  }

  /** The player who posts the blind at this place of the list. */
  blindAt(i: number): Player | undefined {
    const { setup, buttonPostsSmallBlind } = this.#terms
    const swapped = this.all.length === 2 && setup.blinds?.length === 2 && buttonPostsSmallBlind
    return this.#forBlinds[swapped ? 1 - i : i]
  }
}
