import type { Timer } from '../platform/timers.ts'

/** Tries a failing disk again with growing pauses, until it can be written to. */
export class WriteBackoff {
  readonly #tryAgain: () => void
  #timer: Timer | undefined
  /** How often in a row the disk has failed. */
  #failures = 0

  constructor(tryAgain: () => void) {
    this.#tryAgain = tryAgain
  }

  get isOn(): boolean {
    return this.#timer !== undefined
  }

  /** Starts the next pause after a failure. */
  begin(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#tryAgain, pauseAfter(++this.#failures))
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Notes a successful write. */
  written(): void {
    this.#failures = 0
  }
}

/** The pause after so many failures in a row, in milliseconds. */
const pauseAfter = (failures: number): number => Math.min(100 * 2 ** failures, 5_000)
