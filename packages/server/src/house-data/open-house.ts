import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { HouseStore } from '@cardroom/room/store'
import { NoCardRoomError } from '../store/ledger.ts'
import { DATABASE_FILE } from '../store/sqlite.ts'
import { SqliteHouse } from '../store/sqlite-house.ts'
import { type HouseLocation, openLedger } from './open-ledger.ts'

/** How long to wait for the card room's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 5_000

/** Works on the house store of a place that a card room may be using. */
export async function withHouse<T>(
  place: HouseLocation,
  work: (house: HouseStore) => Promise<T>,
): Promise<T> {
  if ('data' in place) return withFolder(place.data, work)
  // Throws if there is no card room; opening a store would make one.
  await (await openLedger(place)).ledger.close()
  const { PostgresStore } = await import('../store/postgres/postgres.ts')
  const store = await PostgresStore.open(place.database)
  try {
    return await work(store.house)
  } finally {
    await store.close()
  }
}

async function withFolder<T>(folder: string, work: (house: HouseStore) => Promise<T>): Promise<T> {
  const file = join(folder, DATABASE_FILE)
  if (!existsSync(file)) throw new NoCardRoomError(`no card room is kept in ${folder}`)
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS })
  try {
    const house = new SqliteHouse({
      sql: text => db.prepare(text),
      async write(work) {
        db.exec('BEGIN IMMEDIATE')
        try {
          // The file of heads is left to the card room, and may be behind.
          work(new Map())
          db.exec('COMMIT')
        } finally {
          if (db.isTransaction) db.exec('ROLLBACK')
        }
      },
      known: () => undefined,
    })
    return await work(house)
  } finally {
    db.close()
  }
}
