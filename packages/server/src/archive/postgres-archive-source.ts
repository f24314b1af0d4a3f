import pg from 'pg'
import type { Chapter } from '../store/archives.ts'
import { NoCardRoomError } from '../store/ledger.ts'
import type { PackedRow } from '../store/packed.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import {
  type ArchivableTable,
  ArchivedElsewhereError,
  type ArchiveSource,
  type ChapterDraft,
  type FinishedRound,
} from './archive-source.ts'
import { archivableTables, sealedText, type TableRow, type TextRow } from './rows.ts'

/** A PostgreSQL database that card rooms may be using. */
export class PostgresArchiveSource implements ArchiveSource {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(url: string): Promise<PostgresArchiveSource> {
    const client = new pg.Client({ connectionString: url, application_name: 'cardroom archive' })
    await client.connect()
    const { rows } = await client.query<{ kept: string | null }>(`SELECT to_regclass('events') AS kept`)
    if (rows[0]?.kept === null) {
      await client.end()
      throw new NoCardRoomError('no card room is kept in that database')
    }
    // Opening the store runs the migrations.
    await (await PostgresStore.open(url)).close()
    return new PostgresArchiveSource(client)
  }

  async tables(): Promise<readonly ArchivableTable[]> {
    const { rows } = await this.#client.query<TableRow>(
      `SELECT t.id, t.closed, t.snapshot_version AS snapshot, t.version AS "end",
         (SELECT r.version FROM rounds r WHERE r.table_id = t.id ORDER BY r.at DESC, r.place DESC LIMIT 1) AS round,
         coalesce(c.last, 1) AS archived,
         coalesce(c.hash, (SELECT encode(e.hash, 'hex') FROM events e WHERE e.table_id = t.id AND e.version = 1)) AS hash
       FROM tables t LEFT JOIN chapters c ON c.table_id = t.id
         AND c.last = (SELECT max(last) FROM chapters o WHERE o.table_id = t.id)
       ORDER BY t.opened, t.place`,
    )
    return rows.flatMap(archivableTables)
  }

  async finished({ table, after, before }: ArchivableTable): Promise<readonly FinishedRound[]> {
    const { rows } = await this.#client.query<FinishedRound>(
      `SELECT id, at, version FROM rounds WHERE table_id = $1 AND version > $2 AND version < $3 ORDER BY version, place`,
      [table, after.version, before],
    )
    return rows
  }

  async draft(table: string, after: number, rounds: readonly FinishedRound[]): Promise<ChapterDraft> {
    const range = [table, after, rounds.at(-1)!.version]
    const events = await this.#client.query<PackedRow>(
      'SELECT version, at, event, hash FROM events WHERE table_id = $1 AND version > $2 AND version <= $3 ORDER BY version',
      range,
    )
    const texts = await this.#client.query<TextRow>(
      'SELECT id, version, hash, reply AS text FROM rounds WHERE id = ANY($1) ORDER BY version, place',
      [rounds.map(({ id }) => id)],
    )
    const shoes = await this.#client.query<TextRow>(
      'SELECT id, version, hash, shoe AS text FROM shoes WHERE table_id = $1 AND version > $2 AND version <= $3',
      range,
    )
    return { rows: events.rows, rounds: texts.rows.map(sealedText), shoes: shoes.rows.map(sealedText) }
  }

  async endOf(file: string): Promise<number> {
    const { rows } = await this.#client.query<{ end: number }>(
      'SELECT coalesce(max(place + bytes), 0) AS "end" FROM chapters WHERE file = $1',
      [file],
    )
    return rows[0]!.end
  }

  async move(chapter: Chapter, { rounds, shoes }: ChapterDraft): Promise<void> {
    const { table, first, last, hash, file, place, bytes, sum } = chapter
    const ids = (of: ChapterDraft['rounds']) => [of.map(({ id }) => id)]
    await this.#client.query('BEGIN; LOCK TABLE chapters IN SHARE ROW EXCLUSIVE MODE')
    try {
      const { rows } = await this.#client.query<{ last: number }>(
        'SELECT coalesce(max(last), 1) AS last FROM chapters WHERE table_id = $1',
        [table],
      )
      if (rows[0]?.last !== first - 1) throw new ArchivedElsewhereError(`somebody else archives ${table}`)
      await this.#client.query(
        `INSERT INTO chapters (table_id, first, last, hash, file, place, bytes, sum)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [table, first, last, hash, file, place, bytes, sum],
      )
      const range = [table, first, last]
      await this.#client.query('DELETE FROM events WHERE table_id = $1 AND version BETWEEN $2 AND $3', range)
      await this.#client.query(`UPDATE rounds SET reply = '' WHERE id = ANY($1)`, ids(rounds))
      await this.#client.query(`UPDATE shoes SET shoe = '' WHERE id = ANY($1)`, ids(shoes))
      await this.#client.query('COMMIT')
    } catch (error) {
      await this.#client.query('ROLLBACK')
      throw error
    }
  }

  /** Frees space for later rows; the files keep their size, and nobody waits. */
  async shrink(): Promise<void> {
    await this.#client.query('VACUUM events, rounds, shoes')
  }

  async bytes(): Promise<number> {
    const { rows } = await this.#client.query<{ bytes: number }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    )
    return rows[0]!.bytes
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}
