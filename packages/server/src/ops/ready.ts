import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/** An answer of the store is good for so many milliseconds: whoever asks more often writes no more often. */
const GOOD_FOR = 1_000
/** A store that has not written for so long cannot be written to. */
const PATIENCE = 2_000

/** Whether the store takes what it is given, asked as often as one likes. */
export function writableNow(store: Store, log: Log): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let last: Promise<boolean> = Promise.resolve(true)
  async function ask(): Promise<boolean> {
    const patience = new AbortController()
    try {
      const late = setTimeout(PATIENCE, 'late', { signal: patience.signal })
      if ((await Promise.race([store.probe(), late])) !== 'late') return true
      log('the store has not written for two seconds', { level: 'error' })
    } catch (error) {
      log('the store cannot be written to', { level: 'error', error })
    } finally {
      patience.abort()
    }
    return false
  }
  return () => {
    if (performance.now() - asked > GOOD_FOR) {
      asked = performance.now()
      last = ask()
    }
    return last
  }
}
