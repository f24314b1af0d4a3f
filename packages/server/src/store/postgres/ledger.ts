import pg from 'pg'
import type { EventRow } from '../checked.ts'
import {
  columnsIn,
  type KeptRound,
  type KeptShoe,
  type KeptTable,
  type Ledger,
  NothingKept,
} from '../ledger.ts'
import { PEOPLE } from '../people-chain.ts'
import type { Person } from '../store.ts'

/** So many rows are read at once. */
const PAGE = 1_000

/** A PostgreSQL database, read only; card rooms may be using it. */
export class PostgresLedger implements Ledger {
  readonly #client: pg.Client
  readonly #columns: ReadonlyMap<string, ReadonlySet<string>>
  #cursors = 0

  private constructor(client: pg.Client, columns: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#client = client
    this.#columns = columns
  }

  static async open(url: string): Promise<PostgresLedger> {
    const client = new pg.Client({ connectionString: url, application_name: 'cardroom' })
    await client.connect()
    // One moment of the house, however long the reading takes.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      'SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()',
    )
    const columns = new Map(
      [...Map.groupBy(rows, row => row.table_name)].map(([table, all]) => [
        table,
        new Set(all.map(row => row.column_name)),
      ]),
    )
    if (!columns.has('events') || !columns.has('people')) {
      await client.end()
      throw new NothingKept('no card room is kept in that database')
    }
    return new PostgresLedger(client, columns)
  }

  async count(): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>('SELECT count(*)::int AS count FROM events')
    return rows[0]!.count
  }

  async tables(): Promise<readonly KeptTable[]> {
    const { rows } = await this.#client.query<TableRow>(
      `SELECT t.id, t.opened, t.closed, t.snapshot AS text, t.snapshot_version AS version,
         ${this.#of('tables')('t.snapshot_hash')}, e.hash AS link,
         t.version AS last, t.hash
       FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.version = t.snapshot_version
       ORDER BY t.opened, t.place`,
    )
    return rows.map(({ id, opened, closed, text, version, snapshot_hash, link, last, hash }) => ({
      id,
      opened: Number(opened),
      closed,
      snapshot: text === null ? { text } : { text, version, hash: snapshot_hash, link },
      end: { version: last, hash },
    }))
  }

  async *chain(chain: string): AsyncGenerator<EventRow> {
    const rows =
      chain !== PEOPLE
        ? this.#rows<EventRow>(
            'SELECT version, at, event, hash FROM events WHERE table_id = $1 ORDER BY version',
            chain,
          )
        : this.#columns.has('people_chain')
          ? this.#rows<EventRow>('SELECT version, at, event, hash FROM people_chain ORDER BY version')
          : []
    for await (const row of rows) yield { ...row, at: Number(row.at) }
  }

  async round(id: string): Promise<KeptRound | undefined> {
    const isSealed = this.#columns.get('rounds')?.has('version')
    const { rows } = await this.#client.query<KeptRound>(
      `SELECT r.id, r.table_id AS "table", r.at, r.entry, r.reply AS text, ${this.#of('rounds')('r.version', 'r.hash')},
         ${isSealed ? '(SELECT hash FROM events e WHERE e.table_id = r.table_id AND e.version = r.version)' : 'NULL'} AS link
       FROM rounds r WHERE r.id = $1`,
      [id],
    )
    return rows[0] && { ...rows[0], at: Number(rows[0].at) }
  }

  async shoe(id: string): Promise<KeptShoe | undefined> {
    const isSealed = this.#columns.get('shoes')?.has('version')
    const { rows } = await this.#client.query<KeptShoe>(
      `SELECT s.id, ${isSealed ? 's.table_id' : 'NULL'} AS "table", s.shoe AS text, ${this.#of('shoes')('s.version', 's.hash')},
         ${isSealed ? '(SELECT hash FROM events e WHERE e.table_id = s.table_id AND e.version = s.version)' : 'NULL'} AS link
       FROM shoes s WHERE s.id = $1`,
      [id],
    )
    return rows[0]
  }

  async *roundIds(): AsyncGenerator<string> {
    for await (const { id } of this.#rows<{ id: string }>('SELECT id FROM rounds ORDER BY place')) yield id
  }

  async *shoeIds(): AsyncGenerator<string> {
    for await (const { id } of this.#rows<{ id: string }>('SELECT id FROM shoes ORDER BY id')) yield id
  }

  async people(): Promise<readonly Person[]> {
    const { rows } = await this.#client.query<Person>('SELECT id, name, look, token FROM people ORDER BY id')
    return rows
  }

  async close(): Promise<void> {
    await this.#client.end()
  }

  #of(table: string): ReturnType<typeof columnsIn> {
    return columnsIn(this.#columns.get(table) ?? new Set())
  }

  /** A page at a time: a house may have more rows than there is memory for. */
  async *#rows<Row extends object>(sql: string, ...values: string[]): AsyncGenerator<Row> {
    const cursor = `rows_${++this.#cursors}`
    await this.#client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`, values)
    try {
      for (;;) {
        const { rows } = await this.#client.query<Row>(`FETCH ${PAGE} FROM ${cursor}`)
        yield* rows
        if (rows.length < PAGE) return
      }
    } finally {
      await this.#client.query(`CLOSE ${cursor}`)
    }
  }
}

interface TableRow {
  readonly id: string
  readonly opened: number
  readonly closed: boolean
  readonly text: string | null
  readonly version: number | null
  readonly snapshot_hash: string | null
  readonly link: string | null
  readonly last: number
  readonly hash: string
}
