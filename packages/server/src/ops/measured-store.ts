import { type Append, Conflict, type Store } from '@cardroom/room/store'
import type { Measures } from './measures.ts'

/** Wraps a store: times its appends, and counts failures. */
export function measuredStore(store: Store, measures: Measures): Store {
  async function append(one: Append): Promise<void> {
    const began = performance.now()
    try {
      await store.append(one)
    } catch (error) {
      if (error instanceof Conflict) measures.conflicts.add()
      else measures.writeFailures.add()
      throw error
    }
    measures.commitSeconds.observe((performance.now() - began) / 1000)
    measures.rounds.add('', one.rounds.length)
  }
  return new Proxy(store, {
    get(of, name) {
      if (name === 'append') return append
      const member: unknown = Reflect.get(of, name)
      return typeof member === 'function' ? member.bind(of) : member
    },
  })
}
