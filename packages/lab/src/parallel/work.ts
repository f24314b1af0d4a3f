import type { Saying } from '@cardroom/engine'

/**
 * Work that is done in numbered chunks, on as many cores as there are. Whoever does some of the chunks keeps one
 * sum of them; the sums of all workers are put together at the end, so a sum must not depend on the order.
 */
export interface Work<Sum> {
  run(chunk: number): void
  finish(): Sum
}

/** Starts work from plain data, which can travel to a worker. */
export interface Job<Setup, Sum> {
  readonly at: JobPlace
  start(setup: Setup): Work<Sum> | Promise<Work<Sum>>
}

/** Where a worker finds a job: the address of the file that exports it, and its name there. */
export interface JobPlace {
  readonly file: string
  readonly name: string
}

/** What a long calculation tells whoever waits for it. */
export interface Watch {
  /** How many worker threads may be used; none: the work is done here. */
  readonly workers: number
  progress?(what: Saying, done: number, of: number): void
  /** No further chunk is started once it is aborted. */
  readonly signal?: AbortSignal
}

/** No threads, no news, and nobody stops it. */
export const ALONE: Watch = { workers: 0 }
