import type { Ruling } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { RuledBy } from '../round/ruled-by.ts'
import type { Viewer } from '../round/view.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import { cardsLying, rulingFrom, sees, type WantedRuling } from './card-at.ts'
import { putRight } from './put-right.ts'
import { refuseAtFloor as refuse } from './refusals.ts'

/** Replays the round to where it stands now. */
export type ReplayRound = () => Round

/** A ruling that the round accepts, and its row. */
interface AcceptedRuling {
  readonly ruling: Ruling
  readonly by: RuledBy
}

/**
 * Tries rulings on a copy of a round, for one viewer. Acceptance reveals nothing of
 * unseen cards: a consequence that looks at cards is tried only where the viewer sees them.
 */
export class Trial {
  readonly #again: ReplayRound
  readonly viewer: Viewer
  /** The round as it stands now. */
  #copy: Round

  constructor(again: ReplayRound, viewer: Viewer) {
    this.#again = again
    this.viewer = viewer
    this.#copy = again()
  }

  /** The round as it stands, to look at. */
  get round(): Round {
    return this.#copy
  }

  /** Whether the round accepts a ruling, or why it refuses it. */
  weigh(wanted: WantedRuling): AcceptedRuling | Refusal {
    const by = this.#ruledBy(wanted)
    if (isRefusal(by)) return by
    const round = this.#copy
    const refusal = round.take(by.ruling)
    if (refusal) return refusal
    this.#copy = this.#again()
    return putRight(round).stuck ? refuse('not-now', { name: wanted.name }) : by
  }

  /** The round after a ruling that it takes. */
  after({ ruling }: AcceptedRuling): Round {
    const round = this.#copy
    round.take(ruling)
    this.#copy = this.#again()
    return round
  }

  /** Whether the viewer sees everything that a consequence looks at. */
  seesAll({ seat, cards }: WantedRuling): boolean {
    if (this.viewer === 'house') return true
    const round = this.#copy
    const looked = cards?.length ? cards : seat === undefined ? [] : cardsLying(round, round.placeOf(seat))
    return looked.every(at => sees(round, this.viewer, at))
  }

  #ruledBy(wanted: WantedRuling): AcceptedRuling | Refusal {
    const ruling = rulingFrom(this.#copy, wanted)
    if (isRefusal(ruling)) return ruling
    const by = this.#copy.ruledBy(ruling)
    if (isRefusal(by)) return by
    if (by.looks === 'whether' && !this.seesAll(wanted)) return refuse('not-now', { name: wanted.name })
    return { ruling, by }
  }
}
