import type { Card } from '../../cards/card.ts'
import type { Player } from './player.ts'

/** What rulings have left to remember of one hand. */
interface Notes {
  /** It may not bet or raise. */
  barred: boolean
  /** A card too many has been taken from it. */
  relieved: boolean
  /** Hole cards that the dealer exposed. */
  readonly exposedHole: Card[]
  /** Cards that may not be played and are replaced with the draw, and how many are missing besides. */
  readonly unplayable: Card[]
  missing: number
}

/** What rulings have left to remember of the hands. */
export class HandNotes {
  /** How many hole cards were exposed on the deal. */
  exposed = 0
  /** The last card of stud comes up for everybody; who was first to act on the sixth stays so. */
  lastCardUp = false
  #notes: Map<Player, Notes> | undefined

  /** What is remembered of a hand, if anything is. */
  of(player: Player): Readonly<Notes> | undefined {
    return this.#notes?.get(player)
  }

  /** To remember something of a hand. */
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
