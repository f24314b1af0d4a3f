import type { DatabaseSync } from 'node:sqlite'

/** What tables of an older card room lack. */
export const ADDED: Readonly<Record<string, readonly string[]>> = {
  tables: ['snapshot_hash TEXT'],
  rounds: ['entry TEXT', 'version INTEGER', 'hash TEXT'],
  shoes: ['table_id TEXT', 'version INTEGER', 'hash TEXT'],
  chapters: ['hash TEXT'],
  people: ['look TEXT'],
}

/** What was written together lies together: `event` and `hash` are packed (`packed.ts`), as are rounds. Events are only ever added; the triggers hold whoever opens the file to that. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY,
  opened INTEGER NOT NULL,
  closed INTEGER NOT NULL DEFAULT 0,
  snapshot_version INTEGER,
  snapshot TEXT,
  snapshot_hash TEXT
);
CREATE TABLE IF NOT EXISTS events (
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS events_stay BEFORE UPDATE ON events
  BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TABLE IF NOT EXISTS chapters (
  table_id TEXT NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  hash TEXT NOT NULL,
  file TEXT NOT NULL,
  place INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  sum TEXT NOT NULL,
  PRIMARY KEY (table_id, last)
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS chapters_stay BEFORE UPDATE ON chapters
  BEGIN SELECT RAISE(ABORT, 'where events were archived is never changed'); END;
CREATE TRIGGER IF NOT EXISTS chapters_are_kept BEFORE DELETE ON chapters
  BEGIN SELECT RAISE(ABORT, 'where events were archived is never forgotten'); END;
CREATE TABLE IF NOT EXISTS rounds (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  entry TEXT,
  reply TEXT NOT NULL,
  version INTEGER,
  hash TEXT
);
CREATE INDEX IF NOT EXISTS rounds_by_table ON rounds (table_id, at);
CREATE INDEX IF NOT EXISTS rounds_by_time ON rounds (at);
CREATE TABLE IF NOT EXISTS round_players (
  player TEXT NOT NULL,
  at INTEGER NOT NULL,
  round_id TEXT NOT NULL,
  PRIMARY KEY (player, at, round_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shoes (
  id TEXT PRIMARY KEY,
  shoe TEXT NOT NULL,
  table_id TEXT,
  version INTEGER,
  hash TEXT
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  look TEXT,
  token TEXT NOT NULL UNIQUE
);
CREATE TABLE IF NOT EXISTS people_chain (
  version INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  person TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS people_chain_by_person ON people_chain (person, version);
CREATE TRIGGER IF NOT EXISTS people_chain_stays BEFORE UPDATE ON people_chain
  BEGIN SELECT RAISE(ABORT, 'what was written of people is never changed'); END;
CREATE TRIGGER IF NOT EXISTS people_chain_is_kept BEFORE DELETE ON people_chain
  BEGIN SELECT RAISE(ABORT, 'what was written of people is never deleted'); END;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  begun INTEGER NOT NULL,
  by TEXT NOT NULL,
  browser TEXT NOT NULL,
  used INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS sessions_by_person ON sessions (person);
CREATE INDEX IF NOT EXISTS sessions_by_use ON sessions (used);
CREATE TABLE IF NOT EXISTS credentials (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  verifier TEXT NOT NULL,
  label TEXT NOT NULL,
  added INTEGER NOT NULL,
  used INTEGER,
  counter INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS credentials_by_person ON credentials (person);
CREATE TABLE IF NOT EXISTS probe (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
);
`

/** An event leaves the database only after the chapter of an archive that has it. */
const EVENTS_ARE_KEPT = `
CREATE TRIGGER events_are_kept BEFORE DELETE ON events
  WHEN NOT EXISTS (SELECT 1 FROM chapters c WHERE c.table_id = OLD.table_id AND OLD.version BETWEEN c.first AND c.last)
  BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END`

/** In a house of before there were archives no event ever left. */
export function mayBeArchived(db: DatabaseSync): void {
  const trigger = db.prepare(`SELECT sql FROM sqlite_schema WHERE name = 'events_are_kept'`).get()
  if (String(trigger?.sql).includes('chapters')) return
  db.exec(`BEGIN; DROP TRIGGER IF EXISTS events_are_kept; ${EVENTS_ARE_KEPT}; COMMIT`)
}
