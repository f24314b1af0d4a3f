import type { OwnRound } from '@cardroom/protocol'
import type { Judged } from './judged.ts'

/** A round of one's own as this browser keeps it. */
export interface KeptRound extends OwnRound {
  /** Whose it is, and where it was played. */
  readonly owner: string
  /** Not there yet, where nobody has looked at it. */
  readonly judged?: Judged
}

/** What this browser keeps of somebody's rounds. */
export interface KeptRounds {
  of(owner: string): Promise<KeptRound[]>
  round(owner: string, id: string): Promise<KeptRound | undefined>
  keep(rounds: readonly KeptRound[]): Promise<void>
}

const NAME = 'cardroom-own-rounds'
const ROUNDS = 'rounds'
/** How rounds are judged: what was judged otherwise is judged anew. */
const VERSION = 2

/** In the browser's own database; one that has none keeps nothing, and everything is counted each time. */
export async function openKept(): Promise<KeptRounds> {
  try {
    const database = await opened(indexedDB.open(NAME, VERSION))
    const stored = (mode: IDBTransactionMode) => database.transaction(ROUNDS, mode).objectStore(ROUNDS)
    return {
      of: owner =>
        done(stored('readonly').getAll(IDBKeyRange.bound([owner], [owner, []])) as IDBRequest<KeptRound[]>),
      round: (owner, id) => done(stored('readonly').get([owner, id]) as IDBRequest<KeptRound | undefined>),
      keep: async rounds => {
        const store = stored('readwrite')
        // Where there is no room left, it is counted again the next time.
        await Promise.all(rounds.map(round => done(store.put(round)))).catch(() => {})
      },
    }
  } catch {
    return nowhere()
  }
}

function nowhere(): KeptRounds {
  const all = new Map<string, KeptRound>()
  return {
    of: async owner => [...all.values()].filter(round => round.owner === owner),
    round: async (owner, id) => all.get(`${owner} ${id}`),
    keep: async rounds => {
      for (const round of rounds) all.set(`${round.owner} ${round.id}`, round)
    },
  }
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  request.onupgradeneeded = () => {
    const { result } = request
    if (result.objectStoreNames.contains(ROUNDS)) result.deleteObjectStore(ROUNDS)
    result.createObjectStore(ROUNDS, { keyPath: ['owner', 'id'] })
  }
  return done(request)
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
