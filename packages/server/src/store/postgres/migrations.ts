import type { ClientBase } from 'pg'
import { NewerDatabaseError } from '../store-version.ts'
import { POSTGRES_SCHEMA } from './schema.ts'

/** The migrations in their order; a released one is never changed, only followed by another. */
export const POSTGRES_MIGRATIONS: readonly string[] = [POSTGRES_SCHEMA]

/** The number of the advisory lock: only one of several starting card rooms migrates the database. */
const MIGRATION_LOCK = 7_236_001

/** How many migrations a database has had; 0 if it has no card room. */
export async function postgresVersion(client: ClientBase): Promise<number> {
  const found = await client.query<{ table: string | null }>(`SELECT to_regclass('migrations') AS table`)
  if (found.rows[0]?.table === null) return 0
  const { rows } = await client.query<{ done: number }>('SELECT count(*)::int AS done FROM migrations')
  return rows[0]!.done
}

/** Brings a database up to date, under a lock. */
export async function migratePostgres(client: ClientBase, migrations = POSTGRES_MIGRATIONS): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT now())',
    )
    const done = await postgresVersion(client)
    if (done > migrations.length) throw new NewerDatabaseError(done)
    for (const [i, sql] of migrations.entries()) {
      if (i < done) continue
      await client.query('BEGIN')
      try {
        await client.query(sql)
        await client.query('INSERT INTO migrations (number) VALUES ($1)', [i + 1])
        await client.query('COMMIT')
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      }
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}
