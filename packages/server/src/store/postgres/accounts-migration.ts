/** Sessions in place of one token a person, and by what one signs in. */
export const ACCOUNTS = `
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
`

/** Those that were used longest ago are found without looking at the others. */
export const SESSIONS_BY_USE = 'CREATE INDEX sessions_by_use ON sessions (used)'
