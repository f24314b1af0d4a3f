import type { Table } from './table.ts'

/**
 * Cards that lie in other hands, of which nothing is known but that they are not of one kind. What is so on average
 * over them follows from what is so with more cards of that kind gone: "not of that kind" is everything less "of that
 * kind".
 */
export class Hidden {
  readonly kind: number
  readonly count: number
  readonly #table: Table
  readonly #up: number

  constructor(table: Table, kind: number, up: number, count: number) {
    this.#table = table
    this.kind = kind
    this.#up = up
    this.count = count
  }

  /** The chance of each card of the kind that it is the next one: it lies in no other hand. */
  eachOfKind(gone: number): number {
    return 1 / (this.#table.size(gone) - this.count)
  }

  /** The chance of each card of another kind. */
  eachOther(gone: number): number {
    const left = this.#left(gone)
    return (1 - left * this.eachOfKind(gone)) / (this.#table.size(gone) - left)
  }

  /** The average of something that depends on the cards that are gone. */
  average(gone: number, of: (gone: number) => number): number {
    const left = this.#left(gone)
    const size = this.#table.size(gone)
    let none = 1
    for (let i = 0; i < this.count; i++) none *= (size - left - i) / (size - i)
    let weight = 1 / none
    let sum = weight * of(gone)
    let more = gone
    for (let i = 0; i < this.count && i < left; i++) {
      // In how many ways one more of the hidden cards would be of the kind, and how likely that is.
      weight *= -((this.count - i) * (left - i)) / ((i + 1) * (size - i))
      more = this.#table.sets.plus(more, this.kind)
      sum += weight * of(more)
    }
    return sum
  }

  #left(gone: number): number {
    return Math.max(0, this.#table.left(this.kind, gone, this.#up))
  }
}
