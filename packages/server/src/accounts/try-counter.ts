/** How often something may be tried, and the pauses after that. */
export interface TryLimit {
  /** The number of tries without a pause. */
  readonly free: number
  /** The longest pause, in milliseconds; the first is a second, and each is twice the one before. */
  readonly most: number
}

interface TryCount {
  readonly count: number
  readonly at: number
}

/** Tries are forgotten after so long without another. */
const FORGOTTEN_AFTER_MS = 3_600_000
const MAX_KEYS = 20_000

/** Counts failed tries by a key; the pauses between them grow. */
export class TryCounter {
  readonly #limit: TryLimit
  readonly #now: () => number
  readonly #tries = new Map<string, TryCount>()

  constructor(limit: TryLimit, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  /** For how many milliseconds a further try has to wait. */
  wait(key: string): number {
    const { count, at } = this.#of(key)
    const over = count - this.#limit.free
    const pause = over < 0 ? 0 : Math.min(this.#limit.most, 1_000 * 2 ** Math.min(over, 30))
    return Math.max(0, at + pause - this.#now())
  }

  /** Counts a try before it is made, so that tries at the same time count too. */
  begin(key: string): void {
    const { count } = this.#of(key)
    if (this.#tries.size >= MAX_KEYS) this.#forget()
    // The latest stand last.
    this.#tries.delete(key)
    this.#tries.set(key, { count: count + 1, at: this.#now() })
  }

  /** Takes back the count of a successful try. */
  takeBack(key: string): void {
    const { count, at } = this.#of(key)
    if (count > 1) this.#tries.set(key, { count: count - 1, at })
    else this.#tries.delete(key)
  }

  forgive(key: string): void {
    this.#tries.delete(key)
  }

  #of(key: string): TryCount {
    const tries = this.#tries.get(key)
    return tries && this.#now() - tries.at < FORGOTTEN_AFTER_MS ? tries : { count: 0, at: 0 }
  }

  #forget(): void {
    const [oldest] = this.#tries.keys()
    for (const [key, { at }] of this.#tries)
      if (this.#now() - at >= FORGOTTEN_AFTER_MS) this.#tries.delete(key)
    if (this.#tries.size >= MAX_KEYS && oldest !== undefined) this.#tries.delete(oldest)
  }
}
