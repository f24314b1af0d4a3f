/** Snapshots, rounds and shoes are sealed to their chains, and people have a chain of their own. */
export const SEALED = `
ALTER TABLE tables ADD COLUMN snapshot_hash TEXT;
ALTER TABLE rounds ADD COLUMN version INTEGER, ADD COLUMN hash TEXT;
ALTER TABLE shoes ADD COLUMN table_id TEXT, ADD COLUMN version INTEGER, ADD COLUMN hash TEXT;
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
`
