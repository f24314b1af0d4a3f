import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { TableEvent, TableSnapshot } from '@cardroom/engine'
import type { RoundEntry, RoundReply } from '@cardroom/protocol'
import type { Session } from './accounts.ts'
import { Archives, type EventsRow, eventsQuery } from './archives.ts'
import { beginning, type Head, seal } from './chain.ts'
import { checked, checkedAfter, type EventRow } from './checked.ts'
import { dealtChain, sessionOf } from './dealt.ts'
import { checkHead, HeadsFile, type KeptHead } from './heads.ts'
import { HOUSE_CHAINS, isHouseChain, isTable } from './house.ts'
import { readEvent, readSnapshot, writeVersioned } from './lift/lift.ts'
import type { About } from './lift/step.ts'
import { hashText, type PackedHash, type PackedRow } from './packed.ts'
import { PEOPLE } from './people-chain.ts'
import { type KeptSnapshot, ownSnapshot, snapshotRow } from './snapshot.ts'
import type { SqliteAccounts } from './sqlite-accounts.ts'
import { SqliteCommits, type Write } from './sqlite-commits.ts'
import { DEALT_SCHEMA, SqliteDealt } from './sqlite-dealt.ts'
import { SqliteHouse } from './sqlite-house.ts'
import { HOUSE_SCHEMA } from './sqlite-house-schema.ts'
import { SqlitePeople } from './sqlite-people.ts'
import { SqliteRounds } from './sqlite-rounds.ts'
import { ADDED, mayBeArchived, SCHEMA } from './sqlite-schema.ts'
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
import { WalSync } from './wal-sync.ts'
import { written } from './written.ts'

/** The files that a database is made of. */
const OWN_FILES = /^(cardroom|lock)\.db/
export const DATABASE_FILE = 'cardroom.db'
/** Where the chains' ends are kept, if no other place is named. */
export const HEADS_FILE = 'heads.jsonl'

/** So many pages of the log, 16 megabytes, go back into the database at once. */
const LOG_PAGES = 4_000

/** A lock stops the whole house for so many milliseconds; longer ones are waited for with pauses. */
const LOCK_BLOCKS = 50

export interface SqliteOptions {
  /** The file in which the ends of the chains are kept; beside the database, if nothing is said. */
  readonly heads?: string
  readonly log?: (line: string) => void
}

/** One folder on one machine. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync
  /** Where chains end, as far as they were written to. */
  readonly #ends = new Map<string, KeptHead>()
  /** The same outside the database. */
  readonly #heads: HeadsFile
  readonly #archives: Archives
  readonly #log: (line: string) => void
  readonly #statements = new Map<string, StatementSync>()
  readonly #wal: WalSync
  readonly #commits: SqliteCommits
  readonly #people: SqlitePeople
  readonly #rounds: SqliteRounds
  readonly house: SqliteHouse
  readonly dealt: SqliteDealt

  constructor(folder: string, { heads = join(folder, HEADS_FILE), log = () => {} }: SqliteOptions = {}) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#log = log
    this.#archives = new Archives(folder)
    this.#lock = lockFolder(folder)
    this.#db = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: LOCK_BLOCKS })
    // What is moved into archives gives its pages back, in a database that is new.
    this.#db.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    // A checkpoint stops the house: the fewer, the more pages go back only once that were written often.
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
    this.#wal = new WalSync(join(folder, DATABASE_FILE))
    this.#commits = new SqliteCommits(this.#db, this.#wal, {
      committed: heads => {
        for (const [chain, head] of heads) this.#ends.set(chain, head)
      },
      synced: heads => this.#heads.note(heads),
      lost: () => this.#ends.clear(),
    })
    const place = {
      sql: (text: string) => this.#sql(text),
      write: (work: Write) => this.#commits.write(work),
      known: (chain: string) => this.#heads.get(chain),
      archives: this.#archives,
    }
    this.house = new SqliteHouse(place)
    this.dealt = new SqliteDealt(place)
    this.#rounds = new SqliteRounds(place)
    this.#people = new SqlitePeople(place)
    this.#db.exec(SCHEMA)
    mayBeArchived(this.#db)
    this.#db.exec(HOUSE_SCHEMA)
    this.#db.exec(DEALT_SCHEMA)
    // Secrets of shuffles lie in it: nobody else on this machine reads them.
    for (const name of readdirSync(folder)) if (OWN_FILES.test(name)) chmodSync(join(folder, name), 0o600)
    for (const [table, columns] of Object.entries(ADDED)) {
      for (const column of columns) addColumn(this.#db, table, column)
    }
    this.#people.adopt(this.#db)
    this.#heads = new HeadsFile(heads, log)
    this.#noteHeads()
  }

  get accounts(): SqliteAccounts {
    return this.#people.accounts
  }

  /** Chains whose ends nobody has noted yet, and such as went on in the moment before a crash. */
  #noteHeads(): void {
    const tables = this.#sql('SELECT id FROM tables').all() as { id: string }[]
    const dealt = this.dealt.ids.map(dealtChain)
    const ends = [...tables.map(({ id }) => id), PEOPLE, ...HOUSE_CHAINS, ...dealt].map(
      chain => [chain, this.#end(chain)] as const,
    )
    const news = ends.filter(([chain, { version }]) => {
      const known = this.#heads.get(chain)
      if (!known) return version > 0
      return version > known.version && this.#hashAt(chain, known.version) === known.hash
    })
    this.#heads.note(new Map(news))
  }

  append(append: Append): Promise<void> {
    const { table, after, at, transfers = [] } = append
    return this.#commits.write(heads => {
      const head = heads.get(table) ?? this.#ends.get(table) ?? this.#end(table)
      if (head.version !== after) throw new Conflict(`${table} is at ${head.version}, not at ${after}`)
      this.house.checkWallets(transfers)
      heads.set(table, this.#write(append, head))
      this.house.writeTransfers(table, after === 0, at, transfers)
    })
  }

  #write({ table, at, events, snapshot, rounds, shoes = [] }: Append, before: KeptHead): KeptHead {
    const { rows, head } = written(before, at, events)
    for (const { type } of events) {
      if (type === 'opened') this.#sql('INSERT INTO tables (id, opened) VALUES (?, ?)').run(table, at)
      if (type === 'closed') this.#sql('UPDATE tables SET closed = 1 WHERE id = ?').run(table)
    }
    const insert = this.#sql('INSERT INTO events (table_id, version, at, event, hash) VALUES (?, ?, ?, ?, ?)')
    for (const row of rows) insert.run(table, row.version, row.at, row.event, row.hash)
    for (const round of rounds) this.#rounds.writeRound(round, head)
    for (const shoe of shoes) this.#rounds.writeShoe(shoe, table, head)
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

  /** Where a chain ends in the database. */
  #end(chain: string): KeptHead {
    if (isHouseChain(chain)) return this.house.end(chain)
    const session = sessionOf(chain)
    if (session !== undefined) return this.dealt.end(session) ?? beginning(chain)
    if (chain === PEOPLE) return this.#people.end()
    const last = this.#sql(
      `SELECT e.version, e.hash, t.snapshot_hash AS snapshot FROM events e LEFT JOIN tables t ON t.id = e.table_id
       WHERE e.table_id = ? ORDER BY e.version DESC LIMIT 1`,
    ).get(chain) as { version: number; hash: PackedHash; snapshot: string | null } | undefined
    if (!last) return beginning(chain)
    return { version: last.version, hash: hashText(last.hash), snapshot: last.snapshot ?? undefined }
  }

  #hashAt(chain: string, version: number): string | undefined {
    if (isHouseChain(chain)) return this.house.hashAt(chain, version)
    const session = sessionOf(chain)
    if (session !== undefined) return this.dealt.hashAt(session, version)
    if (chain === PEOPLE) return this.#people.hashAt(version)
    const row = this.#sql('SELECT hash FROM events WHERE table_id = ? AND version = ?').get(chain, version)
    const { hash } = (row ?? {}) as { hash?: PackedHash }
    return hash === undefined ? undefined : hashText(hash)
  }

  async tables(): Promise<readonly string[]> {
    const rows = this.#sql('SELECT id FROM tables WHERE closed = 0 ORDER BY opened, rowid').all()
    const known = this.#sql('SELECT 1 FROM tables WHERE id = ?')
    const gone = this.#heads.chains.filter(chain => isTable(chain) && !known.get(chain))
    return [...rows.map(row => (row as { id: string }).id), ...gone]
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const known = this.#heads.get(table)
    if (known) checkHead(table, known, this.#hashAt(table, known.version))
    const row = this.#sql(
      `SELECT snapshot AS text, snapshot_version AS version, snapshot_hash AS hash, e.hash AS link
       FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.version = t.snapshot_version WHERE t.id = ?`,
    ).get(table) as KeptSnapshot | undefined
    if (!row) return undefined
    const about = this.#about(table)
    const opened = this.#opened(table)
    const own = ownSnapshot(table, snapshotRow(row), known, this.#log)
    const rows = [...this.#chain(table, own?.version ?? 0)]
    return {
      opened,
      ...(own ? { snapshot: readSnapshot(own.text, about) } : {}),
      events: rows.map(({ event }) => readEvent(event, about)),
      times: rows.map(({ at }) => at),
    }
  }

  async opened(table: string): Promise<StoredTable['opened']> {
    return this.#opened(table)
  }

  async history(table: string): Promise<readonly TableEvent[]> {
    return this.#events(table, 0, this.#about(table))
  }

  #opened(table: string): StoredTable['opened'] {
    // It is never archived: every opening begins with it.
    const rows = this.#sql(
      'SELECT version, at, event, hash FROM events WHERE table_id = ? ORDER BY version LIMIT 1',
    ).all(table) as unknown as PackedRow[]
    const [first] = checked(table, undefined, rows)
    const event = first && readEvent(first.event, this.#about(table))
    if (event?.type !== 'opened') throw new Tampered(`${table}: was never opened`)
    return event
  }

  #about(table: string): About {
    return {
      settings: () => this.#opened(table).settings,
      result: id => {
        const result = this.#rounds.reply(id)?.record.result
        return typeof result === 'object' && result !== null ? { ...result } : undefined
      },
    }
  }

  #events(table: string, after: number, about: About): TableEvent[] {
    return [...this.#chain(table, after)].map(({ event }) => readEvent(event, about))
  }

  /** The events after a version as they were written, each checked against the one before it. */
  #chain(table: string, after: number): Generator<EventRow> {
    const rows = this.#sql(eventsQuery('?1', '?2')).all(table, after) as unknown as EventsRow[]
    return checkedAfter(table, after, this.#archives.among(rows))
  }

  async round(id: string): Promise<RoundReply | undefined> {
    return this.#rounds.reply(id)
  }

  async shoe(id: string): Promise<OpenedShoe | undefined> {
    return this.#rounds.shoe(id)
  }

  async rounds(query: RoundQuery): Promise<readonly RoundEntry[]> {
    return this.#rounds.list(query)
  }

  savePerson(person: Person, begins?: Session): Promise<void> {
    return this.#people.save(person, begins)
  }

  async personById(id: string): Promise<Person | undefined> {
    return this.#people.by('id', id)
  }

  async personByToken(token: string): Promise<Person | undefined> {
    return this.#people.by('token', token)
  }

  async personByLook(look: string): Promise<Person | undefined> {
    return this.#people.by('look', look)
  }

  probe(): Promise<void> {
    return this.#commits.write(() => {
      this.#sql('INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at').run(
        Date.now(),
      )
    })
  }

  async close(): Promise<void> {
    this.#commits.finish()
    this.#wal.close()
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
