/**
 * The first shape of a folder's database. What was written together lies together: `event` and `hash` are packed
 * (`packed.ts`), as are rounds. What must never change is only ever added to; the triggers hold whoever opens the file
 * to that. An event leaves the database only after the chapter of an archive that has it.
 */
export const SQLITE_SCHEMA = `
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  opened INTEGER NOT NULL,
  closed INTEGER NOT NULL DEFAULT 0,
  snapshot_version INTEGER,
  snapshot TEXT,
  snapshot_hash TEXT
);
CREATE TABLE events (
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  event BLOB NOT NULL,
  hash BLOB NOT NULL,
  PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TRIGGER events_stay BEFORE UPDATE ON events
  BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER events_are_kept BEFORE DELETE ON events
  WHEN NOT EXISTS (SELECT 1 FROM chapters c WHERE c.table_id = OLD.table_id AND OLD.version BETWEEN c.first AND c.last)
  BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;
CREATE TABLE chapters (
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
CREATE TRIGGER chapters_stay BEFORE UPDATE ON chapters
  BEGIN SELECT RAISE(ABORT, 'where events were archived is never changed'); END;
CREATE TRIGGER chapters_are_kept BEFORE DELETE ON chapters
  BEGIN SELECT RAISE(ABORT, 'where events were archived is never forgotten'); END;
CREATE TABLE rounds (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  entry BLOB NOT NULL,
  reply BLOB NOT NULL,
  version INTEGER NOT NULL,
  hash BLOB NOT NULL
);
CREATE INDEX rounds_by_table ON rounds (table_id, at);
CREATE INDEX rounds_by_time ON rounds (at);
CREATE TABLE round_players (
  player TEXT NOT NULL,
  at INTEGER NOT NULL,
  round_id TEXT NOT NULL,
  PRIMARY KEY (player, at, round_id)
) WITHOUT ROWID;
CREATE TABLE shoes (
  id TEXT PRIMARY KEY,
  shoe TEXT NOT NULL,
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  hash TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  look TEXT NOT NULL UNIQUE
);
CREATE TABLE people_chain (
  version INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  person TEXT NOT NULL
);
CREATE INDEX people_chain_by_person ON people_chain (person, version);
CREATE TRIGGER people_chain_stays BEFORE UPDATE ON people_chain
  BEGIN SELECT RAISE(ABORT, 'what was written of people is never changed'); END;
CREATE TRIGGER people_chain_is_kept BEFORE DELETE ON people_chain
  BEGIN SELECT RAISE(ABORT, 'what was written of people is never deleted'); END;
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  begun INTEGER NOT NULL,
  by TEXT NOT NULL,
  browser TEXT NOT NULL,
  used INTEGER NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (used);
CREATE TABLE credentials (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  verifier TEXT NOT NULL,
  label TEXT NOT NULL,
  added INTEGER NOT NULL,
  used INTEGER,
  counter INTEGER NOT NULL
);
CREATE INDEX credentials_by_person ON credentials (person);
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
);
CREATE TABLE house_chain (
  chain TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (chain, version)
) WITHOUT ROWID;
CREATE TRIGGER house_chain_stays BEFORE UPDATE ON house_chain
  BEGIN SELECT RAISE(ABORT, 'what the house has written is never changed'); END;
CREATE TRIGGER house_chain_is_kept BEFORE DELETE ON house_chain
  BEGIN SELECT RAISE(ABORT, 'what the house has written is never deleted'); END;
CREATE TABLE accounts (
  name TEXT PRIMARY KEY,
  cents INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  day INTEGER,
  CHECK (cents >= 0 OR name NOT LIKE 'wallet:%')
) WITHOUT ROWID;
CREATE TABLE transfers (
  chain TEXT NOT NULL,
  version INTEGER NOT NULL,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  from_account TEXT NOT NULL,
  to_account TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents > 0),
  why TEXT NOT NULL,
  PRIMARY KEY (chain, version, n)
) WITHOUT ROWID;
CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers
  BEGIN SELECT RAISE(ABORT, 'transfers are never changed'); END;
CREATE TRIGGER transfers_are_kept BEFORE DELETE ON transfers
  BEGIN SELECT RAISE(ABORT, 'transfers are never deleted'); END;
CREATE TABLE dealt_sessions (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  settings TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE dealt_entries (
  session TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  entry TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (session, version)
) WITHOUT ROWID;
CREATE TRIGGER dealt_entries_stay BEFORE UPDATE ON dealt_entries
  BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER dealt_entries_are_kept BEFORE DELETE ON dealt_entries
  BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
`
