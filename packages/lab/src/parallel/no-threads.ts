import type { inWorker as inThread } from './threads.ts'

/** Replaces `threads.ts` in a browser (`browser` in `package.json`). */
export const inWorker: typeof inThread = () =>
  Promise.reject(new Error('a browser has no threads to start: ask with no workers'))
