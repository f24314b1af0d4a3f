/** What the house keeps of itself, everybody's money, and where each transfer follows from. */
export const HOUSE_SCHEMA = `
CREATE TABLE IF NOT EXISTS house_chain (
  chain TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (chain, version)
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS house_chain_stays BEFORE UPDATE ON house_chain
  BEGIN SELECT RAISE(ABORT, 'what the house has written is never changed'); END;
CREATE TRIGGER IF NOT EXISTS house_chain_is_kept BEFORE DELETE ON house_chain
  BEGIN SELECT RAISE(ABORT, 'what the house has written is never deleted'); END;
CREATE TABLE IF NOT EXISTS accounts (
  name TEXT PRIMARY KEY,
  cents INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  day INTEGER,
  CHECK (cents >= 0 OR name NOT LIKE 'wallet:%')
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS transfers (
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
CREATE TRIGGER IF NOT EXISTS transfers_stay BEFORE UPDATE ON transfers
  BEGIN SELECT RAISE(ABORT, 'transfers are never changed'); END;
CREATE TRIGGER IF NOT EXISTS transfers_are_kept BEFORE DELETE ON transfers
  BEGIN SELECT RAISE(ABORT, 'transfers are never deleted'); END;
`
