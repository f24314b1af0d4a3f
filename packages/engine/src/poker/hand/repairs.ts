import type { Script } from '../../round/script.ts'
import { DeckNotes } from './deck-notes.ts'
import { HandNotes } from './hand-notes.ts'
import type { HandStage } from './stage.ts'

/** The repairs that rulings have left to do, and their notes. */
export class Repairs {
  readonly deck = new DeckNotes()
  readonly hands = new HandNotes()
  /** The scripts that come before the hand goes on. */
  readonly mending: (() => Script)[] = []
  readonly #afterDeal: (() => Script)[] = []
  readonly #stage: HandStage
  /** Whether a ruling is being carried out. */
  underWay = false

  constructor(stage: HandStage) {
    this.#stage = stage
  }

  /** Puts cards right at once, but during the deal only when all players have their cards. */
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

  /** Carries out the repairs that waited for the complete deal. */
  takeDue(): (() => Script) | undefined {
    return this.#afterDeal.shift()
  }
}
