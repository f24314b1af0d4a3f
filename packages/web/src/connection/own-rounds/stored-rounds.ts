import type { OwnRound } from '@cardroom/protocol'
import { openDatabase, requestDone } from '../local/indexed-db.ts'
import type { JudgedRound } from './judge-round.ts'

/** A round of the player as this browser stores it. */
export interface StoredOwnRound extends OwnRound {
  /** The owner, and where it was played. */
  readonly owner: string
  /** Missing until the round was judged. */
  readonly judged?: JudgedRound
}

/** The browser's store of a player's rounds. */
export interface OwnRoundStore {
  of(owner: string): Promise<StoredOwnRound[]>
  round(owner: string, id: string): Promise<StoredOwnRound | undefined>
  keep(rounds: readonly StoredOwnRound[]): Promise<void>
}

const DATABASE_NAME = 'cardroom-own-rounds'
const ROUND_STORE = 'rounds'
/** The version of the judgement; rounds judged by another version are judged anew. */
const JUDGEMENT_VERSION = 2

/** Opens the browser's database; without one nothing is stored, and everything is judged each time. */
export async function openOwnRoundStore(): Promise<OwnRoundStore> {
  try {
    const database = await openDatabase(DATABASE_NAME, JUDGEMENT_VERSION, ROUND_STORE, {
      keyPath: ['owner', 'id'],
    })
    const stored = (mode: IDBTransactionMode) =>
      database.transaction(ROUND_STORE, mode).objectStore(ROUND_STORE)
    return {
      of: owner =>
        requestDone(
          stored('readonly').getAll(IDBKeyRange.bound([owner], [owner, []])) as IDBRequest<StoredOwnRound[]>,
        ),
      round: (owner, id) =>
        requestDone(stored('readonly').get([owner, id]) as IDBRequest<StoredOwnRound | undefined>),
      keep: async rounds => {
        const store = stored('readwrite')
        // Without space the round is judged again the next time.
        await Promise.all(rounds.map(round => requestDone(store.put(round)))).catch(() => {})
      },
    }
  } catch {
    return emptyRoundStore()
  }
}

function emptyRoundStore(): OwnRoundStore {
  const all = new Map<string, StoredOwnRound>()
  return {
    of: async owner => [...all.values()].filter(round => round.owner === owner),
    round: async (owner, id) => all.get(`${owner} ${id}`),
    keep: async rounds => {
      for (const round of rounds) all.set(`${round.owner} ${round.id}`, round)
    },
  }
}
