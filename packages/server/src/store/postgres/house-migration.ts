/** What the house keeps of itself, everybody's money, and where each transfer follows from. */
export const HOUSE_TABLES = `
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
`
