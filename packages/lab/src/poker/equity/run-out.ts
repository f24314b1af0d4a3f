import type { Card } from '@cardroom/engine/cards'
import type { CardsToCome, RunOutStep } from './plan.ts'

/** A share of the work: every n-th choice of the first cards that come. */
interface Part {
  readonly index: number
  readonly of: number
}

/** Every way to deal the cards that are missing, each once. */
export class EveryRunOut {
  readonly #plan: readonly RunOutStep[]
  readonly #left: readonly Card[]
  readonly #used: Uint8Array
  readonly #visit: () => void
  readonly #part: Part
  readonly #first: number
  #seen = 0

  constructor(plan: readonly RunOutStep[], left: readonly Card[], part: Part, visit: () => void) {
    this.#plan = plan
    this.#left = left
    this.#used = new Uint8Array(left.length)
    this.#visit = visit
    this.#part = part
    this.#first = plan.findIndex(step => 'deal' in step)
  }

  run(): void {
    this.#seen = 0
    if (this.#first >= 0 || this.#part.index === 0) this.#step(0)
  }

  #step(at: number): void {
    const step = this.#plan[at]
    if (step === undefined) this.#visit()
    else if ('deal' in step) this.#choose(step.deal, 0, 0, at)
    else {
      step.act()
      this.#step(at + 1)
    }
  }

  #choose(deal: CardsToCome, n: number, from: number, at: number): void {
    if (n === deal.places.length) {
      if (at !== this.#first || this.#seen++ % this.#part.of === this.#part.index) this.#step(at + 1)
      return
    }
    const place = deal.places[n]!
    for (let i = from; i < this.#left.length; i++) {
      if (this.#used[i] === 1) continue
      this.#used[i] = 1
      deal.into[place] = this.#left[i]!
      this.#choose(deal, n + 1, i + 1, at)
      this.#used[i] = 0
    }
  }
}
