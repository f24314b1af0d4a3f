import type { DatabaseSync } from 'node:sqlite'
import { SQLITE_SCHEMA } from './sqlite-schema.ts'
import { NewerDatabaseError } from './store-version.ts'

/** The migrations in their order; a released one is never changed, only followed by another. */
export const SQLITE_MIGRATIONS: readonly string[] = [SQLITE_SCHEMA]

/** How many migrations a database has had; 0 if it has no card room. */
export const sqliteVersion = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version)

/** Migrates a database. Its folder is locked meanwhile. */
export function migrateSqlite(db: DatabaseSync, migrations = SQLITE_MIGRATIONS): void {
  const done = sqliteVersion(db)
  if (done > migrations.length) throw new NewerDatabaseError(done)
  for (const [i, sql] of migrations.entries()) {
    if (i < done) continue
    db.exec('BEGIN')
    try {
      db.exec(`${sql}; PRAGMA user_version = ${i + 1}`)
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }
}
