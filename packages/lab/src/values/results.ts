import type { Text } from '@cardroom/engine'
import { sayOfValues } from './sentences.ts'

/** How often each result came, in cents: what it comes to on average, and how often it wins. */
export class Results {
  #sum = 0
  #weight = 0
  #win = 0
  #push = 0

  add(cents: number, weight = 1): void {
    this.#sum += cents * weight
    this.#weight += weight
    if (cents > 0) this.#win += weight
    else if (cents === 0) this.#push += weight
  }

  get mean(): number {
    return this.#sum / this.#weight
  }

  get chances(): Text {
    const [win, push] = [this.#win / this.#weight, this.#push / this.#weight]
    return sayOfValues('why-chances', { win, push, lose: Math.max(0, 1 - win - push) })
  }
}
