import type { RoundReply } from '@cardroom/protocol'
import pg from 'pg'
import { beginning, type Head } from '../chain.ts'
import type { EventRow } from '../checked.ts'
import { entryOf } from '../entry.ts'
import type { KeptRound, KeptShoe, KeptTable } from '../ledger.ts'
import { PEOPLE, personIn } from '../people-chain.ts'
import { NotEmpty, type Scribe } from '../scribe.ts'
import type { Person } from '../store.ts'
import { PostgresStore } from './postgres.ts'

/** Writes a house into a PostgreSQL database. */
export class PostgresScribe implements Scribe {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(url: string): Promise<PostgresScribe> {
    await (await PostgresStore.open(url)).close()
    const client = new pg.Client({ connectionString: url, application_name: 'cardroom' })
    await client.connect()
    await client.query('BEGIN; LOCK TABLE tables, people, rounds IN EXCLUSIVE MODE')
    const { rows } = await client.query(
      `SELECT 1 WHERE EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM rounds) OR EXISTS (SELECT 1 FROM people)`,
    )
    if (rows.length === 0) return new PostgresScribe(client)
    await client.end()
    throw new NotEmpty('a card room is kept in that database already')
  }

  async table({ id, opened, closed, snapshot }: KeptTable): Promise<void> {
    const { version, text, hash } =
      snapshot.text === null ? { ...snapshot, version: null, hash: null } : snapshot
    await this.#client.query(
      `INSERT INTO tables (id, opened, closed, hash, snapshot_version, snapshot, snapshot_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, opened, closed, beginning(id).hash, version, text, hash],
    )
  }

  async events(chain: string, rows: readonly EventRow[]): Promise<void> {
    const columns = [
      rows.map(({ version }) => version),
      rows.map(({ at }) => at),
      rows.map(({ event }) => event),
      rows.map(({ hash }) => hash),
    ]
    const unnested = 'unnest($1::int[], $2::bigint[], $3::text[], $4::text[])'
    if (chain === PEOPLE)
      await this.#client.query(
        `INSERT INTO people_chain (version, at, event, hash, person)
         SELECT e.* FROM ROWS FROM (${unnested}, unnest($5::text[])) AS e (version, at, event, hash, p)`,
        [...columns, rows.map(({ event }) => personIn(event))],
      )
    else
      await this.#client.query(
        `INSERT INTO events (table_id, version, at, event, hash) SELECT $5::text, e.* FROM ${unnested} AS e`,
        [...columns, chain],
      )
  }

  async end(table: string, { version, hash }: Head): Promise<void> {
    await this.#client.query('UPDATE tables SET version = $2, hash = $3 WHERE id = $1', [
      table,
      version,
      hash,
    ])
  }

  async round({ id, table, at, entry, text, version, hash }: KeptRound): Promise<void> {
    const reply = JSON.parse(text) as RoundReply
    await this.#client.query(
      'INSERT INTO rounds (id, table_id, at, entry, reply, version, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [id, table, at, entry ?? JSON.stringify(entryOf(reply)), text, version, hash],
    )
    await this.#client.query(
      `INSERT INTO round_players (player, at, round_id) SELECT p, $2, $3 FROM unnest($1::text[]) AS p
       ON CONFLICT DO NOTHING`,
      [reply.players, at, id],
    )
  }

  async shoe({ id, table, text, version, hash }: KeptShoe): Promise<void> {
    await this.#client.query(
      'INSERT INTO shoes (id, shoe, table_id, version, hash) VALUES ($1, $2, $3, $4, $5)',
      [id, text, table, version, hash],
    )
  }

  async person({ id, name, look, token }: Person): Promise<void> {
    await this.#client.query('INSERT INTO people (id, name, look, token) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      look,
      token,
    ])
  }

  async commit(): Promise<void> {
    await this.#client.query('COMMIT')
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}
