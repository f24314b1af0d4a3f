import type { Ruling } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { RuledBy } from '../round/ruled-by.ts'
import type { Viewer } from '../round/view.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { cardsLying, rulingFrom, sees, type WantedRuling } from './card-at.ts'
import { putRight } from './put-right.ts'
import { refuseAtFloor as refuse } from './refusals.ts'

/** Plays the round anew to where it stands now. */
export type Again = () => Round

/** A ruling that the round takes, and the row that it rests on. */
export interface Accepted {
  readonly ruling: Ruling
  readonly by: RuledBy
}

/**
 * Tries rulings on a copy of a round, for somebody who may see this much of it. What is accepted or refused tells
 * nothing of cards that the viewer does not see: a consequence that looks at them is only tried where they are seen.
 */
export class Trial {
  readonly #again: Again
  readonly viewer: Viewer
  /** The round as it stands now. */
  #copy: Round

  constructor(again: Again, viewer: Viewer) {
    this.#again = again
    this.viewer = viewer
    this.#copy = again()
  }

  /** The round as it stands, for looking at. */
  get round(): Round {
    return this.#copy
  }

  /** Whether the round takes a ruling, or why it does not. */
  weigh(wanted: WantedRuling): Accepted | Refusal {
    const by = this.#ruledBy(wanted)
    if (isRefusal(by)) return by
    const round = this.#copy
    const refusal = round.take(by.ruling)
    if (refusal) return refusal
    this.#copy = this.#again()
    return putRight(round).stuck ? refuse('not-now', { name: wanted.name }) : by
  }

  /** The round after a ruling that it takes. */
  after({ ruling }: Accepted): Round {
    const round = this.#copy
    round.take(ruling)
    this.#copy = this.#again()
    return round
  }

  /** Whether everything is seen that a consequence looks at. */
  seesAll({ seat, cards }: WantedRuling): boolean {
    if (this.viewer === 'house') return true
    const round = this.#copy
    const looked = cards?.length ? cards : seat === undefined ? [] : cardsLying(round, round.placeOf(seat))
    return looked.every(at => sees(round, this.viewer, at))
  }

  #ruledBy(wanted: WantedRuling): Accepted | Refusal {
    const ruling = rulingFrom(this.#copy, wanted)
    if (isRefusal(ruling)) return ruling
    const by = this.#copy.ruledBy(ruling)
    if (isRefusal(by)) return by
    if (by.looks === 'whether' && !this.seesAll(wanted)) return refuse('not-now', { name: wanted.name })
    return { ruling, by }
  }
}
