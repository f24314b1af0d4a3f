import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/room.ts'
import { SqliteStore } from './sqlite.ts'
import { SqliteLedger } from './sqlite-ledger.ts'
import { migrateSqlite, SQLITE_MIGRATIONS, sqliteVersion } from './sqlite-migrations.ts'

const FAVOURITES = `ALTER TABLE people ADD COLUMN favourite TEXT; UPDATE people SET favourite = 'chess'`

async function folderWithBob(): Promise<string> {
  const folder = temporaryFolder()
  const store = new SqliteStore(folder)
  await store.savePerson({ id: 'p1', name: 'Bob', look: 'bob' })
  await store.close()
  return folder
}

const databaseIn = (folder: string) => new DatabaseSync(join(folder, 'cardroom.db'))

test('a migration changes what is there, once', async () => {
  const db = databaseIn(await folderWithBob())
  const migrations = [...SQLITE_MIGRATIONS, FAVOURITES]
  migrateSqlite(db, migrations)
  migrateSqlite(db, migrations)
  expect(sqliteVersion(db)).toBe(migrations.length)
  expect(db.prepare('SELECT name, favourite FROM people').all()).toEqual([
    { name: 'Bob', favourite: 'chess' },
  ])
  db.close()
})

test('a migration that fails leaves the database as it was', async () => {
  const db = databaseIn(await folderWithBob())
  const migrations = [...SQLITE_MIGRATIONS, `${FAVOURITES}; UPDATE nobody SET name = ''`]
  expect(() => migrateSqlite(db, migrations)).toThrow('no such table: nobody')
  expect(sqliteVersion(db)).toBe(SQLITE_MIGRATIONS.length)
  expect(() => db.prepare('SELECT favourite FROM people')).toThrow('no such column')
  db.close()
})

test('a database of a newer card room is left alone', async () => {
  const folder = await folderWithBob()
  const db = databaseIn(folder)
  migrateSqlite(db, [...SQLITE_MIGRATIONS, FAVOURITES])
  db.close()
  expect(() => new SqliteStore(folder)).toThrow('newer card room')
  expect(() => new SqliteLedger(folder)).toThrow('newer card room')
})
