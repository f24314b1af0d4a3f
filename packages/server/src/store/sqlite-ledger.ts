import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Credential, Person, Session } from '@cardroom/room/store'
import { type AccountRow, isHouseChain, type TransferRow } from '@cardroom/room/store'
import {
  Archives,
  type Chapter,
  chapterQuery,
  type EventsRow,
  eventsQuery,
  isArchived,
  type SealedTextRow,
} from './archives.ts'
import { DEALT_ENDS_QUERY, type DealtRow, type DealtSessionRow, type DealtSessionRows } from './dealt.ts'
import { ACCOUNT_COLUMNS, TRANSFER_COLUMNS } from './house-chain.ts'
import {
  type Ledger,
  type LedgerListing,
  type LedgerRound,
  type LedgerShoe,
  type LedgerTable,
  NoCardRoomError,
} from './ledger.ts'
import { type PackedRow, type PackedText, unpack } from './packed.ts'
import { PEOPLE_CHAIN } from './people-chain.ts'
import { type SnapshotColumns, snapshotRow } from './snapshot.ts'
import { DATABASE_FILE } from './sqlite.ts'
import { SQLITE_MIGRATIONS, sqliteVersion } from './sqlite-migrations.ts'
import { checkVersion } from './store-version.ts'

/** A data folder, read only; a card room may be using it. */
export class SqliteLedger implements Ledger {
  readonly #db: DatabaseSync
  readonly #archives: Archives
  readonly #statements = new Map<string, StatementSync>()

  constructor(folder: string) {
    const file = join(folder, DATABASE_FILE)
    if (!existsSync(file)) throw new NoCardRoomError(`no card room is kept in ${folder}`)
    this.#archives = new Archives(folder)
    this.#db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    // A single snapshot, however long the reading takes.
    this.#db.exec('BEGIN')
    try {
      checkVersion(sqliteVersion(this.#db), SQLITE_MIGRATIONS.length, folder)
    } catch (error) {
      this.#db.close()
      throw error
    }
  }

  async flaw(): Promise<string | undefined> {
    const found = this.#sql('PRAGMA integrity_check(1)').get() as { integrity_check: string }
    return found.integrity_check === 'ok' ? undefined : found.integrity_check
  }

  async count(): Promise<number> {
    const { count } = this.#sql(
      'SELECT coalesce(sum(last), 0) AS count FROM (SELECT max(version) AS last FROM events GROUP BY table_id)',
    ).get() as { count: number }
    return count
  }

  async tables(): Promise<readonly LedgerTable[]> {
    const rows = this.#sql(
      `SELECT t.id, t.opened, t.closed, t.snapshot AS text, t.snapshot_version AS version,
         t.snapshot_hash AS hash, e.hash AS link
       FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.version = t.snapshot_version
       ORDER BY t.opened, t.rowid`,
    ).all() as unknown as TableRow[]
    return rows.map(({ id, opened, closed, ...snapshot }) => ({
      id,
      opened,
      closed: closed !== 0,
      snapshot: snapshotRow(snapshot),
    }))
  }

  async *chain(chain: string, after = 0): AsyncGenerator<PackedRow> {
    if (isHouseChain(chain)) {
      yield* this.#rows<PackedRow>(
        'SELECT version, at, event, hash FROM house_chain WHERE chain = ? AND version > ? ORDER BY version',
        chain,
        after,
      )
    } else if (chain !== PEOPLE_CHAIN) {
      const rows = this.#rows<EventsRow>(eventsQuery('?1', '?2'), chain, after + 1)
      // A chapter is read as a whole.
      for (const row of this.#archives.among(rows)) if (row.version > after) yield row
    } else {
      yield* this.#rows<PackedRow>('SELECT version, at, event, hash FROM people_chain ORDER BY version')
    }
  }

  #chapterOf(row: SealedTextRow): Chapter | undefined {
    if (!isArchived(row)) return undefined
    return this.#sql(chapterQuery('?', '?')).get(row.table, row.version) as Chapter | undefined
  }

  async round(id: string): Promise<LedgerRound | undefined> {
    const row = this.#sql(
      `SELECT r.table_id AS "table", r.at, r.reply AS text, r.entry, r.version, r.hash,
         (SELECT hash FROM events e WHERE e.table_id = r.table_id AND e.version = r.version) AS link
       FROM rounds r WHERE r.id = ?`,
    ).get(id) as RoundRow | undefined
    if (!row) return undefined
    const { table, at, entry } = row
    return {
      id,
      table,
      at,
      entry: unpack(entry),
      ...this.#archives.sealed('rounds', id, row, this.#chapterOf(row)),
    }
  }

  async shoe(id: string): Promise<LedgerShoe | undefined> {
    const row = this.#sql(
      `SELECT s.table_id AS "table", s.shoe AS text, s.version, s.hash,
         (SELECT hash FROM events e WHERE e.table_id = s.table_id AND e.version = s.version) AS link
       FROM shoes s WHERE s.id = ?`,
    ).get(id) as SealedTextRow | undefined
    return row && { id, table: row.table, ...this.#archives.sealed('shoes', id, row, this.#chapterOf(row)) }
  }

  async *roundIds(): AsyncGenerator<string> {
    for (const { id } of this.#rows<{ id: string }>('SELECT id FROM rounds ORDER BY rowid')) yield id
  }

  async *shoeIds(): AsyncGenerator<string> {
    for (const { id } of this.#rows<{ id: string }>('SELECT id FROM shoes ORDER BY id')) yield id
  }

  async *listings(): AsyncGenerator<LedgerListing> {
    const rows = this.#rows<{ round: string; entry: PackedText | null; named: string | null }>(
      `SELECT coalesce(r.id, p.round_id) AS round, r.entry, p.named
       FROM rounds r FULL JOIN
         (SELECT round_id, json_group_array(json_array(player, at)) AS named FROM round_players GROUP BY round_id) p
         ON p.round_id = r.id`,
    )
    for (const { round, entry, named } of rows)
      yield { round, entry: entry === null ? null : unpack(entry), named: JSON.parse(named ?? '[]') }
  }

  async people(): Promise<readonly Person[]> {
    return this.#sql('SELECT id, name, look FROM people ORDER BY rowid').all() as unknown as Person[]
  }

  async accounts(): Promise<readonly AccountRow[]> {
    return this.#sql(`SELECT ${ACCOUNT_COLUMNS} FROM accounts`).all() as unknown as AccountRow[]
  }

  async *transfers(chain: string): AsyncGenerator<TransferRow> {
    yield* this.#rows<TransferRow>(
      `SELECT ${TRANSFER_COLUMNS} FROM transfers WHERE chain = ? ORDER BY version, n`,
      chain,
    )
  }

  async *sessions(): AsyncGenerator<Session> {
    yield* this.#rows<Session>('SELECT id, person, token, begun, by, browser, used FROM sessions ORDER BY id')
  }

  async *credentials(): AsyncGenerator<Credential> {
    yield* this.#rows<Credential>(
      'SELECT id, person, kind, verifier, label, added, used, counter FROM credentials ORDER BY id',
    )
  }

  async dealtEnds(): Promise<ReadonlyMap<string, number>> {
    const rows = this.#rows<{ session: string; version: number }>(DEALT_ENDS_QUERY)
    return new Map([...rows].map(({ session, version }) => [session, version]))
  }

  async *dealt(ids?: readonly string[]): AsyncGenerator<DealtSessionRows> {
    const all = 'SELECT id, key, at, settings FROM dealt_sessions'
    const sessions = ids
      ? this.#rows<DealtSessionRow>(
          `${all} WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`,
          JSON.stringify(ids),
        )
      : this.#rows<DealtSessionRow>(`${all} ORDER BY id`)
    for (const session of sessions) {
      const rows = this.#rows<DealtRow>(
        'SELECT version, at, entry, hash FROM dealt_entries WHERE session = ? ORDER BY version',
        session.id,
      )
      yield { session, rows: [...rows] }
    }
  }

  async close(): Promise<void> {
    this.#db.close()
  }

  *#rows<Row>(sql: string, ...values: (string | number)[]): Generator<Row> {
    // Prepared anew: several iterations may run at once.
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

interface RoundRow extends SealedTextRow {
  readonly table: string
  readonly at: number
  readonly entry: PackedText
}

interface TableRow extends SnapshotColumns {
  readonly id: string
  readonly opened: number
  readonly closed: number
}
