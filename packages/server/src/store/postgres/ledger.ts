import type { Credential, Person, Session } from '@cardroom/room/store'
import { type AccountRow, isHouseChain, type TransferRow } from '@cardroom/room/store'
import pg from 'pg'
import {
  Archives,
  type Chapter,
  chapterQuery,
  type EventsRow,
  eventsQuery,
  isArchived,
  type SealedTextRow,
} from '../archives.ts'
import { DEALT_ENDS_QUERY, type DealtRow, type DealtSessionRow, type DealtSessionRows } from '../dealt.ts'
import { ACCOUNT_COLUMNS, TRANSFER_COLUMNS } from '../house-chain.ts'
import type { Ledger, LedgerListing, LedgerRound, LedgerShoe, LedgerTable } from '../ledger.ts'
import { type PackedHash, type PackedRow, type PackedText, unpack } from '../packed.ts'
import { PEOPLE_CHAIN } from '../people-chain.ts'
import { snapshotRow } from '../snapshot.ts'
import { checkVersion } from '../store-version.ts'
import { POSTGRES_MIGRATIONS, postgresVersion } from './migrations.ts'
import './whole-numbers.ts'

/** How many rows are read at once. */
const ROWS_PER_FETCH = 1_000

/** A PostgreSQL database, read only; card rooms may be using it. */
export class PostgresLedger implements Ledger {
  readonly #client: pg.Client
  readonly #archives: Archives
  #cursors = 0

  private constructor(client: pg.Client, archives: Archives) {
    this.#client = client
    this.#archives = archives
  }

  /** `folder`: the house's own, for archives that lie there. */
  static async open(url: string, folder: string): Promise<PostgresLedger> {
    const client = new pg.Client({ connectionString: url, application_name: 'cardroom' })
    await client.connect()
    // A single snapshot, however long the reading takes.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    try {
      checkVersion(await postgresVersion(client), POSTGRES_MIGRATIONS.length, 'that database')
    } catch (error) {
      await client.end()
      throw error
    }
    return new PostgresLedger(client, new Archives(folder))
  }

  /** PostgreSQL checks the checksum of each page as it reads it. */
  async flaw(): Promise<undefined> {
    return undefined
  }

  async count(): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>(
      'SELECT coalesce(sum(version), 0)::int AS count FROM tables',
    )
    return rows[0]!.count
  }

  async tables(): Promise<readonly LedgerTable[]> {
    const { rows } = await this.#client.query<TableRow>(
      `SELECT t.id, t.opened, t.closed, t.snapshot AS text, t.snapshot_version AS version,
         t.snapshot_hash, e.hash AS link,
         t.version AS last, t.hash
       FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.version = t.snapshot_version
       ORDER BY t.opened, t.place`,
    )
    return rows.map(({ id, opened, closed, text, version, snapshot_hash, link, last, hash }) => ({
      id,
      opened,
      closed,
      snapshot: snapshotRow({ text, version, hash: snapshot_hash, link }),
      end: { version: last, hash },
    }))
  }

  async *chain(chain: string, after = 0): AsyncGenerator<PackedRow> {
    if (isHouseChain(chain)) {
      yield* this.#rows<PackedRow>(
        `SELECT version, at, event, hash FROM house_chain WHERE chain = $1 AND version > ${after} ORDER BY version`,
        chain,
      )
      return
    }
    if (chain === PEOPLE_CHAIN) {
      yield* this.#rows<PackedRow>('SELECT version, at, event, hash FROM people_chain ORDER BY version')
      return
    }
    const rows = this.#rows<EventsRow>(eventsQuery('$1', `${after + 1}`), chain)
    // A chapter is read as a whole.
    for await (const row of rows)
      for (const one of this.#archives.among([row])) if (one.version > after) yield one
  }

  async #chapterOf(row: SealedTextRow): Promise<Chapter | undefined> {
    if (!isArchived(row)) return undefined
    const { rows } = await this.#client.query<Chapter>(chapterQuery('$1', '$2'), [row.table, row.version])
    return rows[0]
  }

  async round(id: string): Promise<LedgerRound | undefined> {
    const { rows } = await this.#client.query<RoundRow>(
      `SELECT r.table_id AS "table", r.at, r.entry, r.reply AS text, r.version, r.hash,
         (SELECT hash FROM events e WHERE e.table_id = r.table_id AND e.version = r.version) AS link
       FROM rounds r WHERE r.id = $1`,
      [id],
    )
    const [row] = rows
    if (!row) return undefined
    const { table, at, entry } = row
    const sealed = this.#archives.sealed('rounds', id, row, await this.#chapterOf(row))
    return { id, table, at, entry: unpack(entry), ...sealed }
  }

  async shoe(id: string): Promise<LedgerShoe | undefined> {
    const { rows } = await this.#client.query<SealedTextRow>(
      `SELECT s.table_id AS "table", s.shoe AS text, s.version, s.hash,
         (SELECT hash FROM events e WHERE e.table_id = s.table_id AND e.version = s.version) AS link
       FROM shoes s WHERE s.id = $1`,
      [id],
    )
    const [row] = rows
    if (!row) return undefined
    const sealed = this.#archives.sealed('shoes', id, row, await this.#chapterOf(row))
    return { id, table: row.table, ...sealed }
  }

  async *roundIds(): AsyncGenerator<string> {
    for await (const { id } of this.#rows<{ id: string }>('SELECT id FROM rounds ORDER BY place')) yield id
  }

  async *shoeIds(): AsyncGenerator<string> {
    for await (const { id } of this.#rows<{ id: string }>('SELECT id FROM shoes ORDER BY id')) yield id
  }

  async *listings(): AsyncGenerator<LedgerListing> {
    const rows = this.#rows<Omit<LedgerListing, 'entry'> & { readonly entry: PackedText | null }>(
      `SELECT coalesce(r.id, p.round_id) AS round, r.entry, coalesce(p.named, '[]') AS named
       FROM rounds r FULL JOIN
         (SELECT round_id, json_agg(json_build_array(player, at)) AS named FROM round_players GROUP BY round_id) p
         ON p.round_id = r.id`,
    )
    for await (const { entry, ...row } of rows) yield { ...row, entry: entry === null ? null : unpack(entry) }
  }

  async people(): Promise<readonly Person[]> {
    const { rows } = await this.#client.query<Person>('SELECT id, name, look FROM people ORDER BY id')
    return rows
  }

  async accounts(): Promise<readonly AccountRow[]> {
    return (await this.#client.query<AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM accounts`)).rows
  }

  async *transfers(chain: string): AsyncGenerator<TransferRow> {
    yield* this.#rows<TransferRow>(
      `SELECT ${TRANSFER_COLUMNS} FROM transfers WHERE chain = $1 ORDER BY version, n`,
      chain,
    )
  }

  async *sessions(): AsyncGenerator<Session> {
    const rows = this.#rows<Session>(
      'SELECT id, person, token, begun, by, browser, used FROM sessions ORDER BY id',
    )
    for await (const row of rows) yield { ...row, begun: Number(row.begun), used: Number(row.used) }
  }

  async *credentials(): AsyncGenerator<Credential> {
    const rows = this.#rows<Credential>(
      'SELECT id, person, kind, verifier, label, added, used, counter FROM credentials ORDER BY id',
    )
    for await (const row of rows)
      yield {
        ...row,
        added: Number(row.added),
        used: row.used === null ? null : Number(row.used),
        counter: Number(row.counter),
      }
  }

  async dealtEnds(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#client.query<{ session: string; version: number }>(DEALT_ENDS_QUERY)
    return new Map(rows.map(({ session, version }) => [session, version]))
  }

  async *dealt(ids?: readonly string[]): AsyncGenerator<DealtSessionRows> {
    const all = 'SELECT id, key, at, settings FROM dealt_sessions'
    const sessions = ids
      ? this.#rows<DealtSessionRow>(
          `${all} WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb)) ORDER BY id`,
          JSON.stringify(ids),
        )
      : this.#rows<DealtSessionRow>(`${all} ORDER BY id`)
    for await (const session of sessions) {
      const { rows } = await this.#client.query<DealtRow>(
        'SELECT version, at, entry, hash FROM dealt_entries WHERE session = $1 ORDER BY version',
        [session.id],
      )
      yield { session, rows }
    }
  }

  async close(): Promise<void> {
    await this.#client.end()
  }

  /** Reads page by page: a house may have more rows than fit into memory. */
  async *#rows<Row extends object>(sql: string, ...values: string[]): AsyncGenerator<Row> {
    const cursor = `rows_${++this.#cursors}`
    await this.#client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`, values)
    try {
      for (;;) {
        const { rows } = await this.#client.query<Row>(`FETCH ${ROWS_PER_FETCH} FROM ${cursor}`)
        yield* rows
        if (rows.length < ROWS_PER_FETCH) return
      }
    } finally {
      await this.#client.query(`CLOSE ${cursor}`)
    }
  }
}

interface RoundRow extends SealedTextRow {
  readonly table: string
  readonly at: number
  readonly entry: PackedText
}

interface TableRow {
  readonly id: string
  readonly opened: number
  readonly closed: boolean
  readonly text: string | null
  readonly version: number | null
  readonly snapshot_hash: string | null
  readonly link: PackedHash | null
  readonly last: number
  readonly hash: string
}
