import type { StatementSync } from 'node:sqlite'
import type { SessionEntry } from '@cardroom/engine/dealt'
import { Conflict, type DealtStore, dealtChain, type StoredDealtSession } from '@cardroom/room/store'
import type { Head } from './chain.ts'
import {
  type DealtRow,
  type DealtSessionRow,
  dealtBeginning,
  dealtBegun,
  dealtEntries,
  dealtRows,
  dealtSessionRow,
} from './dealt.ts'
import { checkHead, type SealedHead } from './heads.ts'

/** What hand-dealt sessions need of a folder's store. */
export interface DealtPlace {
  sql(text: string): StatementSync
  /** Writes in a transaction; work may throw a `Conflict` only before it has written. */
  write(work: (heads: Map<string, SealedHead>) => void): Promise<void>
  /** The head of a chain as it is known outside. */
  known(chain: string): Head | undefined
}

export class SqliteDealt implements DealtStore {
  readonly #place: DealtPlace

  constructor(place: DealtPlace) {
    this.#place = place
  }

  begin(session: StoredDealtSession): Promise<void> {
    const { id, key, at, settings } = dealtSessionRow(session)
    return this.#place.write(() => {
      if (this.#row(id)) throw new Conflict(`${id} is there already`)
      this.#place
        .sql('INSERT INTO dealt_sessions (id, key, at, settings) VALUES (?, ?, ?, ?)')
        .run(id, key, at, settings)
    })
  }

  async session(id: string): Promise<StoredDealtSession | undefined> {
    const row = this.#row(id)
    return row && dealtBegun(row)
  }

  async entries(id: string, after: number): Promise<readonly SessionEntry[]> {
    const row = this.#row(id)
    const known = this.#place.known(dealtChain(id))
    if (known) checkHead(id, known, this.hashAt(id, known.version))
    return row ? dealtEntries(row, after, this.#rows(id, after)) : []
  }

  append(id: string, after: number, at: number, entries: readonly SessionEntry[]): Promise<void> {
    return this.#place.write(heads => {
      const row = this.#row(id)
      if (!row) throw new Conflict(`${id} is not there`)
      const head = this.end(id) ?? dealtBeginning(row)
      if (head.version !== after) throw new Conflict(`${id} is at ${head.version}, not at ${after}`)
      const insert = this.#place.sql(
        'INSERT INTO dealt_entries (session, version, at, entry, hash) VALUES (?, ?, ?, ?, ?)',
      )
      for (const { version, entry, hash } of dealtRows(head, at, entries)) {
        insert.run(id, version, at, entry, hash)
        heads.set(dealtChain(id), { version, hash })
      }
    })
  }

  /** The ids of all sessions. */
  get ids(): readonly string[] {
    const rows = this.#place.sql('SELECT id FROM dealt_sessions').all() as { id: string }[]
    return rows.map(({ id }) => id)
  }

  /** The head of a session's chain; nothing if it has no entry. */
  end(id: string): Head | undefined {
    return this.#place
      .sql('SELECT version, hash FROM dealt_entries WHERE session = ? ORDER BY version DESC LIMIT 1')
      .get(id) as Head | undefined
  }

  hashAt(id: string, version: number): string | undefined {
    const row = this.#place
      .sql('SELECT hash FROM dealt_entries WHERE session = ? AND version = ?')
      .get(id, version)
    return (row as { hash: string } | undefined)?.hash
  }

  #row(id: string): DealtSessionRow | undefined {
    const row = this.#place.sql('SELECT id, key, at, settings FROM dealt_sessions WHERE id = ?').get(id)
    return row as DealtSessionRow | undefined
  }

  #rows(id: string, from: number): DealtRow[] {
    return this.#place
      .sql(
        'SELECT version, at, entry, hash FROM dealt_entries WHERE session = ? AND version >= ? ORDER BY version',
      )
      .all(id, from) as unknown as DealtRow[]
  }
}
