/** Beats at intervals, and sooner where that is asked for; never twice at the same time. */
export class BeatLoop {
  readonly #beat: () => Promise<void>
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #beatAgain = false
  #isStopped = false

  constructor(beat: () => Promise<void>, failed: (error: unknown) => void) {
    this.#beat = beat
    this.#failed = failed
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  start(intervalMs: number): void {
    this.#timer = setTimeout(() => {
      void this.beatSoon().finally(() => !this.#isStopped && this.start(intervalMs))
    }, intervalMs)
  }

  /** Beats as soon as possible. */
  beatSoon(): Promise<void> {
    if (this.#beating) {
      this.#beatAgain = true
      return this.#beating
    }
    const beating = this.#beatUntilCurrent().finally(() => {
      this.#beating = undefined
    })
    this.#beating = beating
    return beating
  }

  async #beatUntilCurrent(): Promise<void> {
    do {
      this.#beatAgain = false
      try {
        if (!this.#isStopped) await this.#beat()
      } catch (error) {
        this.#failed(error)
        return
      }
    } while (this.#beatAgain)
  }

  /** Waits for the beat that is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#beating
  }
}
