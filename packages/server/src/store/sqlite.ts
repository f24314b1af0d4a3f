import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { TableEvent, TableSnapshot } from '@cardroom/engine'
import type { RoundEntry, RoundReply } from '@cardroom/protocol'
import { lookOf } from '../names/look.ts'
import { beginning, type Head, link, seal } from './chain.ts'
import { checked, type EventRow, missing, type SealedRow, unsealed } from './checked.ts'
import { entryOf } from './entry.ts'
import { checkHead, HeadsFile, type KeptHead } from './heads.ts'
import { readEvent, readSnapshot, writeVersioned } from './lift/lift.ts'
import type { About } from './lift/step.ts'
import { asWritten, nextPerson, PEOPLE, type PersonRow, personQuery } from './people-chain.ts'
import { ownSnapshot, type SnapshotRow } from './snapshot.ts'
import { ADDED, SCHEMA } from './sqlite-schema.ts'
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

/** Something to be written, with others of its moment. */
interface Waiting {
  /** Throws what only concerns itself before it has written anything. */
  write(heads: Map<string, KeptHead>): void
  done(): void
  failed(error: unknown): void
}

/** The files that a database is made of. */
const OWN_FILES = /^(cardroom|lock)\.db/
export const DATABASE_FILE = 'cardroom.db'
/** Where the chains' ends are kept, if no other place is named. */
export const HEADS_FILE = 'heads.jsonl'

/** A lock stops the whole house for so many milliseconds; longer ones are waited for with pauses. */
const LOCK_BLOCKS = 50
const LOCK_PAUSE = 100
const LOCK_PATIENCE = 5_000

export interface SqliteOptions {
  /** The file in which the ends of the chains are kept; beside the database, if nothing is said. */
  readonly heads?: string
  readonly log?: (line: string) => void
}

/**
 * One folder on one machine. Appends that come in the same turn of the event loop share a transaction,
 * so a busy room waits for the disk once, not once a table.
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync
  /** Where chains end, as far as they were written to. */
  readonly #ends = new Map<string, KeptHead>()
  /** The same outside the database. */
  readonly #heads: HeadsFile
  readonly #log: (line: string) => void
  readonly #statements = new Map<string, StatementSync>()
  #waiting: Waiting[] = []
  /** Since when another process has held the lock. */
  #locked: number | undefined

  constructor(folder: string, { heads = join(folder, HEADS_FILE), log = () => {} }: SqliteOptions = {}) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#log = log
    this.#lock = lockFolder(folder)
    this.#db = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: LOCK_BLOCKS })
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    this.#db.exec(SCHEMA)
    // Secrets of shuffles lie in it: nobody else on this machine reads them.
    for (const name of readdirSync(folder)) if (OWN_FILES.test(name)) chmodSync(join(folder, name), 0o600)
    for (const [table, columns] of Object.entries(ADDED)) {
      for (const column of columns) addColumn(this.#db, table, column)
    }
    addLooks(this.#db)
    this.#adoptPeople()
    this.#heads = new HeadsFile(heads, log)
    this.#noteHeads()
  }

  /** People of before there was a chain of them stand at its beginning. */
  #adoptPeople(): void {
    if (this.#sql('SELECT 1 FROM people_chain LIMIT 1').get()) return
    const people = this.#sql(
      'SELECT id, name, look, token FROM people ORDER BY rowid',
    ).all() as unknown as Person[]
    this.#db.exec('BEGIN')
    for (const person of people) this.#chainPerson(person)
    this.#db.exec('COMMIT')
  }

  /** Chains whose ends nobody has noted yet, and such as went on in the moment before a crash. */
  #noteHeads(): void {
    const tables = this.#sql('SELECT id FROM tables').all() as { id: string }[]
    const ends = [...tables.map(({ id }) => id), PEOPLE].map(chain => [chain, this.#end(chain)] as const)
    const news = ends.filter(([chain, { version }]) => {
      const known = this.#heads.get(chain)
      if (!known) return version > 0
      return version > known.version && this.#hashAt(chain, known.version) === known.hash
    })
    this.#heads.note(new Map(news))
  }

  append(append: Append): Promise<void> {
    const { table, after } = append
    return this.#writeSoon(heads => {
      const head = heads.get(table) ?? this.#ends.get(table) ?? this.#end(table)
      if (head.version !== after) throw new Conflict(`${table} is at ${head.version}, not at ${after}`)
      heads.set(table, this.#write(append, head))
    })
  }

  #writeSoon(write: Waiting['write']): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write, done, failed })
      if (this.#waiting.length === 1 && !this.#locked) setImmediate(() => this.#flush())
    })
  }

  /** Writes what waits; while another process holds the lock it is tried again, and the rest of the house goes on. */
  #flush(): void {
    const all = this.#waiting
    this.#waiting = []
    const written: Waiting[] = []
    const heads = new Map<string, KeptHead>()
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      for (const one of all) {
        try {
          one.write(heads)
          written.push(one)
        } catch (error) {
          if (!(error instanceof Conflict)) throw error
          one.failed(error)
        }
      }
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      if (hasCode(error, SQLITE_BUSY) && this.#waitForLock(all)) return
      for (const { failed } of all) failed(error)
      return
    }
    this.#locked = undefined
    for (const [chain, head] of heads) this.#ends.set(chain, head)
    this.#heads.note(heads)
    for (const { done } of written) done()
  }

  /** Whether there is still patience. */
  #waitForLock(all: readonly Waiting[]): boolean {
    this.#locked ??= Date.now()
    if (Date.now() - this.#locked > LOCK_PATIENCE) {
      this.#locked = undefined
      return false
    }
    this.#waiting.unshift(...all)
    setTimeout(() => {
      if (this.#db.isOpen) this.#flush()
    }, LOCK_PAUSE)
    return true
  }

  #write({ table, at, events, snapshot, rounds, shoes = [] }: Append, before: KeptHead): KeptHead {
    let { version, hash } = before
    const insert = this.#sql('INSERT INTO events (table_id, version, at, event, hash) VALUES (?, ?, ?, ?, ?)')
    for (const event of events) {
      const text = writeVersioned(event)
      version++
      hash = link(hash, version, at, text)
      if (event.type === 'opened') this.#sql('INSERT INTO tables (id, opened) VALUES (?, ?)').run(table, at)
      if (event.type === 'closed') this.#sql('UPDATE tables SET closed = 1 WHERE id = ?').run(table)
      insert.run(table, version, at, text, hash)
    }
    const head = { version, hash }
    for (const round of rounds) this.#writeRound(round, head)
    const shoe = this.#sql('INSERT INTO shoes (id, shoe, table_id, version, hash) VALUES (?, ?, ?, ?, ?)')
    for (const one of shoes) {
      const text = JSON.stringify(one)
      shoe.run(one.id, text, table, version, seal('shoe', head, text))
    }
    return { ...head, snapshot: snapshot ? this.#writeSnapshot(table, snapshot, head) : before.snapshot }
  }

  #writeSnapshot(table: string, snapshot: TableSnapshot, head: Head): string {
    const text = writeVersioned(snapshot)
    const hash = seal('snapshot', head, text)
    this.#sql('UPDATE tables SET snapshot_version = ?, snapshot = ?, snapshot_hash = ? WHERE id = ?').run(
      head.version,
      text,
      hash,
      table,
    )
    return hash
  }

  #writeRound(round: RoundReply, head: Head): void {
    const { id, table, at, players } = round
    const text = JSON.stringify(round)
    this.#sql(
      'INSERT INTO rounds (id, table_id, at, entry, reply, version, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(id, table, at, JSON.stringify(entryOf(round)), text, head.version, seal('round', head, text))
    const named = this.#sql('INSERT OR IGNORE INTO round_players (player, at, round_id) VALUES (?, ?, ?)')
    for (const player of players) named.run(player, at, id)
  }

  /** Where a chain ends in the database. */
  #end(chain: string): KeptHead {
    if (chain === PEOPLE) {
      const last = this.#sql('SELECT version, hash FROM people_chain ORDER BY version DESC LIMIT 1').get()
      return (last as Head | undefined) ?? beginning(PEOPLE)
    }
    const last = this.#sql(
      `SELECT e.version, e.hash, t.snapshot_hash AS snapshot FROM events e LEFT JOIN tables t ON t.id = e.table_id
       WHERE e.table_id = ? ORDER BY e.version DESC LIMIT 1`,
    ).get(chain) as (Head & { snapshot: string | null }) | undefined
    return last ? { ...last, snapshot: last.snapshot ?? undefined } : beginning(chain)
  }

  #hashAt(chain: string, version: number): string | undefined {
    const row =
      chain === PEOPLE
        ? this.#sql('SELECT hash FROM people_chain WHERE version = ?').get(version)
        : this.#sql('SELECT hash FROM events WHERE table_id = ? AND version = ?').get(chain, version)
    return (row as { hash: string } | undefined)?.hash
  }

  async tables(): Promise<readonly string[]> {
    const rows = this.#sql('SELECT id FROM tables WHERE closed = 0 ORDER BY opened, rowid').all()
    const known = this.#sql('SELECT 1 FROM tables WHERE id = ?')
    const gone = this.#heads.chains.filter(chain => chain !== PEOPLE && !known.get(chain))
    return [...rows.map(row => (row as { id: string }).id), ...gone]
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const known = this.#heads.get(table)
    if (known) checkHead(table, known, this.#hashAt(table, known.version))
    const row = this.#sql(
      `SELECT snapshot AS text, snapshot_version AS version, snapshot_hash AS hash, e.hash AS link
       FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.version = t.snapshot_version WHERE t.id = ?`,
    ).get(table) as SnapshotRow | undefined
    if (!row) return undefined
    const about = this.#about(table)
    const opened = this.#opened(table)
    const own = ownSnapshot(table, row, known, this.#log)
    return {
      opened,
      ...(own ? { snapshot: readSnapshot(own.text, about) } : {}),
      events: this.#events(table, own?.version ?? 0, about),
    }
  }

  async opened(table: string): Promise<StoredTable['opened']> {
    return this.#opened(table)
  }

  async history(table: string): Promise<readonly TableEvent[]> {
    return this.#events(table, 0, this.#about(table))
  }

  #opened(table: string): StoredTable['opened'] {
    const [row] = this.#chain(table, 0, 1)
    const event = row && readEvent(row.event, this.#about(table))
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
    return [...this.#chain(table, after)].map(({ event }) => readEvent(event, about))
  }

  /** The events after a version as they were written, each checked against the one before it. */
  *#chain(table: string, after: number, most = -1): Generator<EventRow> {
    const before = this.#hashAt(table, after)
    if (after > 0 && before === undefined) throw missing(table, after)
    const rows = this.#sql(
      'SELECT version, at, event, hash FROM events WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?',
    ).all(table, after, most) as unknown as EventRow[]
    yield* checked(table, before === undefined ? undefined : { version: after, hash: before }, rows)
  }

  async round(id: string): Promise<RoundReply | undefined> {
    return this.#reply(id)
  }

  async shoe(id: string): Promise<OpenedShoe | undefined> {
    const row = this.#sql(
      `SELECT s.shoe AS text, s.version, s.hash, e.hash AS link
       FROM shoes s LEFT JOIN events e ON e.table_id = s.table_id AND e.version = s.version WHERE s.id = ?`,
    ).get(id) as SealedRow | undefined
    return row && (JSON.parse(unsealed('shoe', id, row)) as OpenedShoe)
  }

  #reply(id: string): RoundReply | undefined {
    const row = this.#sql(
      `SELECT r.reply AS text, r.version, r.hash, e.hash AS link
       FROM rounds r LEFT JOIN events e ON e.table_id = r.table_id AND e.version = r.version WHERE r.id = ?`,
    ).get(id) as SealedRow | undefined
    return row && (JSON.parse(unsealed('round', id, row)) as RoundReply)
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
      `SELECT coalesce(r.entry, r.reply) AS entry FROM ${from} WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT ?`,
    ).all(...values, limit) as unknown as { entry: string }[]
    return rows.map(({ entry }) => entryOf(JSON.parse(entry) as RoundEntry))
  }

  savePerson({ id, name, look, token }: Person): Promise<void> {
    return this.#writeSoon(heads => {
      const save = this.#sql(
        'INSERT INTO people (id, name, look, token) VALUES (?, ?, ?, ?) ' +
          'ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look',
      )
      try {
        save.run(id, name, look, token)
      } catch (error) {
        throw hasCode(error, SQLITE_CONSTRAINT) ? new Conflict(`somebody else is ${name}`) : error
      }
      heads.set(PEOPLE, this.#chainPerson({ id, name, look, token }))
    })
  }

  #chainPerson(person: Person): Head {
    const { version, at, event, hash } = nextPerson(this.#end(PEOPLE), Date.now(), person)
    this.#sql('INSERT INTO people_chain (version, at, event, hash, person) VALUES (?, ?, ?, ?, ?)').run(
      version,
      at,
      event,
      hash,
      person.id,
    )
    return { version, hash }
  }

  async personByToken(token: string): Promise<Person | undefined> {
    return this.#person('token', token)
  }

  async personByLook(look: string): Promise<Person | undefined> {
    return this.#person('look', look)
  }

  #person(by: 'token' | 'look', value: string): Person | undefined {
    const row = this.#sql(personQuery(by, '?')).get(value) as PersonRow | undefined
    return row && asWritten(row)
  }

  probe(): Promise<void> {
    return this.#writeSoon(() => {
      this.#sql('INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at').run(
        Date.now(),
      )
    })
  }

  async close(): Promise<void> {
    if (this.#waiting.length > 0) this.#flush()
    this.#heads.close()
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

/** What a table of an older card room lacks. */
function addColumn(db: DatabaseSync, table: string, column: string): void {
  const columns = db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]
  const isThere = columns.some(({ name }) => column.startsWith(`${name} `))
  if (!isThere) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`)
}

/** People of before names were compared by their looks; of those that look alike the later one's is marked. */
function addLooks(db: DatabaseSync): void {
  const taken = db.prepare('SELECT 1 FROM people WHERE look = ?')
  const set = db.prepare('UPDATE people SET look = ? WHERE id = ?')
  const without = db.prepare('SELECT id, name FROM people WHERE look IS NULL').all() as {
    id: string
    name: string
  }[]
  for (const { id, name } of without) {
    const look = lookOf(name)
    set.run(taken.get(look) ? `${look} ${id}` : look, id)
  }
  db.exec('CREATE UNIQUE INDEX IF NOT EXISTS people_by_look ON people (look)')
}

/** Another process holds the lock. */
const SQLITE_BUSY = 5
const SQLITE_CONSTRAINT = 19

/** The lower byte is the code; what is above it only says more. */
const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === code

/** Two card rooms cannot use one folder; the system frees the lock when a process dies. */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`${folder} is in use by another card room`)
  }
  return lock
}
