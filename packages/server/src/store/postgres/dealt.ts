import type { SessionEntry } from '@cardroom/engine/dealt'
import { Conflict, type DealtStore, dealtChain, type StoredDealtSession } from '@cardroom/room/store'
import pg from 'pg'
import {
  type DealtRow,
  type DealtSessionRow,
  dealtBeginning,
  dealtBegun,
  dealtEntries,
  dealtRows,
  dealtSessionRow,
} from '../dealt.ts'
import { checkHead, type HeadsFile } from '../heads.ts'
import { UNIQUE_VIOLATION } from './accounts.ts'
import { inTransaction } from './in-transaction.ts'

export class PostgresDealt implements DealtStore {
  readonly #pool: pg.Pool
  readonly #heads: HeadsFile | undefined

  constructor(pool: pg.Pool, heads: HeadsFile | undefined) {
    this.#pool = pool
    this.#heads = heads
  }

  async begin(session: StoredDealtSession): Promise<void> {
    const { id, key, at, settings } = dealtSessionRow(session)
    try {
      await this.#pool.query('INSERT INTO dealt_sessions (id, key, at, settings) VALUES ($1, $2, $3, $4)', [
        id,
        key,
        at,
        settings,
      ])
    } catch (error) {
      const isTaken = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION
      throw isTaken ? new Conflict(`${id} is there already`) : error
    }
  }

  async session(id: string): Promise<StoredDealtSession | undefined> {
    const row = await this.#row(this.#pool, id)
    return row && dealtBegun(row)
  }

  async entries(id: string, after: number): Promise<readonly SessionEntry[]> {
    const row = await this.#row(this.#pool, id)
    const known = this.#heads?.get(dealtChain(id))
    if (known) checkHead(id, known, await this.#hashAt(id, known.version))
    if (!row) return []
    const { rows } = await this.#pool.query<DealtRow>(
      'SELECT version, at, entry, hash FROM dealt_entries WHERE session = $1 AND version >= $2 ORDER BY version',
      [id, after],
    )
    return dealtEntries(row, after, rows)
  }

  async append(id: string, after: number, at: number, entries: readonly SessionEntry[]): Promise<void> {
    const end = await inTransaction(this.#pool, async client => {
      const row = await this.#row(client, id, 'FOR UPDATE')
      if (!row) throw new Conflict(`${id} is not there`)
      const { rows } = await client.query<{ version: number; hash: string }>(
        'SELECT version, hash FROM dealt_entries WHERE session = $1 ORDER BY version DESC LIMIT 1',
        [id],
      )
      const head = rows[0] ?? dealtBeginning(row)
      if (head.version !== after) throw new Conflict(`${id} is at ${head.version}, not at ${after}`)
      const written = dealtRows(head, at, entries)
      for (const one of written) {
        await client.query(
          'INSERT INTO dealt_entries (session, version, at, entry, hash) VALUES ($1, $2, $3, $4, $5)',
          [id, one.version, at, one.entry, one.hash],
        )
      }
      return written.at(-1)
    })
    if (end) this.#heads?.note(new Map([[dealtChain(id), { version: end.version, hash: end.hash }]]))
  }

  async #hashAt(id: string, version: number): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ hash: string }>(
      'SELECT hash FROM dealt_entries WHERE session = $1 AND version = $2',
      [id, version],
    )
    return rows[0]?.hash
  }

  async #row(
    client: Pick<pg.Pool | pg.PoolClient, 'query'>,
    id: string,
    lock: '' | 'FOR UPDATE' = '',
  ): Promise<DealtSessionRow | undefined> {
    const { rows } = await client.query<DealtSessionRow>(
      `SELECT id, key, at, settings FROM dealt_sessions WHERE id = $1 ${lock}`,
      [id],
    )
    return rows[0]
  }
}
