import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { TableEvent, TableSnapshot } from '@cardroom/engine'
import type { RoundEntry, RoundReply } from '@cardroom/protocol'
import type { Session } from '@cardroom/room/store'
import {
  type Append,
  Conflict,
  dealtChain,
  HOUSE_CHAIN,
  HOUSE_CHAINS,
  isHouseChain,
  isTable,
  type OpenedShoe,
  type Person,
  type RoundQuery,
  type Store,
  type StoredTable,
  sessionOf,
  TamperedError,
} from '@cardroom/room/store'
import { Archives, type EventsRow, eventsQuery } from './archives.ts'
import { chainStart, type Head, sealHash } from './chain.ts'
import { checkedEvents, checkedEventsAfter, type EventRow } from './checked-events.ts'
import { readEvent, readSnapshot, writeVersioned } from './event-migrations.ts'
import { checkHead, HeadsFile, type SealedHead } from './heads.ts'
import { packEventRows } from './pack-event-rows.ts'
import { hashText, type PackedHash, type PackedRow } from './packed.ts'
import { PEOPLE_CHAIN } from './people-chain.ts'
import { ownSnapshot, type SnapshotColumns, snapshotRow } from './snapshot.ts'
import type { SqliteAccounts } from './sqlite-accounts.ts'
import { SqliteCommits, type Write } from './sqlite-commits.ts'
import { SqliteDealt } from './sqlite-dealt.ts'
import { SqliteHouse } from './sqlite-house.ts'
import { migrateSqlite } from './sqlite-migrations.ts'
import { SqlitePeople } from './sqlite-people.ts'
import { SqliteRounds } from './sqlite-rounds.ts'
import { WalSync } from './wal-sync.ts'

/** The files of the database. */
const DATABASE_FILES = /^(cardroom|lock)\.db/
export const DATABASE_FILE = 'cardroom.db'
/** The default file of heads. */
export const HEADS_FILE = 'heads.jsonl'

/** The pages of the log, 16 megabytes, after which it is checkpointed. */
const CHECKPOINT_PAGES = 4_000

/** How long to block for a lock, in milliseconds; longer locks are waited for with pauses. */
const LOCK_WAIT_MS = 50

export interface SqliteOptions {
  /** The file of heads; by default beside the database. */
  readonly heads?: string
  readonly log?: (line: string) => void
}

/** A SQLite store in a folder, for one process. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync
  readonly #lock: DatabaseSync
  /** The known heads of chains. */
  readonly #ends = new Map<string, SealedHead>()
  /** The heads outside the database. */
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
    this.#db = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: LOCK_WAIT_MS })
    // In a new database archived data gives its pages back.
    this.#db.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    // A checkpoint blocks the process; rare ones write a page only once that has changed often.
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
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
    migrateSqlite(this.#db)
    // Makes the files readable by their owner only.
    for (const name of readdirSync(folder))
      if (DATABASE_FILES.test(name)) chmodSync(join(folder, name), 0o600)
    this.#heads = new HeadsFile(heads, log)
    this.#noteHeads()
  }

  get accounts(): SqliteAccounts {
    return this.#people.accounts
  }

  /** Notes heads that are missing in the file, or behind since a crash. */
  #noteHeads(): void {
    const tables = this.#sql('SELECT id FROM tables').all() as { id: string }[]
    const dealt = this.dealt.ids.map(dealtChain)
    const ends = [...tables.map(({ id }) => id), PEOPLE_CHAIN, ...HOUSE_CHAINS, ...dealt].map(
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
    const { table, after, at, transfers = [], house = [] } = append
    return this.#commits.write(heads => {
      const head = heads.get(table) ?? this.#ends.get(table) ?? this.#end(table)
      if (head.version !== after) throw new Conflict(`${table} is at ${head.version}, not at ${after}`)
      this.house.checkWallets(transfers)
      heads.set(table, this.#write(append, head))
      this.house.writeTransfers(table, after === 0, at, transfers)
      if (house.length > 0) heads.set(HOUSE_CHAIN, this.house.goOn(at, house))
    })
  }

  #write({ table, at, events, snapshot, rounds, shoes = [] }: Append, before: SealedHead): SealedHead {
    const { rows, head } = packEventRows(before, at, events)
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
    const hash = sealHash('snapshot', head, text)
    this.#sql('UPDATE tables SET snapshot_version = ?, snapshot = ?, snapshot_hash = ? WHERE id = ?').run(
      head.version,
      text,
      hash,
      table,
    )
    return hash
  }

  /** The head of a chain in the database. */
  #end(chain: string): SealedHead {
    if (isHouseChain(chain)) return this.house.end(chain)
    const session = sessionOf(chain)
    if (session !== undefined) return this.dealt.end(session) ?? chainStart(chain)
    if (chain === PEOPLE_CHAIN) return this.#people.end()
    const last = this.#sql(
      `SELECT e.version, e.hash, t.snapshot_hash AS snapshot FROM events e LEFT JOIN tables t ON t.id = e.table_id
       WHERE e.table_id = ? ORDER BY e.version DESC LIMIT 1`,
    ).get(chain) as { version: number; hash: PackedHash; snapshot: string | null } | undefined
    if (!last) return chainStart(chain)
    return { version: last.version, hash: hashText(last.hash), snapshot: last.snapshot ?? undefined }
  }

  #hashAt(chain: string, version: number): string | undefined {
    if (isHouseChain(chain)) return this.house.hashAt(chain, version)
    const session = sessionOf(chain)
    if (session !== undefined) return this.dealt.hashAt(session, version)
    if (chain === PEOPLE_CHAIN) return this.#people.hashAt(version)
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
    ).get(table) as SnapshotColumns | undefined
    if (!row) return undefined
    const opened = this.#opened(table)
    const own = ownSnapshot(table, snapshotRow(row), known, this.#log)
    const rows = [...this.#chain(table, own?.version ?? 0)]
    return {
      opened,
      ...(own ? { snapshot: readSnapshot(own.text) } : {}),
      events: rows.map(({ event }) => readEvent(event)),
      times: rows.map(({ at }) => at),
    }
  }

  async opened(table: string): Promise<StoredTable['opened']> {
    return this.#opened(table)
  }

  async history(table: string): Promise<readonly TableEvent[]> {
    return [...this.#chain(table, 0)].map(({ event }) => readEvent(event))
  }

  #opened(table: string): StoredTable['opened'] {
    // The first event is never archived.
    const rows = this.#sql(
      'SELECT version, at, event, hash FROM events WHERE table_id = ? ORDER BY version LIMIT 1',
    ).all(table) as unknown as PackedRow[]
    const [first] = checkedEvents(table, undefined, rows)
    const event = first && readEvent(first.event)
    if (event?.type !== 'opened') throw new TamperedError(`${table}: was never opened`)
    return event
  }

  /** The events after a version, each checked against the one before it. */
  #chain(table: string, after: number): Generator<EventRow> {
    const rows = this.#sql(eventsQuery('?1', '?2')).all(table, after) as unknown as EventsRow[]
    return checkedEventsAfter(table, after, this.#archives.among(rows))
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

/** Locks a folder for one card room; the system frees the lock when the process dies. */
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
