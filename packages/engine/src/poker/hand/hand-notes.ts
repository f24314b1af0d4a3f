import type { Card } from '../../cards/card.ts'
import type { Player } from './player.ts'

/** What rulings have to remember of one hand. */
interface Notes {
  /** It may not bet or raise. */
  barred: boolean
  /** Whether a surplus card has been taken from it. */
  relieved: boolean
  /** Hole cards that the dealer exposed. */
  readonly exposedHole: Card[]
  /** Cards that may not be played and are replaced with the draw, and how many are missing besides. */
  readonly unplayable: Card[]
  missing: number
}

/** What rulings have to remember of the hands. */
export class HandNotes {
  /** How many hole cards were exposed on the deal. */
  exposed = 0
  /** Whether the last card of stud comes up for everybody; the first to act on sixth street stays first. */
  lastCardUp = false
  #notes: Map<Player, Notes> | undefined

  /** The notes of a hand, if there are any. */
  of(player: Player): Readonly<Notes> | undefined {
    return this.#notes?.get(player)
  }

  /** The notes of a hand, to change them. */
  on(player: Player): Notes {
    this.#notes ??= new Map()
    let notes = this.#notes.get(player)
    if (!notes) {
      notes = { barred: false, relieved: false, exposedHole: [], unplayable: [], missing: 0 }
      this.#notes.set(player, notes)
    }
    return notes
  }

  /** Everybody may bet and raise again. */
  liftBars(): void {
    for (const notes of this.#notes?.values() ?? []) notes.barred = false
  }
}
