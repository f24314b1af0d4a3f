import type { Saying } from '@cardroom/engine'
import { type Chunks, Queue } from './queue.ts'
import type { Job, Watch } from './work.ts'

/** What the workers' sums are, and the first chunk that was not done (it is `to` unless the work was stopped). */
export interface Done<Sum> {
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
): Promise<Done<Sum>> {
  const queue = new Queue(chunks, watch, what)
  return watch.workers === 0 ? here(job, setup, queue) : inThreads(job, setup, queue, watch.workers)
}

async function here<Setup, Sum>(job: Job<Setup, Sum>, setup: Setup, queue: Queue): Promise<Done<Sum>> {
  const work = await job.start(setup)
  for (let chunk = queue.take(); chunk !== undefined; chunk = queue.take()) {
    work.run(chunk)
    queue.told()
    // Lets a signal through.
    if (queue.next % 16 === 0) await new Promise(resume => setTimeout(resume, 0))
  }
  return { sums: [work.finish()], next: queue.next }
}

/** Threads are Node's: they are loaded only where they are used, so that the rest runs in a browser too. */
async function inThreads<Setup, Sum>(
  { at }: Job<Setup, Sum>,
  setup: Setup,
  queue: Queue,
  workers: number,
): Promise<Done<Sum>> {
  const { inWorker } = await import('./threads.ts')
  const sums = await Promise.all(Array.from({ length: workers }, () => inWorker<Sum>(at, setup, queue)))
  return { sums, next: queue.next }
}
