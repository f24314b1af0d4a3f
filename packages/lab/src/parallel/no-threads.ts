import type { inWorker as inThread } from './threads.ts'

/** What a browser has in place of `threads.ts` (`browser` in `package.json`). */
export const inWorker: typeof inThread = () =>
  Promise.reject(new Error('a browser has no threads to start: ask with no workers'))
