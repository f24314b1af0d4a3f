/** So many at once, and then so many a second. */
export interface Rate {
  readonly atOnce: number
  readonly aSecond: number
}

/** What somebody may still do: it is used up by doing, and fills again by waiting. */
export class Allowance {
  readonly #rate: Rate
  readonly #now: () => number
  #left: number
  #at: number

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
    this.#left = rate.atOnce
    this.#at = now()
  }

  /** Uses one up, if there is one. */
  take(): boolean {
    this.#fill()
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  /** Uses one up, even ahead of time; says how many milliseconds ahead. */
  borrow(): number {
    this.#fill()
    this.#left--
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left * 1000) / this.#rate.aSecond)
  }

  /** Nothing was done for so long that there is nothing to remember. */
  get full(): boolean {
    this.#fill()
    return this.#left >= this.#rate.atOnce
  }

  #fill(): void {
    const now = this.#now()
    // A clock that is set back takes nothing away.
    const since = Math.max(0, now - this.#at)
    this.#left = Math.min(this.#rate.atOnce, this.#left + (since * this.#rate.aSecond) / 1000)
    this.#at = now
  }
}
