/** Stands in the page for the lab's threads, which only Node has. */
export function inWorker(): never {
  throw new Error('a browser has no threads to start: ask with no workers')
}
