import pg from 'pg'
import type { Chapter } from '../store/archives.ts'
import { NothingKept } from '../store/ledger.ts'
import type { PackedRow } from '../store/packed.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { archivable, sealedText, type TableRow, type TextRow } from './rows.ts'
import { type Archivable, ArchivedElsewhere, type Draft, type Finished, type Shelf } from './shelf.ts'

/** A PostgreSQL database that card rooms may be using. */
export class PostgresShelf implements Shelf {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(url: string): Promise<PostgresShelf> {
    const client = new pg.Client({ connectionString: url, application_name: 'cardroom archive' })
    await client.connect()
    const { rows } = await client.query<{ kept: string | null }>(`SELECT to_regclass('events') AS kept`)
    if (rows[0]?.kept === null) {
      await client.end()
      throw new NothingKept('no card room is kept in that database')
    }
    // What an older card room lacked is added by opening it.
    await (await PostgresStore.open(url)).close()
    return new PostgresShelf(client)
  }

  async tables(): Promise<readonly Archivable[]> {
    const { rows } = await this.#client.query<TableRow>(
      `SELECT t.id, t.closed, t.snapshot_version AS snapshot, t.version AS "end",
         (SELECT r.version FROM rounds r WHERE r.table_id = t.id ORDER BY r.at DESC, r.place DESC LIMIT 1) AS round,
         coalesce(c.last, 1) AS archived,
         coalesce(c.hash, (SELECT encode(e.hash, 'hex') FROM events e WHERE e.table_id = t.id AND e.version = 1)) AS hash
       FROM tables t LEFT JOIN chapters c ON c.table_id = t.id
         AND c.last = (SELECT max(last) FROM chapters o WHERE o.table_id = t.id)
       ORDER BY t.opened, t.place`,
    )
    return rows.flatMap(archivable)
  }

  async finished({ table, after, before }: Archivable): Promise<readonly Finished[]> {
    const { rows } = await this.#client.query<Finished>(
      `SELECT id, at, version FROM rounds WHERE table_id = $1 AND version > $2 AND version < $3 ORDER BY version, place`,
      [table, after.version, before],
    )
    return rows
  }

  async draft(table: string, after: number, rounds: readonly Finished[]): Promise<Draft> {
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

  async move(chapter: Chapter, { rounds, shoes }: Draft): Promise<void> {
    const { table, first, last, hash, file, place, bytes, sum } = chapter
    const ids = (of: Draft['rounds']) => [of.map(({ id }) => id)]
    await this.#client.query('BEGIN; LOCK TABLE chapters IN SHARE ROW EXCLUSIVE MODE')
    try {
      const { rows } = await this.#client.query<{ last: number }>(
        'SELECT coalesce(max(last), 1) AS last FROM chapters WHERE table_id = $1',
        [table],
      )
      if (rows[0]?.last !== first - 1) throw new ArchivedElsewhere(`somebody else archives ${table}`)
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

  /** For what comes next: the database keeps its files, and nobody waits. */
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
