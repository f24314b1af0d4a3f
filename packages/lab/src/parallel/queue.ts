import type { Saying } from '@cardroom/engine'
import type { Watch } from './work.ts'

export interface Chunks {
  readonly from: number
  readonly to: number
}

/** Hands out the chunks in order and counts those that come back. */
export class Queue {
  readonly #chunks: Chunks
  readonly #watch: Watch
  readonly #what: Saying
  next: number
  #done = 0

  constructor(chunks: Chunks, watch: Watch, what: Saying) {
    this.#chunks = chunks
    this.#watch = watch
    this.#what = what
    this.next = chunks.from
  }

  take(): number | undefined {
    // The first chunk is always done, so that a stopped job has something to show.
    const stopped = this.next > this.#chunks.from && this.#watch.signal?.aborted
    return this.next >= this.#chunks.to || stopped ? undefined : this.next++
  }

  told(): void {
    this.#done++
    this.#watch.progress?.(this.#what, this.#done, this.#chunks.to - this.#chunks.from)
  }
}
