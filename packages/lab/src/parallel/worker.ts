import { parentPort, workerData } from 'node:worker_threads'
import { type JobName, jobNamed } from './jobs.ts'

const { name, setup } = workerData as { name: JobName; setup: unknown }
const work = (await jobNamed(name))(setup)

/** A chunk to do, or the question for the sum of all that were done. */
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
