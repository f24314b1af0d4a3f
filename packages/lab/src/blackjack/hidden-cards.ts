import type { BlackjackOddsTable } from './table.ts'

/**
 * Cards in other hands of which only one thing is known: they are not of a certain kind. An average over them
 * follows from averages with more cards of that kind gone: "not of that kind" is everything less "of that
 * kind".
 */
export class HiddenCards {
  readonly kind: number
  readonly count: number
  readonly #table: BlackjackOddsTable
  readonly #up: number

  constructor(table: BlackjackOddsTable, kind: number, up: number, count: number) {
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
      // The number of ways in which one more hidden card would be of the kind, and its chance.
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
