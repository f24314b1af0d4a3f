import type { Saying } from '@cardroom/engine'
import type { Job, Watch } from './work.ts'
import { type Chunks, Queue } from './work.ts'

/** The workers' sums, and the first chunk that was not done (`to` unless the work was stopped). */
export interface WorkResult<Sum> {
  readonly sums: readonly Sum[]
  readonly next: number
}

/** Does the chunks of a job, each once. */
export function runJob<Setup, Sum>(
  job: Job<Setup, Sum>,
  setup: Setup,
  chunks: Chunks,
  watch: Watch,
  what: Saying,
): Promise<WorkResult<Sum>> {
  const queue = new Queue(chunks, watch, what)
  return watch.workers === 0 ? here(job, setup, queue) : inThreads(job, setup, queue, watch.workers)
}

async function here<Setup, Sum>(job: Job<Setup, Sum>, setup: Setup, queue: Queue): Promise<WorkResult<Sum>> {
  const work = await job.start(setup)
  for (let chunk = queue.take(); chunk !== undefined; chunk = queue.take()) {
    work.run(chunk)
    queue.told()
    // Yields to the event loop, so that an abort signal arrives.
    if (queue.next % 16 === 0) await new Promise(resume => setTimeout(resume, 0))
  }
  return { sums: [work.finish()], next: queue.next }
}

/** Threads need Node: they are loaded only where they are used, so that the rest runs in a browser. */
async function inThreads<Setup, Sum>(
  { at }: Job<Setup, Sum>,
  setup: Setup,
  queue: Queue,
  workers: number,
): Promise<WorkResult<Sum>> {
  const { inWorker } = await import('./threads.ts')
  const sums = await Promise.all(Array.from({ length: workers }, () => inWorker<Sum>(at, setup, queue)))
  return { sums, next: queue.next }
}
