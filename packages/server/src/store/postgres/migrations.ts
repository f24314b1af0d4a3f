import type { PoolClient } from 'pg'
import { ACCOUNTS, SESSIONS_BY_USE } from './accounts-migration.ts'
import { CHAPTER_HASHES } from './chapters-migration.ts'
import { DEALT } from './dealt-migration.ts'
import { HOUSE_TABLES } from './house-migration.ts'
import { NODES } from './nodes-schema.ts'
import { PACKED } from './packed-migration.ts'
import { SEALED } from './sealed-migration.ts'

/** One after the other; what has been published is never changed, only followed by another. */
const MIGRATIONS: readonly string[] = [
  `
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  opened BIGINT NOT NULL,
  closed BOOLEAN NOT NULL DEFAULT FALSE,
  version INTEGER NOT NULL DEFAULT 0,
  hash TEXT NOT NULL,
  snapshot_version INTEGER,
  snapshot TEXT,
  place BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE TABLE events (
  table_id TEXT NOT NULL REFERENCES tables (id),
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
);
CREATE FUNCTION events_are_kept() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'events are never changed or deleted'; END $$;
CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE TABLE rounds (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  at BIGINT NOT NULL,
  place BIGINT GENERATED ALWAYS AS IDENTITY,
  entry TEXT NOT NULL,
  reply TEXT NOT NULL
);
CREATE INDEX rounds_by_table ON rounds (table_id, at, place);
CREATE INDEX rounds_by_time ON rounds (at, place);
CREATE TABLE round_players (
  player TEXT NOT NULL,
  at BIGINT NOT NULL,
  round_id TEXT NOT NULL,
  PRIMARY KEY (player, at, round_id)
);
CREATE TABLE shoes (
  id TEXT PRIMARY KEY,
  shoe TEXT NOT NULL
);
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  look TEXT NOT NULL UNIQUE,
  token TEXT NOT NULL UNIQUE
);
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at BIGINT NOT NULL
);
`,
  SEALED,
  NODES,
  PACKED,
  HOUSE_TABLES,
  CHAPTER_HASHES,
  ACCOUNTS,
  SESSIONS_BY_USE,
  DEALT,
]

/** Any number of all programs: only one of several card rooms that start at once brings the database up to date. */
const LOCK = 7_236_001

/** The database was written by a card room that came after this one. */
export class NewerDatabase extends Error {}

/** Brings a database up to date, under a lock. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ done: number }>('SELECT count(*)::int AS done FROM migrations')
    const done = rows[0]!.done
    if (done > MIGRATIONS.length)
      throw new NewerDatabase(`the database was written by a newer card room (version ${done})`)
    for (const [i, sql] of MIGRATIONS.entries()) {
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
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}
