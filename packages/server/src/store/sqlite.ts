import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { TableEvent } from '@cardroom/engine'
import type { RoundEntry, RoundReply } from '@cardroom/protocol'
import { FIRST_LINK, link } from './chain.ts'
import { readEvent, readSnapshot, writeVersioned } from './lift/lift.ts'
import type { About } from './lift/step.ts'
import { SCHEMA } from './sqlite-schema.ts'
import {
  type Append,
  Conflict,
  type OpenedShoe,
  type Person,
  type RoundQuery,
  type Store,
  type StoredTable,
  Tampered,
} from './store.ts'

interface Waiting {
  readonly append: Append
  done(): void
  failed(error: unknown): void
}

/** Where a table's chain ends. */
interface Head {
  readonly version: number
  readonly hash: string
}

interface EventRow {
  readonly version: number
  readonly at: number
  readonly event: string
  readonly hash: string
}

/**
 * One folder on one machine. Appends that come in the same turn of the event loop share a transaction,
 * so a busy room waits for the disk once, not once a table.
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync
  readonly #heads = new Map<string, Head>()
  readonly #statements = new Map<string, StatementSync>()
  #waiting: Waiting[] = []

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#lock = lockFolder(folder)
    this.#db = new DatabaseSync(join(folder, 'cardroom.db'))
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    this.#db.exec(SCHEMA)
  }

  append(append: Append): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, done, failed })
      if (this.#waiting.length === 1) setImmediate(() => this.#flush())
    })
  }

  #flush(): void {
    const all = this.#waiting
    this.#waiting = []
    const written: Waiting[] = []
    const heads = new Map<string, Head>()
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      for (const one of all) {
        const { table, after } = one.append
        const head = heads.get(table) ?? this.#head(table)
        if (head.version !== after) {
          one.failed(new Conflict(`${table} is at ${head.version}, not at ${after}`))
          continue
        }
        heads.set(table, this.#write(one.append, head))
        written.push(one)
      }
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      for (const { failed } of all) failed(error)
      return
    }
    for (const [table, head] of heads) this.#heads.set(table, head)
    for (const { done } of written) done()
  }

  #write({ table, at, events, snapshot, rounds, shoes = [] }: Append, head: Head): Head {
    let { version, hash } = head
    const insert = this.#sql('INSERT INTO events (table_id, version, at, event, hash) VALUES (?, ?, ?, ?, ?)')
    for (const event of events) {
      const text = writeVersioned(event)
      version++
      hash = link(hash, version, at, text)
      if (event.type === 'opened') this.#sql('INSERT INTO tables (id, opened) VALUES (?, ?)').run(table, at)
      if (event.type === 'closed') this.#sql('UPDATE tables SET closed = 1 WHERE id = ?').run(table)
      insert.run(table, version, at, text, hash)
    }
    if (snapshot) {
      this.#sql('UPDATE tables SET snapshot_version = ?, snapshot = ? WHERE id = ?').run(
        version,
        writeVersioned(snapshot),
        table,
      )
    }
    for (const round of rounds) this.#writeRound(round)
    const shoe = this.#sql('INSERT INTO shoes (id, shoe) VALUES (?, ?)')
    for (const one of shoes) shoe.run(one.id, JSON.stringify(one))
    return { version, hash }
  }

  #writeRound(round: RoundReply): void {
    const { id, table, at, players } = round
    this.#sql('INSERT INTO rounds (id, table_id, at, reply) VALUES (?, ?, ?, ?)').run(
      id,
      table,
      at,
      JSON.stringify(round),
    )
    const named = this.#sql('INSERT OR IGNORE INTO round_players (player, at, round_id) VALUES (?, ?, ?)')
    for (const player of players) named.run(player, at, id)
  }

  #head(table: string): Head {
    const known = this.#heads.get(table)
    if (known) return known
    const last = this.#sql(
      'SELECT version, hash FROM events WHERE table_id = ? ORDER BY version DESC LIMIT 1',
    ).get(table) as Head | undefined
    return last ?? { version: 0, hash: FIRST_LINK }
  }

  async tables(): Promise<readonly string[]> {
    const rows = this.#sql('SELECT id FROM tables WHERE closed = 0 ORDER BY opened, rowid').all()
    return rows.map(row => (row as { id: string }).id)
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const row = this.#sql('SELECT snapshot_version AS version, snapshot FROM tables WHERE id = ?').get(
      table,
    ) as { version: number | null; snapshot: string | null } | undefined
    if (!row) return undefined
    const about = this.#about(table)
    return {
      opened: this.#opened(table),
      ...(row.snapshot === null ? {} : { snapshot: readSnapshot(row.snapshot, about) }),
      events: this.#events(table, row.version ?? 0, about),
    }
  }

  async opened(table: string): Promise<StoredTable['opened']> {
    return this.#opened(table)
  }

  async history(table: string): Promise<readonly TableEvent[]> {
    return this.#events(table, 0, this.#about(table))
  }

  #opened(table: string): StoredTable['opened'] {
    const [text] = this.#chain(table, 0, 1)
    const event = text === undefined ? undefined : readEvent(text, this.#about(table))
    if (event?.type !== 'opened') throw new Tampered(`${table}: was never opened`)
    return event
  }

  #about(table: string): About {
    return {
      settings: () => this.#opened(table).settings,
      result: id => {
        const result = this.#reply(id)?.record.result
        return typeof result === 'object' && result !== null ? { ...result } : undefined
      },
    }
  }

  #events(table: string, after: number, about: About): TableEvent[] {
    return [...this.#chain(table, after)].map(text => readEvent(text, about))
  }

  /** The events after a version as they were written, each checked against the one before it. */
  *#chain(table: string, after: number, most = -1): Generator<string> {
    const before = this.#sql('SELECT hash FROM events WHERE table_id = ? AND version = ?').get(
      table,
      after,
    ) as { hash: string } | undefined
    if (after > 0 && !before) throw new Tampered(`${table}: event ${after} is missing`)
    let hash = before?.hash ?? FIRST_LINK
    let version = after
    const rows = this.#sql(
      'SELECT version, at, event, hash FROM events WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?',
    ).all(table, after, most) as unknown as EventRow[]
    for (const row of rows) {
      version++
      hash = link(hash, version, row.at, row.event)
      if (row.version !== version || row.hash !== hash) {
        throw new Tampered(`${table}: event ${version} is not what was written`)
      }
      yield row.event
    }
  }

  async round(id: string): Promise<RoundReply | undefined> {
    return this.#reply(id)
  }

  async shoe(id: string): Promise<OpenedShoe | undefined> {
    const row = this.#sql('SELECT shoe FROM shoes WHERE id = ?').get(id) as { shoe: string } | undefined
    return row && (JSON.parse(row.shoe) as OpenedShoe)
  }

  #reply(id: string): RoundReply | undefined {
    const row = this.#sql('SELECT reply FROM rounds WHERE id = ?').get(id) as { reply: string } | undefined
    return row && (JSON.parse(row.reply) as RoundReply)
  }

  async rounds({ table, player, before, limit }: RoundQuery): Promise<readonly RoundEntry[]> {
    const where: string[] = ['1 = 1']
    const values: (string | number)[] = []
    const from = player === undefined ? 'rounds r' : 'round_players p JOIN rounds r ON r.id = p.round_id'
    const and = (condition: string, value: string | number | undefined) => {
      if (value === undefined) return
      where.push(condition)
      values.push(value)
    }
    and('p.player = ?', player)
    and('r.table_id = ?', table)
    and(player === undefined ? 'r.at < ?' : 'p.at < ?', before)
    const order = player === undefined ? 'r.at DESC, r.rowid DESC' : 'p.at DESC, r.rowid DESC'
    const rows = this.#sql(
      `SELECT r.reply FROM ${from} WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT ?`,
    ).all(...values, limit) as unknown as { reply: string }[]
    return rows.map(row => {
      const { id, table, game, at, players } = JSON.parse(row.reply) as RoundReply
      return { id, table, game, at, players }
    })
  }

  async savePerson({ id, name, token }: Person): Promise<void> {
    this.#sql(
      'INSERT INTO people (id, name, token) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
    ).run(id, name, token)
  }

  async personByToken(token: string): Promise<Person | undefined> {
    return this.#sql('SELECT id, name, token FROM people WHERE token = ?').get(token) as Person | undefined
  }

  async personByName(name: string): Promise<Person | undefined> {
    return this.#sql('SELECT id, name, token FROM people WHERE name = ?').get(name) as Person | undefined
  }

  async close(): Promise<void> {
    if (this.#waiting.length > 0) this.#flush()
    this.#db.close()
    this.#lock.close()
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

/** Two card rooms cannot use one folder; the system frees the lock when a process dies. */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`${folder} is in use by another card room`)
  }
  return lock
}
