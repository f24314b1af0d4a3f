/** Counts what a watcher of a table could notice, so that what was said before need not be made again. */
export class Changes {
  #count = 0
  #calm = 0

  /** Whatever a watcher could notice, also who is here. */
  get count(): number {
    return this.#count
  }

  /** The last change that was more than moves in a round which goes on to the next decision. */
  get calm(): number {
    return this.#calm
  }

  /** Something has changed, and perhaps what somebody may do. */
  note(): void {
    this.#calm = ++this.#count
  }

  /** Somebody has moved in a round that goes on to the next decision, and nothing else has happened. */
  noteMoves(): void {
    this.#count++
  }
}
