/** How often something may be tried, and how long one waits after that. */
export interface Patience {
  /** So many tries cost nothing. */
  readonly free: number
  /** The longest pause, in milliseconds; the first is a second, and each is twice the one before. */
  readonly most: number
}

interface Tries {
  readonly count: number
  readonly at: number
}

/** Nothing tried for so long: nothing to remember. */
const FORGOTTEN = 3_600_000
const MOST_REMEMBERED = 20_000

/** Tries that have not come to anything, by whom or for what; pauses between them grow. */
export class TryCounter {
  readonly #patience: Patience
  readonly #now: () => number
  readonly #tries = new Map<string, Tries>()

  constructor(patience: Patience, now: () => number) {
    this.#patience = patience
    this.#now = now
  }

  /** For how many milliseconds no further try is taken. */
  wait(key: string): number {
    const { count, at } = this.#of(key)
    const over = count - this.#patience.free
    const pause = over < 0 ? 0 : Math.min(this.#patience.most, 1_000 * 2 ** Math.min(over, 30))
    return Math.max(0, at + pause - this.#now())
  }

  /** Counts a try before it is made: a hundred at once are a hundred. */
  begin(key: string): void {
    const { count } = this.#of(key)
    if (this.#tries.size >= MOST_REMEMBERED) this.#forget()
    // The latest stand last.
    this.#tries.delete(key)
    this.#tries.set(key, { count: count + 1, at: this.#now() })
  }

  /** It has come to something: that one is not counted. */
  takeBack(key: string): void {
    const { count, at } = this.#of(key)
    if (count > 1) this.#tries.set(key, { count: count - 1, at })
    else this.#tries.delete(key)
  }

  forgive(key: string): void {
    this.#tries.delete(key)
  }

  #of(key: string): Tries {
    const tries = this.#tries.get(key)
    return tries && this.#now() - tries.at < FORGOTTEN ? tries : { count: 0, at: 0 }
  }

  #forget(): void {
    const [oldest] = this.#tries.keys()
    for (const [key, { at }] of this.#tries) if (this.#now() - at >= FORGOTTEN) this.#tries.delete(key)
    if (this.#tries.size >= MOST_REMEMBERED && oldest !== undefined) this.#tries.delete(oldest)
  }
}
