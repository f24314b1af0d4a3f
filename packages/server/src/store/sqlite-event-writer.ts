import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoundReply } from '@cardroom/protocol'
import type { Credential, Person, Session } from '@cardroom/room/store'
import { type AccountRow, isHouseChain, type TransferRow } from '@cardroom/room/store'
import type { DealtSessionRows } from './dealt.ts'
import { type EventWriter, NotEmptyError } from './event-writer.ts'
import type { LedgerRound, LedgerShoe, LedgerTable } from './ledger.ts'
import { hashBytes, hashText, type PackedRow, pack, unpack } from './packed.ts'
import { aboutIn, PEOPLE_CHAIN } from './people-chain.ts'
import { DATABASE_FILE, lockFolder, SqliteStore } from './sqlite.ts'

/** Writes a house into a folder. */
export class SqliteEventWriter implements EventWriter {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync

  private constructor(folder: string) {
    this.#lock = lockFolder(folder)
    this.#db = new DatabaseSync(join(folder, DATABASE_FILE))
    this.#db.exec('BEGIN IMMEDIATE')
  }

  static async open(folder: string): Promise<SqliteEventWriter> {
    await new SqliteStore(folder).close()
    const writer = new SqliteEventWriter(folder)
    const kept = ['tables', 'rounds', 'people', 'house_chain'].some(table =>
      writer.#db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get(),
    )
    if (!kept) return writer
    await writer.close()
    throw new NotEmptyError(`a card room is kept in ${folder} already`)
  }

  async table({ id, opened, closed, snapshot }: LedgerTable): Promise<void> {
    const { version, text, hash } =
      snapshot.text === null ? { ...snapshot, version: null, hash: null } : snapshot
    this.#db
      .prepare(
        'INSERT INTO tables (id, opened, closed, snapshot_version, snapshot, snapshot_hash) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(id, opened, Number(closed), version, text, hash)
  }

  async events(chain: string, rows: readonly PackedRow[]): Promise<void> {
    const person = this.#db.prepare(
      'INSERT INTO people_chain (version, at, event, hash, person) VALUES (?, ?, ?, ?, ?)',
    )
    const event = this.#db.prepare(
      'INSERT INTO events (table_id, version, at, event, hash) VALUES (?, ?, ?, ?, ?)',
    )
    const own = this.#db.prepare(
      'INSERT INTO house_chain (chain, version, at, event, hash) VALUES (?, ?, ?, ?, ?)',
    )
    for (const row of rows) {
      const [text, hash] = [unpack(row.event), hashText(row.hash)]
      if (isHouseChain(chain)) own.run(chain, row.version, row.at, text, hash)
      else if (chain === PEOPLE_CHAIN) person.run(row.version, row.at, text, hash, aboutIn(text))
      else event.run(chain, row.version, row.at, pack('events', text), hashBytes(hash))
    }
  }

  async end(): Promise<void> {}

  async round({ id, table, at, entry, text, version, hash }: LedgerRound): Promise<void> {
    const reply = JSON.parse(text) as RoundReply
    this.#db
      .prepare(
        'INSERT INTO rounds (id, table_id, at, entry, reply, version, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, table, at, pack('rounds', entry), pack('rounds', text), version, hashBytes(hash))
    const named = this.#db.prepare(
      'INSERT OR IGNORE INTO round_players (player, at, round_id) VALUES (?, ?, ?)',
    )
    for (const player of reply.players) named.run(player, at, id)
  }

  async shoe({ id, table, text, version, hash }: LedgerShoe): Promise<void> {
    this.#db
      .prepare('INSERT INTO shoes (id, shoe, table_id, version, hash) VALUES (?, ?, ?, ?, ?)')
      .run(id, text, table, version, hash)
  }

  async person({ id, name, look }: Person): Promise<void> {
    this.#db.prepare('INSERT INTO people (id, name, look) VALUES (?, ?, ?)').run(id, name, look)
  }

  async account({ name, cents, moves, day }: AccountRow): Promise<void> {
    this.#db
      .prepare('INSERT INTO accounts (name, cents, moves, day) VALUES (?, ?, ?, ?)')
      .run(name, cents, moves, day)
  }

  async transfer({ chain, version, n, at, from, to, cents, why }: TransferRow): Promise<void> {
    this.#db
      .prepare(
        'INSERT INTO transfers (chain, version, n, at, from_account, to_account, cents, why) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(chain, version, n, at, from, to, cents, why)
  }

  async session({ id, person, token, begun, by, browser, used }: Session): Promise<void> {
    this.#db
      .prepare(
        'INSERT INTO sessions (id, person, token, begun, by, browser, used) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, person, token, begun, by, browser, used)
  }

  async credential(credential: Credential): Promise<void> {
    const { id, person, kind, verifier, label, added, used, counter } = credential
    this.#db
      .prepare(
        'INSERT INTO credentials (id, person, kind, verifier, label, added, used, counter) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, person, kind, verifier, label, added, used, counter)
  }

  async dealt({ session: { id, key, at, settings }, rows }: DealtSessionRows): Promise<void> {
    this.#db
      .prepare('INSERT INTO dealt_sessions (id, key, at, settings) VALUES (?, ?, ?, ?)')
      .run(id, key, at, settings)
    const insert = this.#db.prepare(
      'INSERT INTO dealt_entries (session, version, at, entry, hash) VALUES (?, ?, ?, ?, ?)',
    )
    for (const row of rows) insert.run(id, row.version, row.at, row.entry, row.hash)
  }

  async commit(): Promise<void> {
    this.#db.exec('COMMIT')
  }

  async close(): Promise<void> {
    this.#db.close()
    this.#lock.close()
  }
}
