import type { RoundReply } from '@cardroom/protocol'
import type { Credential, Person, Session } from '@cardroom/room/store'
import { type AccountRow, isHouseChain, type TransferRow } from '@cardroom/room/store'
import pg from 'pg'
import { chainStart, type Head } from '../chain.ts'
import type { DealtSessionRows } from '../dealt.ts'
import { type EventWriter, NotEmptyError } from '../event-writer.ts'
import type { LedgerRound, LedgerShoe, LedgerTable } from '../ledger.ts'
import { hashBytes, hashText, type PackedRow, pack, unpack } from '../packed.ts'
import { aboutIn, PEOPLE_CHAIN } from '../people-chain.ts'
import { insertCredential, insertSession } from './accounts.ts'
import { PostgresStore } from './postgres.ts'

/** Writes a house into a PostgreSQL database. */
export class PostgresEventWriter implements EventWriter {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(url: string): Promise<PostgresEventWriter> {
    await (await PostgresStore.open(url)).close()
    const client = new pg.Client({ connectionString: url, application_name: 'cardroom' })
    await client.connect()
    await client.query('BEGIN; LOCK TABLE tables, people, rounds IN EXCLUSIVE MODE')
    const { rows } = await client.query(
      `SELECT 1 WHERE EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM rounds) OR EXISTS (SELECT 1 FROM people)
         OR EXISTS (SELECT 1 FROM house_chain)`,
    )
    if (rows.length === 0) return new PostgresEventWriter(client)
    await client.end()
    throw new NotEmptyError('a card room is kept in that database already')
  }

  async table({ id, opened, closed, snapshot }: LedgerTable): Promise<void> {
    const { version, text, hash } =
      snapshot.text === null ? { ...snapshot, version: null, hash: null } : snapshot
    await this.#client.query(
      `INSERT INTO tables (id, opened, closed, hash, snapshot_version, snapshot, snapshot_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, opened, closed, chainStart(id).hash, version, text, hash],
    )
  }

  async events(chain: string, rows: readonly PackedRow[]): Promise<void> {
    const texts = rows.map(({ event }) => unpack(event))
    const hashes = rows.map(({ hash }) => hashText(hash))
    const columns = [rows.map(({ version }) => version), rows.map(({ at }) => at)]
    if (isHouseChain(chain))
      await this.#client.query(
        `INSERT INTO house_chain (chain, version, at, event, hash)
         SELECT $5::text, e.* FROM unnest($1::int[], $2::bigint[], $3::text[], $4::text[]) AS e`,
        [...columns, texts, hashes, chain],
      )
    else if (chain === PEOPLE_CHAIN)
      await this.#client.query(
        `INSERT INTO people_chain (version, at, event, hash, person)
         SELECT * FROM unnest($1::int[], $2::bigint[], $3::text[], $4::text[], $5::text[])`,
        [...columns, texts, hashes, texts.map(aboutIn)],
      )
    else
      await this.#client.query(
        `INSERT INTO events (table_id, version, at, event, hash)
         SELECT $5::text, e.* FROM unnest($1::int[], $2::bigint[], $3::bytea[], $4::bytea[]) AS e`,
        [...columns, texts.map(text => pack('events', text)), hashes.map(hashBytes), chain],
      )
  }

  async end(table: string, { version, hash }: Head): Promise<void> {
    await this.#client.query('UPDATE tables SET version = $2, hash = $3 WHERE id = $1', [
      table,
      version,
      hash,
    ])
  }

  async round({ id, table, at, entry, text, version, hash }: LedgerRound): Promise<void> {
    const reply = JSON.parse(text) as RoundReply
    await this.#client.query(
      'INSERT INTO rounds (id, table_id, at, entry, reply, version, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [id, table, at, pack('rounds', entry), pack('rounds', text), version, hashBytes(hash)],
    )
    await this.#client.query(
      `INSERT INTO round_players (player, at, round_id) SELECT p, $2, $3 FROM unnest($1::text[]) AS p
       ON CONFLICT DO NOTHING`,
      [reply.players, at, id],
    )
  }

  async shoe({ id, table, text, version, hash }: LedgerShoe): Promise<void> {
    await this.#client.query(
      'INSERT INTO shoes (id, shoe, table_id, version, hash) VALUES ($1, $2, $3, $4, $5)',
      [id, text, table, version, hash],
    )
  }

  async person({ id, name, look }: Person): Promise<void> {
    await this.#client.query('INSERT INTO people (id, name, look) VALUES ($1, $2, $3)', [id, name, look])
  }

  async account({ name, cents, moves, day }: AccountRow): Promise<void> {
    await this.#client.query('INSERT INTO accounts (name, cents, moves, day) VALUES ($1, $2, $3, $4)', [
      name,
      cents,
      moves,
      day,
    ])
  }

  async transfer({ chain, version, n, at, from, to, cents, why }: TransferRow): Promise<void> {
    await this.#client.query(
      `INSERT INTO transfers (chain, version, n, at, from_account, to_account, cents, why)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [chain, version, n, at, from, to, cents, why],
    )
  }

  async session(session: Session): Promise<void> {
    await this.#client.query(...insertSession(session))
  }

  async credential(credential: Credential): Promise<void> {
    await this.#client.query(...insertCredential(credential))
  }

  async dealt({ session: { id, key, at, settings }, rows }: DealtSessionRows): Promise<void> {
    await this.#client.query('INSERT INTO dealt_sessions (id, key, at, settings) VALUES ($1, $2, $3, $4)', [
      id,
      key,
      at,
      settings,
    ])
    for (const row of rows) {
      await this.#client.query(
        'INSERT INTO dealt_entries (session, version, at, entry, hash) VALUES ($1, $2, $3, $4, $5)',
        [id, row.version, row.at, row.entry, row.hash],
      )
    }
  }

  async commit(): Promise<void> {
    await this.#client.query('COMMIT')
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}
