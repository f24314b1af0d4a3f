/** Tables that people deal. */
export const DEALT = `
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
`
