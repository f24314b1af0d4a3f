import { setTimeout } from 'node:timers/promises'
import type { Log } from '@cardroom/room'
import type { Store } from '@cardroom/room/store'

/** How long an answer of the store is reused, in milliseconds, so that frequent checks do not write often. */
const PROBE_CACHE_MS = 1_000
/** After so many milliseconds the store counts as not writable. */
const PROBE_TIMEOUT_MS = 2_000

/** Whether the store can be written to; may be called often. */
export function writableNow(store: Store, log: Log): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let last: Promise<boolean> = Promise.resolve(true)
  async function ask(): Promise<boolean> {
    const timeout = new AbortController()
    try {
      const late = setTimeout(PROBE_TIMEOUT_MS, 'late', { signal: timeout.signal })
      if ((await Promise.race([store.probe(), late])) !== 'late') return true
      log('the store has not written for two seconds', { level: 'error' })
    } catch (error) {
      log('the store cannot be written to', { level: 'error', error })
    } finally {
      timeout.abort()
    }
    return false
  }
  return () => {
    if (performance.now() - asked > PROBE_CACHE_MS) {
      asked = performance.now()
      last = ask()
    }
    return last
  }
}
