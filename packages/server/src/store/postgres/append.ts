import type { PoolClient } from 'pg'
import { link } from '../chain.ts'
import { type Head, NO_HEAD } from '../checked.ts'
import { entryOf } from '../entry.ts'
import { writeVersioned } from '../lift/lift.ts'
import type { Append } from '../store.ts'
import { CHANNEL, isOpenWish } from './nodes-schema.ts'

/** The table as it is, its events, its rounds, who played them and the shoes that were opened: all of them or nothing. */
const WRITE = `
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::int[], $7::text[],
      $25::text[], $26::int[], $27::text[], $28::text[])
    AS w (id, after, version, hash, closed, snapshot_version, snapshot, node, epoch, wish, answer)
), wished AS (
  SELECT o.id FROM wishes o JOIN wanted w ON o.id = w.wish WHERE ${isOpenWish('o')} FOR UPDATE OF o
), moved AS (
  UPDATE tables t SET
    version = w.version,
    hash = w.hash,
    closed = t.closed OR w.closed,
    snapshot_version = coalesce(w.snapshot_version, t.snapshot_version),
    snapshot = coalesce(w.snapshot, t.snapshot)
  FROM wanted w WHERE t.id = w.id AND t.version = w.after
    AND (w.node IS NULL OR (t.leader = w.node AND t.epoch = w.epoch))
    AND (w.wish IS NULL OR w.wish IN (SELECT id FROM wished))
  RETURNING t.id, t.version
), fulfilled AS (
  UPDATE wishes o SET answer = w.answer FROM wanted w JOIN moved ON moved.id = w.id WHERE o.id = w.wish
  RETURNING w.id AS table_id, pg_notify('${CHANNEL}', json_build_array('answered', o.asker, o.id)::text)
), written AS (
  INSERT INTO events (table_id, version, at, event, hash)
  SELECT e.* FROM unnest($8::text[], $9::int[], $10::bigint[], $11::text[], $12::text[])
    AS e (table_id, version, at, event, hash)
  WHERE e.table_id IN (SELECT id FROM moved)
), played AS (
  INSERT INTO rounds (id, table_id, at, entry, reply)
  SELECT r.* FROM unnest($13::text[], $14::text[], $15::bigint[], $16::text[], $17::text[])
    AS r (id, table_id, at, entry, reply)
  WHERE r.table_id IN (SELECT id FROM moved)
), named AS (
  INSERT INTO round_players (player, at, round_id)
  SELECT p.player, p.at, p.round_id FROM unnest($18::text[], $19::bigint[], $20::text[], $21::text[])
    AS p (player, at, round_id, table_id)
  WHERE p.table_id IN (SELECT id FROM moved)
  ON CONFLICT DO NOTHING
), opened AS (
  INSERT INTO shoes (id, shoe)
  SELECT s.id, s.shoe FROM unnest($22::text[], $23::text[], $24::text[]) AS s (id, shoe, table_id)
  WHERE s.table_id IN (SELECT id FROM moved)
)
SELECT id, pg_notify('${CHANNEL}', json_build_array('moved', id, version)::text),
  (SELECT count(*) FROM fulfilled) FROM moved`

/** Writes appends of different tables in one transaction; returns the tables that had not gone on meanwhile. */
export async function writeAppends(
  client: PoolClient,
  appends: readonly Append[],
  heads: ReadonlyMap<string, Head>,
): Promise<{ written: ReadonlySet<string>; heads: Map<string, Head> }> {
  const news = appends.map(append => new News(append, heads.get(append.table) ?? NO_HEAD))
  const opened = news.filter(({ append }) => append.after === 0)
  await client.query('BEGIN')
  try {
    if (opened.length > 0) {
      await client.query(
        `INSERT INTO tables (id, opened, hash, leader, epoch)
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::int[])
         ON CONFLICT DO NOTHING`,
        [
          opened.map(one => one.append.table),
          opened.map(one => one.append.at),
          opened.map(() => NO_HEAD.hash),
          opened.map(one => one.append.fence?.node ?? null),
          opened.map(one => one.append.fence?.epoch ?? 0),
        ],
      )
    }
    const events = news.flatMap(one => one.rows)
    const rounds = appends.flatMap(({ rounds }) => rounds)
    const shoes = appends.flatMap(({ shoes = [] }) => shoes)
    const named = rounds.flatMap(round => round.players.map(player => ({ player, round })))
    const { rows } = await client.query<{ id: string }>(WRITE, [
      news.map(one => one.append.table),
      news.map(one => one.append.after),
      news.map(one => one.head.version),
      news.map(one => one.head.hash),
      news.map(one => one.append.events.some(({ type }) => type === 'closed')),
      news.map(one => (one.append.snapshot ? one.head.version : null)),
      news.map(one => (one.append.snapshot ? writeVersioned(one.append.snapshot) : null)),
      events.map(one => one.table),
      events.map(one => one.version),
      events.map(one => one.at),
      events.map(one => one.event),
      events.map(one => one.hash),
      rounds.map(one => one.id),
      rounds.map(one => one.table),
      rounds.map(one => one.at),
      rounds.map(one => JSON.stringify(entryOf(one))),
      rounds.map(one => JSON.stringify(one)),
      named.map(({ player }) => player),
      named.map(({ round }) => round.at),
      named.map(({ round }) => round.id),
      named.map(({ round }) => round.table),
      shoes.map(({ id }) => id),
      shoes.map(shoe => JSON.stringify(shoe)),
      shoes.map(({ table }) => table),
      appends.map(({ fence }) => fence?.node ?? null),
      appends.map(({ fence }) => fence?.epoch ?? null),
      appends.map(({ fulfils }) => fulfils?.id ?? null),
      appends.map(({ fulfils }) => fulfils?.answer ?? null),
    ])
    await client.query('COMMIT')
    const written = new Set(rows.map(({ id }) => id))
    const moved = news.filter(one => written.has(one.append.table))
    return { written, heads: new Map(moved.map(one => [one.append.table, one.head])) }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** An append with its links to what came before. */
class News {
  readonly append: Append
  readonly rows: { table: string; version: number; at: number; event: string; hash: string }[]
  readonly head: Head

  constructor(append: Append, before: Head) {
    const { table, at, after } = append
    let { hash } = before
    this.append = append
    this.rows = append.events.map((event, i) => {
      const text = writeVersioned(event)
      const version = after + i + 1
      hash = link(hash, version, at, text)
      return { table, version, at, event: text, hash }
    })
    this.head = { version: after + append.events.length, hash }
  }
}
