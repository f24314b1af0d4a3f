/** A timer that runs: a number in a browser, an object in Node. */
export type Timer = ReturnType<typeof setTimeout>

/** Starts a timer that does not keep a Node process alive. */
export function startTimer(milliseconds: number, work: () => void): Timer {
  const timer = setTimeout(work, milliseconds)
  release(timer)
  return timer
}

/** An interval that does not keep a Node process alive. */
export function startInterval(milliseconds: number, work: () => void): Timer {
  const timer = setInterval(work, milliseconds)
  release(timer)
  return timer
}

function release(timer: unknown): void {
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref()
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Runs work right after the current events; returns a function that cancels it. Uses a timer without `setImmediate`.
 */
export function runSoon(work: () => void): () => void {
  if (typeof setImmediate === 'function') {
    const immediate = setImmediate(work)
    return () => clearImmediate(immediate)
  }
  const timer = setTimeout(work, 0)
  return () => clearTimeout(timer)
}
