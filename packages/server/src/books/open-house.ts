import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { HouseStore } from '../store/house.ts'
import { NothingKept } from '../store/ledger.ts'
import { DATABASE_FILE } from '../store/sqlite.ts'
import { SqliteHouse } from '../store/sqlite-house.ts'
import { HOUSE_SCHEMA } from '../store/sqlite-house-schema.ts'
import { openLedger, type Place } from './open-ledger.ts'

/** How long a lock of the card room is waited for, in milliseconds. */
const PATIENCE = 5_000

/** Writes to the log of a house; a card room may be using the place meanwhile, and reads on. */
export async function withHouse<T>(place: Place, work: (house: HouseStore) => Promise<T>): Promise<T> {
  if ('data' in place) return withFolder(place.data, work)
  // Whether there is one at all: opening a store would make one.
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
  if (!existsSync(file)) throw new NothingKept(`no card room is kept in ${folder}`)
  const db = new DatabaseSync(file, { timeout: PATIENCE })
  try {
    db.exec(HOUSE_SCHEMA)
    const house = new SqliteHouse({
      sql: text => db.prepare(text),
      async write(work) {
        db.exec('BEGIN IMMEDIATE')
        try {
          // The card room notes the ends of its chains: what lies outside may be behind.
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
