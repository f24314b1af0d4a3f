/** A burst, and then a rate per second. */
export interface Rate {
  readonly atOnce: number
  readonly aSecond: number
}

/** A token bucket: uses are taken from a burst, which fills again with time. */
export class RateLimiter {
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

  /** Uses one up, even ahead of time; returns how many milliseconds ahead. */
  borrow(): number {
    this.#fill()
    this.#left--
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left * 1000) / this.#rate.aSecond)
  }

  /** Whether the bucket is full: it need not be remembered. */
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
