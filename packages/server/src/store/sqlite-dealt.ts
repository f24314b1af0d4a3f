import type { StatementSync } from 'node:sqlite'
import type { Entry } from '@cardroom/engine/dealt'
import type { Head } from './chain.ts'
import {
  type DealtBegun,
  type DealtRow,
  type DealtSessionRow,
  type DealtStore,
  dealtBeginning,
  dealtBegun,
  dealtChain,
  dealtEntries,
  dealtRows,
  dealtSessionRow,
} from './dealt.ts'
import { checkHead, type KeptHead } from './heads.ts'
import { Conflict } from './store.ts'

/** Tables that people deal. */
export const DEALT_SCHEMA = `
CREATE TABLE IF NOT EXISTS dealt_sessions (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  settings TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS dealt_entries (
  session TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  entry TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (session, version)
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS dealt_entries_stay BEFORE UPDATE ON dealt_entries
  BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER IF NOT EXISTS dealt_entries_are_kept BEFORE DELETE ON dealt_entries
  BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
`

/** What sessions share with the rest of the store of a folder. */
export interface DealtPlace {
  sql(text: string): StatementSync
  /** Writes in a transaction; what throws a `Conflict` has not written anything before. */
  write(work: (heads: Map<string, KeptHead>) => void): Promise<void>
  /** Where a chain is known to have ended, from outside. */
  known(chain: string): Head | undefined
}

export class SqliteDealt implements DealtStore {
  readonly #place: DealtPlace

  constructor(place: DealtPlace) {
    this.#place = place
  }

  begin(session: DealtBegun): Promise<void> {
    const { id, key, at, settings } = dealtSessionRow(session)
    return this.#place.write(() => {
      if (this.#row(id)) throw new Conflict(`${id} is there already`)
      this.#place
        .sql('INSERT INTO dealt_sessions (id, key, at, settings) VALUES (?, ?, ?, ?)')
        .run(id, key, at, settings)
    })
  }

  async session(id: string): Promise<DealtBegun | undefined> {
    const row = this.#row(id)
    return row && dealtBegun(row)
  }

  async entries(id: string, after: number): Promise<readonly Entry[]> {
    const row = this.#row(id)
    const known = this.#place.known(dealtChain(id))
    if (known) checkHead(id, known, this.hashAt(id, known.version))
    return row ? dealtEntries(row, after, this.#rows(id, after)) : []
  }

  append(id: string, after: number, at: number, entries: readonly Entry[]): Promise<void> {
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

  /** The sessions there are. */
  get ids(): readonly string[] {
    const rows = this.#place.sql('SELECT id FROM dealt_sessions').all() as { id: string }[]
    return rows.map(({ id }) => id)
  }

  /** Where a session's chain ends; nothing if it has no entry. */
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
