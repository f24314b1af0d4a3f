import type { ChangeLog, StoreChange } from '@cardroom/room/memory'
import { openDatabase, requestDone } from './indexed-db.ts'

const DATABASE_NAME = 'cardroom-device'
const CHANGE_STORE = 'changes'
/** The version of the stored changes. Changes of another version are dropped: it is play money. */
const DATABASE_VERSION = 1
/** With more changes than this the device's card room starts anew. */
const MAX_CHANGES = 50_000

/** Stores the changes of this device's tables in the browser's database; one page at a time does. */
export async function openChangeLog(): Promise<ChangeLog | undefined> {
  try {
    if (!(await isOnlyPage())) return undefined
    const database = await openDatabase(DATABASE_NAME, DATABASE_VERSION, CHANGE_STORE, {
      autoIncrement: true,
    })
    const stored = () => database.transaction(CHANGE_STORE, 'readwrite').objectStore(CHANGE_STORE)
    if ((await requestDone(stored().count())) > MAX_CHANGES) await requestDone(stored().clear())
    return {
      read: () => requestDone(stored().getAll() as IDBRequest<StoreChange[]>),
      // A failed write is ignored, for want of space: it is play money.
      keep: async change => {
        await requestDone(stored().add(change)).catch(() => {})
      },
    }
  } catch {
    // Without storage the card room works all the same, but forgets everything.
    return undefined
  }
}

/** Takes the lock on the device's tables, held while this page lives; false if another page has it. */
const isOnlyPage = (): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(DATABASE_NAME, { ifAvailable: true }, lock => {
        resolve(lock !== null)
        return lock && new Promise(() => {})
      })
      .catch(reject)
  })
