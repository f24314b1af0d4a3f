/**
 * Several nodes on one database. Who leads a table may write to it, and an epoch is never led twice: an append that
 * names another is not written. Times are the database's. What a node has to say of itself does not outlive a crash of
 * the database: it is said again.
 */
export const NODES = `
ALTER TABLE tables ADD COLUMN leader TEXT, ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
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
CREATE TABLE wishes (
  id TEXT PRIMARY KEY,
  place BIGINT GENERATED ALWAYS AS IDENTITY,
  table_id TEXT NOT NULL,
  asker TEXT NOT NULL,
  wish TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  answer TEXT
);
CREATE INDEX wishes_open ON wishes (table_id, place) WHERE answer IS NULL;
`

/** Where nodes hear of each other. */
export const CHANNEL = 'cardroom'

/** A wish is fulfilled within so many milliseconds or never: nobody is surprised by it later. */
export const WISHES_LAST = 8_000

/** A wish that may still be fulfilled, in SQL. */
export const isOpenWish = (wish: string): string =>
  `${wish}.answer IS NULL AND ${wish}.at > clock_timestamp() - interval '${WISHES_LAST} milliseconds'`
