import { parentPort, workerData } from 'node:worker_threads'
import type { Job, JobPlace } from './work.ts'

const { at, setup } = workerData as { at: JobPlace; setup: unknown }
// The caller checks what goes into a job and comes out of it.
const { [at.name]: job } = (await import(at.file)) as Record<string, Job<unknown, unknown>>
const work = await job!.start(setup)

/** A chunk to do, or the request for the sum of all chunks done. */
parentPort!.on('message', (chunk: number | 'finish') => {
  if (chunk === 'finish') {
    parentPort!.postMessage({ sum: work.finish() })
    parentPort!.close()
  } else {
    work.run(chunk)
    parentPort!.postMessage({ done: chunk })
  }
})
parentPort!.postMessage({ done: undefined })
