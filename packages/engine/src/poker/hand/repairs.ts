import type { Script } from '../../round/script.ts'
import { DeckNotes } from './deck-notes.ts'
import { HandNotes } from './hand-notes.ts'
import type { Stage } from './stage.ts'

/** What rulings have left to do at the table, and what must be remembered of them. */
export class Repairs {
  readonly deck = new DeckNotes()
  readonly hands = new HandNotes()
  /** What comes before the script goes on. */
  readonly mending: (() => Script)[] = []
  readonly #afterDeal: (() => Script)[] = []
  readonly #stage: Stage
  /** A ruling is being carried out. */
  underWay = false

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Cards are put right at once, but while hands are dealt only when everybody has the own. */
  later(task: () => Script): void {
    const { dealing, street } = this.#stage
    if (dealing && street.each !== undefined) this.#afterDeal.push(task)
    else this.mending.push(() => this.#carryOut(task))
  }

  *#carryOut(task: () => Script): Script {
    this.underWay = true
    yield* task()
    this.underWay = false
  }

  /** The deal is complete: what has waited for it. */
  takeDue(): (() => Script) | undefined {
    return this.#afterDeal.shift()
  }
}
