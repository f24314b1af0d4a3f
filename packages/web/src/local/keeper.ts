import { type Change, type Keeper, VERSION } from '@cardroom/server/local'

const NAME = 'cardroom'
const CHANGES = 'changes'
/** A device is not a house: whoever has played for so long begins anew some day. */
const MOST_CHANGES = 50_000

/** Keeps what happens at the tables of this device in the browser's own database; one page at a time does. */
export async function openKeeper(): Promise<Keeper | undefined> {
  try {
    if (!(await isOnlyPage())) return undefined
    const database = await opened(indexedDB.open(NAME, VERSION))
    const stored = () => database.transaction(CHANGES, 'readwrite').objectStore(CHANGES)
    if ((await done(stored().count())) > MOST_CHANGES) await done(stored().clear())
    return {
      read: () => done(stored().getAll() as IDBRequest<Change[]>),
      // Played on, though the browser has no room for it: it is play money.
      keep: async change => {
        await done(stored().add(change)).catch(() => {})
      },
    }
  } catch {
    // A browser that keeps nothing has a card room all the same.
    return undefined
  }
}

/** Whether no other page of this browser has the tables of the device. They are held as long as this one lives. */
const isOnlyPage = (): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(NAME, { ifAvailable: true }, lock => {
        resolve(lock !== null)
        return lock && new Promise(() => {})
      })
      .catch(reject)
  })

/** What was kept in an older form is play money of another day: it begins anew. */
function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  request.onupgradeneeded = () => {
    const { result } = request
    if (result.objectStoreNames.contains(CHANGES)) result.deleteObjectStore(CHANGES)
    result.createObjectStore(CHANGES, { autoIncrement: true })
  }
  return done(request)
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
