import type { RoundReply } from '@cardroom/protocol'
import type { Append, OpenedShoe, OverdrawnError } from '@cardroom/room/store'
import { entryOf, HOUSE_CHAIN } from '@cardroom/room/store'
import type { PoolClient } from 'pg'
import { chainStart, type Head, sealHash } from '../chain.ts'
import { writeVersioned } from '../event-migrations.ts'
import type { SealedHead } from '../heads.ts'
import { type PackedEventRow, packEventRows } from '../pack-event-rows.ts'
import { hashBytes, pack } from '../packed.ts'
import { writeHouseLines } from './house.ts'
import { isOpenRequest, NOTIFY_CHANNEL } from './nodes-schema.ts'
import { lockWallets, moveMoney, spendFromWallets } from './transfers.ts'

/** Writes the heads of tables, their events, rounds, players and opened shoes in one statement. */
const APPEND_QUERY = `
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::int[], $7::text[], $8::text[],
      $30::text[], $31::int[], $32::text[], $33::text[])
    AS w (id, after, version, hash, closed, snapshot_version, snapshot, snapshot_hash, node, epoch, request, answer)
), claimed AS (
  SELECT o.id FROM requests o JOIN wanted w ON o.id = w.request WHERE ${isOpenRequest('o')} FOR UPDATE OF o
), moved AS (
  UPDATE tables t SET
    version = w.version,
    hash = w.hash,
    closed = t.closed OR w.closed,
    snapshot_version = coalesce(w.snapshot_version, t.snapshot_version),
    snapshot = coalesce(w.snapshot, t.snapshot),
    snapshot_hash = coalesce(w.snapshot_hash, t.snapshot_hash)
  FROM wanted w WHERE t.id = w.id AND t.version = w.after
    AND (w.node IS NULL OR (t.leader = w.node AND t.epoch = w.epoch))
    AND (w.request IS NULL OR w.request IN (SELECT id FROM claimed))
  RETURNING t.id, t.version, t.snapshot_hash
), answered AS (
  UPDATE requests o SET answer = w.answer FROM wanted w JOIN moved ON moved.id = w.id WHERE o.id = w.request
  RETURNING w.id AS table_id, pg_notify('${NOTIFY_CHANNEL}', json_build_array('answered', o.asker, o.id)::text)
), written AS (
  INSERT INTO events (table_id, version, at, event, hash)
  SELECT e.* FROM unnest($9::text[], $10::int[], $11::bigint[], $12::bytea[], $13::bytea[])
    AS e (table_id, version, at, event, hash)
  WHERE e.table_id IN (SELECT id FROM moved)
), played AS (
  INSERT INTO rounds (id, table_id, at, entry, reply, version, hash)
  SELECT r.* FROM unnest($14::text[], $15::text[], $16::bigint[], $17::bytea[], $18::bytea[], $19::int[], $20::bytea[])
    AS r (id, table_id, at, entry, reply, version, hash)
  WHERE r.table_id IN (SELECT id FROM moved)
), named AS (
  INSERT INTO round_players (player, at, round_id)
  SELECT p.player, p.at, p.round_id FROM unnest($21::text[], $22::bigint[], $23::text[], $24::text[])
    AS p (player, at, round_id, table_id)
  WHERE p.table_id IN (SELECT id FROM moved)
  ON CONFLICT DO NOTHING
), opened AS (
  INSERT INTO shoes (id, shoe, table_id, version, hash)
  SELECT s.* FROM unnest($25::text[], $26::text[], $27::text[], $28::int[], $29::text[])
    AS s (id, shoe, table_id, version, hash)
  WHERE s.table_id IN (SELECT id FROM moved)
)
SELECT id, snapshot_hash, pg_notify('${NOTIFY_CHANNEL}', json_build_array('moved', id, version)::text),
  (SELECT count(*) FROM answered) FROM moved`

/** The outcome of appends: the heads of the written chains, and the appends that would overdraw a wallet. */
export interface AppendOutcome {
  readonly heads: Map<string, SealedHead>
  readonly overdrawn: ReadonlyMap<string, OverdrawnError>
}

/** Writes appends of different tables in one transaction; a table with newer events is left out. */
export async function writeAppends(
  client: PoolClient,
  all: readonly Append[],
  heads: ReadonlyMap<string, Head>,
): Promise<AppendOutcome> {
  await client.query('BEGIN')
  try {
    const wallets = await lockWallets(
      client,
      all.flatMap(({ transfers = [] }) => transfers),
    )
    const overdrawn = new Map<string, OverdrawnError>()
    const appends = all.filter(({ table, transfers = [] }) => {
      const short = spendFromWallets(wallets, transfers)
      if (short) overdrawn.set(table, short)
      return !short
    })
    const news = appends.map(
      append => new LinkedAppend(append, heads.get(append.table) ?? chainStart(append.table)),
    )
    const opened = news.filter(({ append }) => append.after === 0)
    if (opened.length > 0) {
      await client.query(
        `INSERT INTO tables (id, opened, hash, leader, epoch)
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::int[])
         ON CONFLICT DO NOTHING`,
        [
          opened.map(one => one.append.table),
          opened.map(one => one.append.at),
          opened.map(one => chainStart(one.append.table).hash),
          opened.map(one => one.append.fence?.node ?? null),
          opened.map(one => one.append.fence?.epoch ?? 0),
        ],
      )
    }
    const events = news.flatMap(one => one.rows)
    const rounds = news.flatMap(one => one.rounds)
    const shoes = news.flatMap(one => one.shoes)
    const named = rounds.flatMap(({ round }) => round.players.map(player => ({ player, round })))
    const { rows } = await client.query<{ id: string; snapshot_hash: string | null }>(APPEND_QUERY, [
      news.map(one => one.append.table),
      news.map(one => one.append.after),
      news.map(one => one.head.version),
      news.map(one => one.head.hash),
      news.map(one => one.append.events.some(({ type }) => type === 'closed')),
      news.map(one => (one.snapshot ? one.head.version : null)),
      news.map(one => one.snapshot?.text ?? null),
      news.map(one => one.snapshot?.hash ?? null),
      events.map(one => one.table),
      events.map(one => one.version),
      events.map(one => one.at),
      events.map(one => one.event),
      events.map(one => one.hash),
      rounds.map(({ round }) => round.id),
      rounds.map(({ round }) => round.table),
      rounds.map(({ round }) => round.at),
      rounds.map(({ round }) => pack('rounds', JSON.stringify(entryOf(round)))),
      rounds.map(one => pack('rounds', one.text)),
      rounds.map(one => one.version),
      rounds.map(one => hashBytes(one.hash)),
      named.map(({ player }) => player),
      named.map(({ round }) => round.at),
      named.map(({ round }) => round.id),
      named.map(({ round }) => round.table),
      shoes.map(({ shoe }) => shoe.id),
      shoes.map(one => one.text),
      shoes.map(({ shoe }) => shoe.table),
      shoes.map(one => one.version),
      shoes.map(one => one.hash),
      appends.map(({ fence }) => fence?.node ?? null),
      appends.map(({ fence }) => fence?.epoch ?? null),
      appends.map(({ answers }) => answers?.id ?? null),
      appends.map(({ answers }) => answers?.answer ?? null),
    ])
    const snapshots = new Map(rows.map(row => [row.id, row.snapshot_hash ?? undefined]))
    const moved = news.filter(one => snapshots.has(one.append.table))
    await moveMoney(
      client,
      moved.map(({ append }) => append),
    )
    const lines = moved.flatMap(({ append: { at, house = [] } }) =>
      house.length > 0 ? [{ at, events: house }] : [],
    )
    const houseEnd = lines.length > 0 ? await writeHouseLines(client, lines) : undefined
    await client.query('COMMIT')
    return {
      heads: new Map<string, SealedHead>([
        ...moved.map(({ append: { table }, head }) => {
          const end: SealedHead = { ...head, snapshot: snapshots.get(table) }
          return [table, end] as const
        }),
        ...(houseEnd ? [[HOUSE_CHAIN, houseEnd] as const] : []),
      ]),
      overdrawn,
    }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** An append with its links to what came before. */
class LinkedAppend {
  readonly append: Append
  readonly rows: readonly (PackedEventRow & { readonly table: string })[]
  readonly head: Head
  readonly snapshot: SealedText | undefined
  readonly rounds: readonly (SealedText & { readonly round: RoundReply })[]
  readonly shoes: readonly (SealedText & { readonly shoe: OpenedShoe })[]

  constructor(append: Append, before: Head) {
    const { table, at, events } = append
    this.append = append
    const { rows, head } = packEventRows({ version: append.after, hash: before.hash }, at, events)
    this.rows = rows.map(row => ({ ...row, table }))
    this.head = head
    const sealed = (kind: Parameters<typeof sealHash>[0], text: string): SealedText => ({
      text,
      version: head.version,
      hash: sealHash(kind, head, text),
    })
    this.snapshot = append.snapshot && sealed('snapshot', writeVersioned(append.snapshot))
    this.rounds = append.rounds.map(round => ({ ...sealed('round', JSON.stringify(round)), round }))
    this.shoes = (append.shoes ?? []).map(shoe => ({ ...sealed('shoe', JSON.stringify(shoe)), shoe }))
  }
}

interface SealedText {
  readonly text: string
  readonly version: number
  readonly hash: string
}
