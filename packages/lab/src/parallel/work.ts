import type { Saying } from '@cardroom/engine'

/**
 * Work in numbered chunks, on all cores. Each worker keeps one sum of its chunks; the sums of all workers are
 * combined at the end, so a sum must not depend on the order.
 */
export interface Work<Sum> {
  run(chunk: number): void
  finish(): Sum
}

/** Starts work from plain data, which can be sent to a worker. */
export interface Job<Setup, Sum> {
  readonly at: JobPlace
  start(setup: Setup): Work<Sum> | Promise<Work<Sum>>
}

/** Where a worker finds a job: the address of the exporting file, and the job's name there. */
export interface JobPlace {
  readonly file: string
  readonly name: string
}

/** How a long calculation reports to its caller. */
export interface Watch {
  /** How many worker threads may be used; none: the work is done here. */
  readonly workers: number
  progress?(what: Saying, done: number, of: number): void
  /** No further chunk is started once it is aborted. */
  readonly signal?: AbortSignal
}

/** No threads, no progress reports, no abort. */
export const WITHOUT_WORKERS: Watch = { workers: 0 }

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
