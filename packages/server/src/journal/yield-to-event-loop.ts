/** How long work on the books may block the event loop, in milliseconds. */
const MAX_BLOCKING_MS = 5

/** For long work: the returned function lets the event loop run when the work has blocked it for long. */
export function yieldToEventLoop(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MAX_BLOCKING_MS) return
    await new Promise(done => setImmediate(done))
    since = performance.now()
  }
}
