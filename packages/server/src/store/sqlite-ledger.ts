import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { EventRow } from './checked.ts'
import {
  columnsIn,
  type KeptRound,
  type KeptShoe,
  type KeptTable,
  type Ledger,
  NothingKept,
} from './ledger.ts'
import { PEOPLE } from './people-chain.ts'
import { DATABASE_FILE } from './sqlite.ts'
import type { Person } from './store.ts'

/** A data folder, read only; a card room may be using it. */
export class SqliteLedger implements Ledger {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(folder: string) {
    const file = join(folder, DATABASE_FILE)
    if (!existsSync(file)) throw new NothingKept(`no card room is kept in ${folder}`)
    this.#db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    // One moment of the house, however long the reading takes.
    this.#db.exec('BEGIN')
    if (!this.#has('events')) {
      this.#db.close()
      throw new NothingKept(`no card room is kept in ${folder}`)
    }
  }

  async count(): Promise<number> {
    return (this.#sql('SELECT count(*) AS count FROM events').get() as { count: number }).count
  }

  async tables(): Promise<readonly KeptTable[]> {
    const columns = this.#columns('tables')
    const rows = this.#sql(
      `SELECT t.id, t.opened, t.closed, t.snapshot AS text, t.snapshot_version AS version,
         ${columns('t.snapshot_hash')}, e.hash AS link
       FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.version = t.snapshot_version
       ORDER BY t.opened, t.rowid`,
    ).all() as unknown as TableRow[]
    return rows.map(({ id, opened, closed, text, version, snapshot_hash: hash, link }) => ({
      id,
      opened,
      closed: closed !== 0,
      snapshot: text === null ? { text } : { text, version, hash, link },
    }))
  }

  async *chain(chain: string): AsyncGenerator<EventRow> {
    if (chain !== PEOPLE) {
      yield* this.#rows<EventRow>(
        'SELECT version, at, event, hash FROM events WHERE table_id = ? ORDER BY version',
        chain,
      )
    } else if (this.#has('people_chain')) {
      yield* this.#rows<EventRow>('SELECT version, at, event, hash FROM people_chain ORDER BY version')
    }
  }

  async round(id: string): Promise<KeptRound | undefined> {
    const columns = this.#columns('rounds')
    const joined = columns('r.version').startsWith('NULL') ? 'NULL' : 'r.version'
    return this.#sql(
      `SELECT r.id, r.table_id AS "table", r.at, r.reply AS text, ${columns('r.entry', 'r.version', 'r.hash')},
         (SELECT hash FROM events e WHERE e.table_id = r.table_id AND e.version = ${joined}) AS link
       FROM rounds r WHERE r.id = ?`,
    ).get(id) as KeptRound | undefined
  }

  async shoe(id: string): Promise<KeptShoe | undefined> {
    if (!this.#has('shoes')) return undefined
    const columns = this.#columns('shoes')
    const isSealed = !columns('s.version').startsWith('NULL')
    const link = isSealed
      ? '(SELECT hash FROM events e WHERE e.table_id = s.table_id AND e.version = s.version)'
      : 'NULL'
    return this.#sql(
      `SELECT s.id, ${isSealed ? 's.table_id' : 'NULL'} AS "table", s.shoe AS text,
         ${columns('s.version', 's.hash')}, ${link} AS link FROM shoes s WHERE s.id = ?`,
    ).get(id) as KeptShoe | undefined
  }

  async *roundIds(): AsyncGenerator<string> {
    for (const { id } of this.#rows<{ id: string }>('SELECT id FROM rounds ORDER BY rowid')) yield id
  }

  async *shoeIds(): AsyncGenerator<string> {
    if (!this.#has('shoes')) return
    for (const { id } of this.#rows<{ id: string }>('SELECT id FROM shoes ORDER BY id')) yield id
  }

  async people(): Promise<readonly Person[]> {
    const columns = this.#columns('people')
    return this.#sql(
      `SELECT p.id, p.name, ${columns('p.look')}, p.token FROM people p ORDER BY rowid`,
    ).all() as unknown as Person[]
  }

  async close(): Promise<void> {
    this.#db.close()
  }

  #has(table: string): boolean {
    return this.#sql("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined
  }

  #columns(table: string): ReturnType<typeof columnsIn> {
    const rows = this.#sql(`PRAGMA table_info(${table})`).all() as { name: string }[]
    return columnsIn(new Set(rows.map(({ name }) => name)))
  }

  *#rows<Row>(sql: string, ...values: string[]): Generator<Row> {
    // A statement of its own: several may be read at once.
    for (const row of this.#db.prepare(sql).iterate(...values)) yield row as Row
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text)
    if (!statement) {
      statement = this.#db.prepare(text)
      this.#statements.set(text, statement)
    }
    return statement
  }
}

interface TableRow {
  readonly id: string
  readonly opened: number
  readonly closed: number
  readonly text: string | null
  readonly version: number | null
  readonly snapshot_hash: string | null
  readonly link: string | null
}
