import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoundReply } from '@cardroom/protocol'
import type { EventRow } from './checked.ts'
import { entryOf } from './entry.ts'
import type { KeptRound, KeptShoe, KeptTable } from './ledger.ts'
import { PEOPLE, personIn } from './people-chain.ts'
import { NotEmpty, type Scribe } from './scribe.ts'
import { DATABASE_FILE, lockFolder, SqliteStore } from './sqlite.ts'
import type { Person } from './store.ts'

/** Writes a house into a folder. */
export class SqliteScribe implements Scribe {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync

  private constructor(folder: string) {
    this.#lock = lockFolder(folder)
    this.#db = new DatabaseSync(join(folder, DATABASE_FILE))
    this.#db.exec('BEGIN IMMEDIATE')
  }

  static async open(folder: string): Promise<SqliteScribe> {
    await new SqliteStore(folder).close()
    const scribe = new SqliteScribe(folder)
    const kept = ['tables', 'rounds', 'people'].some(table =>
      scribe.#db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get(),
    )
    if (!kept) return scribe
    await scribe.close()
    throw new NotEmpty(`a card room is kept in ${folder} already`)
  }

  async table({ id, opened, closed, snapshot }: KeptTable): Promise<void> {
    const { version, text, hash } =
      snapshot.text === null ? { ...snapshot, version: null, hash: null } : snapshot
    this.#db
      .prepare(
        'INSERT INTO tables (id, opened, closed, snapshot_version, snapshot, snapshot_hash) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(id, opened, Number(closed), version, text, hash)
  }

  async events(chain: string, rows: readonly EventRow[]): Promise<void> {
    const insert =
      chain === PEOPLE
        ? this.#db.prepare(
            'INSERT INTO people_chain (version, at, event, hash, person) VALUES (?, ?, ?, ?, ?)',
          )
        : this.#db.prepare('INSERT INTO events (version, at, event, hash, table_id) VALUES (?, ?, ?, ?, ?)')
    for (const { version, at, event, hash } of rows) {
      insert.run(version, at, event, hash, chain === PEOPLE ? personIn(event) : chain)
    }
  }

  async end(): Promise<void> {}

  async round({ id, table, at, entry, text, version, hash }: KeptRound): Promise<void> {
    const reply = JSON.parse(text) as RoundReply
    this.#db
      .prepare(
        'INSERT INTO rounds (id, table_id, at, entry, reply, version, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, table, at, entry ?? JSON.stringify(entryOf(reply)), text, version, hash)
    const named = this.#db.prepare(
      'INSERT OR IGNORE INTO round_players (player, at, round_id) VALUES (?, ?, ?)',
    )
    for (const player of reply.players) named.run(player, at, id)
  }

  async shoe({ id, table, text, version, hash }: KeptShoe): Promise<void> {
    this.#db
      .prepare('INSERT INTO shoes (id, shoe, table_id, version, hash) VALUES (?, ?, ?, ?, ?)')
      .run(id, text, table, version, hash)
  }

  async person({ id, name, look, token }: Person): Promise<void> {
    this.#db
      .prepare('INSERT INTO people (id, name, look, token) VALUES (?, ?, ?, ?)')
      .run(id, name, look, token)
  }

  async commit(): Promise<void> {
    this.#db.exec('COMMIT')
  }

  async close(): Promise<void> {
    this.#db.close()
    this.#lock.close()
  }
}
