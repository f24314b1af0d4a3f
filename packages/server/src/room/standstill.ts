/** A table that waits for its disk: the disk is tried again with growing pauses until it takes what it is given. */
export class Standstill {
  readonly #tryAgain: () => void
  #timer: NodeJS.Timeout | undefined
  /** How often in a row the disk has failed. */
  #failures = 0

  constructor(tryAgain: () => void) {
    this.#tryAgain = tryAgain
  }

  get isOn(): boolean {
    return this.#timer !== undefined
  }

  /** The disk has failed, perhaps not for the first time. */
  begin(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#tryAgain, pauseAfter(++this.#failures))
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The disk has taken something. */
  written(): void {
    this.#failures = 0
  }
}

/** How long a disk that failed so often in a row is left alone, in milliseconds. */
const pauseAfter = (failures: number): number => Math.min(100 * 2 ** failures, 5_000)
