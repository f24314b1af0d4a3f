import { type JobName, jobNamed, type SetupOf, type SumOf } from './jobs.ts'
import type { Watch } from './work.ts'

export interface Chunks {
  readonly from: number
  readonly to: number
}

/** What the workers' sums are, and the first chunk that was not done (it is `to` unless the work was stopped). */
export interface Done<Sum> {
  readonly sums: readonly Sum[]
  readonly next: number
}

/** Does the chunks of a job, each once. */
export function runJob<N extends JobName>(
  name: N,
  setup: SetupOf<N>,
  chunks: Chunks,
  watch: Watch,
  what: string,
): Promise<Done<SumOf<N>>> {
  const queue = new Queue(chunks, watch, what)
  return watch.workers === 0 ? here(name, setup, queue) : inThreads(name, setup, queue, watch.workers)
}

/** Hands out the chunks in order and counts those that come back. */
export class Queue {
  readonly #chunks: Chunks
  readonly #watch: Watch
  readonly #what: string
  next: number
  #done = 0

  constructor(chunks: Chunks, watch: Watch, what: string) {
    this.#chunks = chunks
    this.#watch = watch
    this.#what = what
    this.next = chunks.from
  }

  take(): number | undefined {
    // The first chunk is always done: whoever stops early has something to read.
    const stopped = this.next > this.#chunks.from && this.#watch.signal?.aborted
    return this.next >= this.#chunks.to || stopped ? undefined : this.next++
  }

  told(): void {
    this.#done++
    this.#watch.progress?.(this.#what, this.#done, this.#chunks.to - this.#chunks.from)
  }
}

async function here<N extends JobName>(name: N, setup: SetupOf<N>, queue: Queue): Promise<Done<SumOf<N>>> {
  const work = (await jobNamed(name))(setup)
  for (let chunk = queue.take(); chunk !== undefined; chunk = queue.take()) {
    work.run(chunk)
    queue.told()
    // Lets a signal through.
    if (queue.next % 16 === 0) await new Promise(resume => setTimeout(resume, 0))
  }
  return { sums: [work.finish() as SumOf<N>], next: queue.next }
}

/** Threads are Node's: they are loaded only where they are used, so that the rest runs in a browser too. */
async function inThreads<N extends JobName>(
  name: N,
  setup: SetupOf<N>,
  queue: Queue,
  workers: number,
): Promise<Done<SumOf<N>>> {
  const { inWorker } = await import('./threads.ts')
  const sums = await Promise.all(
    Array.from({ length: workers }, () => inWorker<SumOf<N>>(name, setup, queue)),
  )
  return { sums, next: queue.next }
}
