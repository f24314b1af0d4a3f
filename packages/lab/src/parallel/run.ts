import { Worker } from 'node:worker_threads'
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
  return watch.workers === 0 ? here(name, setup, queue) : inWorkers(name, setup, queue, watch.workers)
}

/** Hands out the chunks in order and counts those that come back. */
class Queue {
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
    if (this.next >= this.#chunks.to || this.#watch.signal?.aborted) return undefined
    return this.next++
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
    if (queue.next % 16 === 0) await new Promise(resume => setImmediate(resume))
  }
  return { sums: [work.finish() as SumOf<N>], next: queue.next }
}

async function inWorkers<N extends JobName>(
  name: N,
  setup: SetupOf<N>,
  queue: Queue,
  workers: number,
): Promise<Done<SumOf<N>>> {
  const sums = await Promise.all(
    Array.from({ length: workers }, () => inWorker<SumOf<N>>(name, setup, queue)),
  )
  return { sums, next: queue.next }
}

function inWorker<Sum>(name: JobName, setup: unknown, queue: Queue): Promise<Sum> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { name, setup } })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', (message: { done: number | undefined } | { sum: Sum }) => {
      if ('sum' in message) {
        resolve(message.sum)
        return
      }
      if (message.done !== undefined) queue.told()
      worker.postMessage(queue.take() ?? 'finish')
    })
  })
}
