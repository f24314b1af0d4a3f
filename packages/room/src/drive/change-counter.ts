/** Counts the visible changes of a table, so that unchanged messages are not made again. */
export class ChangeCounter {
  #count = 0
  #lastNonMove = 0

  /** The number of the last visible change, presence included. */
  get count(): number {
    return this.#count
  }

  /** The last change that was more than moves in a round which goes on to the next decision. */
  get lastNonMoveChange(): number {
    return this.#lastNonMove
  }

  /** Notes a change that may affect what people may do. */
  note(): void {
    this.#lastNonMove = ++this.#count
  }

  /** Notes moves in a round that goes on to the next decision, and nothing else. */
  noteMoves(): void {
    this.#count++
  }
}
