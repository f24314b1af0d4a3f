import { Worker } from 'node:worker_threads'
import type { JobPlace, Queue } from './work.ts'

/** Starts a thread that takes chunks from the queue until none is left, and returns its sum. */
export function inWorker<Sum>(at: JobPlace, setup: unknown, queue: Queue): Promise<Sum> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { at, setup } })
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
