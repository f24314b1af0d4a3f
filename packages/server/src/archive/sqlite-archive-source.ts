import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Chapter } from '../store/archives.ts'
import { NoCardRoomError } from '../store/ledger.ts'
import type { PackedRow } from '../store/packed.ts'
import { DATABASE_FILE, lockFolder } from '../store/sqlite.ts'
import {
  type ArchivableTable,
  ArchivedElsewhereError,
  type ArchiveSource,
  type ChapterDraft,
  type FinishedRound,
} from './archive-source.ts'
import { archivableTables, sealedText, type TableRow, type TextRow } from './rows.ts'

/** How long to wait for the card room's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 10_000
/** How many pages are given back at once, so that players do not wait. */
const PAGES_PER_VACUUM = 500

/** A data folder that a card room may be using. */
export class SqliteArchiveSource implements ArchiveSource {
  readonly #folder: string
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  private constructor(folder: string) {
    this.#folder = folder
    this.#db = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: LOCK_TIMEOUT_MS })
    this.#db.exec('PRAGMA synchronous = FULL')
  }

  static async open(folder: string): Promise<SqliteArchiveSource> {
    if (!existsSync(join(folder, DATABASE_FILE)))
      throw new NoCardRoomError(`no card room is kept in ${folder}`)
    return new SqliteArchiveSource(folder)
  }

  async tables(): Promise<readonly ArchivableTable[]> {
    const rows = this.#sql(
      `SELECT t.id, t.closed, t.snapshot_version AS snapshot,
         (SELECT e.version FROM events e WHERE e.table_id = t.id ORDER BY e.version DESC LIMIT 1) AS "end",
         (SELECT r.version FROM rounds r WHERE r.table_id = t.id ORDER BY r.at DESC LIMIT 1) AS round,
         coalesce(c.last, 1) AS archived,
         coalesce(c.hash, (SELECT e.hash FROM events e WHERE e.table_id = t.id AND e.version = 1)) AS hash
       FROM tables t LEFT JOIN chapters c ON c.table_id = t.id
         AND c.last = (SELECT max(last) FROM chapters o WHERE o.table_id = t.id)
       ORDER BY t.opened, t.rowid`,
    ).all() as unknown as TableRow[]
    return rows.flatMap(archivableTables)
  }

  async finished({ table, after, before }: ArchivableTable): Promise<readonly FinishedRound[]> {
    const rows = this.#sql(
      'SELECT id, at, version FROM rounds WHERE table_id = ? AND version > ? AND version < ? ORDER BY version',
    ).all(table, after.version, before)
    return rows as unknown as FinishedRound[]
  }

  async draft(table: string, after: number, rounds: readonly FinishedRound[]): Promise<ChapterDraft> {
    const last = rounds.at(-1)!.version
    const events = this.#sql(
      'SELECT version, at, event, hash FROM events WHERE table_id = ? AND version > ? AND version <= ? ORDER BY version',
    ).all(table, after, last)
    const round = this.#sql('SELECT id, version, hash, reply AS text FROM rounds WHERE id = ?')
    const shoes = this.#sql(
      'SELECT id, version, hash, shoe AS text FROM shoes WHERE table_id = ? AND version > ? AND version <= ?',
    ).all(table, after, last)
    return {
      rows: events as unknown as PackedRow[],
      rounds: rounds.map(({ id }) => sealedText(round.get(id) as unknown as TextRow)),
      shoes: (shoes as unknown as TextRow[]).map(sealedText),
    }
  }

  async endOf(file: string): Promise<number> {
    const row = this.#sql('SELECT coalesce(max(place + bytes), 0) AS "end" FROM chapters WHERE file = ?').get(
      file,
    )
    return Number(row?.end)
  }

  async move(chapter: Chapter, { rounds, shoes }: ChapterDraft): Promise<void> {
    const { table, first, last, hash, file, place, bytes, sum } = chapter
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const known = this.#sql('SELECT coalesce(max(last), 1) AS last FROM chapters WHERE table_id = ?').get(
        table,
      )
      if (known?.last !== first - 1) throw new ArchivedElsewhereError(`somebody else archives ${table}`)
      this.#sql(
        'INSERT INTO chapters (table_id, first, last, hash, file, place, bytes, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ).run(table, first, last, hash, file, place, bytes, sum)
      this.#sql('DELETE FROM events WHERE table_id = ? AND version BETWEEN ? AND ?').run(table, first, last)
      for (const { id } of rounds) this.#sql(`UPDATE rounds SET reply = x'' WHERE id = ?`).run(id)
      for (const { id } of shoes) this.#sql(`UPDATE shoes SET shoe = '' WHERE id = ?`).run(id)
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  /** Shrinks page by page where the database supports it; all at once where nobody is using it. */
  async shrink(): Promise<void> {
    if (this.#pragma('freelist_count') === 0) return
    if (this.#pragma('auto_vacuum') === INCREMENTAL_VACUUM) {
      while (this.#pragma('freelist_count') > 0)
        this.#db.prepare(`PRAGMA incremental_vacuum(${PAGES_PER_VACUUM})`).all()
    } else this.#vacuum()
    this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  }

  #vacuum(): void {
    let lock: DatabaseSync
    try {
      lock = lockFolder(this.#folder)
    } catch {
      // A running card room reuses the space.
      return
    }
    try {
      this.#db.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM')
    } finally {
      lock.close()
    }
  }

  async bytes(): Promise<number> {
    return this.#pragma('page_count') * this.#pragma('page_size')
  }

  async close(): Promise<void> {
    this.#db.close()
  }

  #pragma(name: 'auto_vacuum' | 'freelist_count' | 'page_count' | 'page_size'): number {
    return Number(this.#sql(`PRAGMA ${name}`).get()?.[name])
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

/** The value of `PRAGMA auto_vacuum` for incremental vacuuming. */
const INCREMENTAL_VACUUM = 2
