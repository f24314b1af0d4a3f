/**
 * The first shape of the database. What was written together lies together: `event` and `hash` are packed
 * (`../packed.ts`), as are rounds. What must never change is only ever added to; the triggers hold whoever opens the
 * database to that. An event leaves it only after the chapter of an archive that has it.
 *
 * Of several nodes on one database, who leads a table may write to it, and an epoch is never led twice: an append that
 * names another is not written. Times are the database's. What a node has to say of itself does not outlive a crash of
 * the database: it is said again.
 */
export const POSTGRES_SCHEMA = `
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  opened BIGINT NOT NULL,
  closed BOOLEAN NOT NULL DEFAULT FALSE,
  version INTEGER NOT NULL DEFAULT 0,
  hash TEXT NOT NULL,
  snapshot_version INTEGER,
  snapshot TEXT,
  snapshot_hash TEXT,
  leader TEXT,
  epoch INTEGER NOT NULL DEFAULT 0,
  place BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE TABLE events (
  table_id TEXT NOT NULL REFERENCES tables (id),
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  event BYTEA NOT NULL,
  hash BYTEA NOT NULL,
  PRIMARY KEY (table_id, version)
);
CREATE FUNCTION events_are_kept() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'events are never changed or deleted'; END $$;
CREATE TRIGGER events_stay BEFORE UPDATE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE TABLE chapters (
  table_id TEXT NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  hash TEXT NOT NULL,
  file TEXT NOT NULL,
  place BIGINT NOT NULL,
  bytes INTEGER NOT NULL,
  sum TEXT NOT NULL,
  PRIMARY KEY (table_id, last)
);
CREATE TRIGGER chapters_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON chapters
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE FUNCTION events_leave_for_archives() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM chapters c
      WHERE c.table_id = OLD.table_id AND OLD.version BETWEEN c.first AND c.last) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'events are never changed or deleted';
  END $$;
CREATE TRIGGER events_are_archived BEFORE DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION events_leave_for_archives();
CREATE TABLE rounds (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  at BIGINT NOT NULL,
  place BIGINT GENERATED ALWAYS AS IDENTITY,
  entry BYTEA NOT NULL,
  reply BYTEA NOT NULL,
  version INTEGER NOT NULL,
  hash BYTEA NOT NULL
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
  shoe TEXT NOT NULL,
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  hash TEXT NOT NULL
);
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  look TEXT NOT NULL UNIQUE
);
CREATE TABLE people_chain (
  version INTEGER PRIMARY KEY,
  at BIGINT NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  person TEXT NOT NULL
);
CREATE INDEX people_chain_by_person ON people_chain (person, version);
CREATE TRIGGER people_chain_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON people_chain
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  begun BIGINT NOT NULL,
  by TEXT NOT NULL,
  browser TEXT NOT NULL,
  used BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (used);
CREATE TABLE credentials (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  kind TEXT NOT NULL,
  verifier TEXT NOT NULL,
  label TEXT NOT NULL,
  added BIGINT NOT NULL,
  used BIGINT,
  counter BIGINT NOT NULL
);
CREATE INDEX credentials_by_person ON credentials (person);
CREATE TABLE house_chain (
  chain TEXT NOT NULL,
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (chain, version)
);
CREATE TRIGGER house_chain_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON house_chain
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE TABLE accounts (
  name TEXT PRIMARY KEY,
  cents BIGINT NOT NULL,
  moves BIGINT NOT NULL,
  day INTEGER,
  CHECK (cents >= 0 OR name NOT LIKE 'wallet:%')
);
CREATE TABLE transfers (
  chain TEXT NOT NULL,
  version INTEGER NOT NULL,
  n INTEGER NOT NULL,
  at BIGINT NOT NULL,
  from_account TEXT NOT NULL,
  to_account TEXT NOT NULL,
  cents BIGINT NOT NULL CHECK (cents > 0),
  why TEXT NOT NULL,
  PRIMARY KEY (chain, version, n)
);
CREATE TRIGGER transfers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE TABLE dealt_sessions (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  at BIGINT NOT NULL,
  settings TEXT NOT NULL
);
CREATE TABLE dealt_entries (
  session TEXT NOT NULL REFERENCES dealt_sessions (id),
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  entry TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (session, version)
);
CREATE TRIGGER dealt_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON dealt_entries
  FOR EACH STATEMENT EXECUTE FUNCTION events_are_kept();
CREATE UNLOGGED TABLE nodes (
  id TEXT PRIMARY KEY,
  until TIMESTAMPTZ NOT NULL,
  leaving BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE UNLOGGED TABLE presence (
  node TEXT NOT NULL,
  table_id TEXT NOT NULL,
  player TEXT NOT NULL,
  PRIMARY KEY (node, table_id, player)
);
CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  place BIGINT GENERATED ALWAYS AS IDENTITY,
  table_id TEXT NOT NULL,
  asker TEXT NOT NULL,
  request TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  answer TEXT
);
CREATE INDEX requests_open ON requests (table_id, place) WHERE answer IS NULL;
CREATE TABLE probe (
  id INTEGER PRIMARY KEY,
  at BIGINT NOT NULL
);
`
