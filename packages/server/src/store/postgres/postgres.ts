import type { TableEvent } from '@cardroom/engine'
import type { RoundEntry, RoundReply } from '@cardroom/protocol'
import type { Log } from '@cardroom/room'
import type { Session } from '@cardroom/room/store'
import {
  type Append,
  Conflict,
  FencedError,
  type OpenedShoe,
  type Person,
  RequestWithdrawnError,
  type RoundQuery,
  type Store,
  type StoredTable,
  TamperedError,
} from '@cardroom/room/store'
import pg from 'pg'
import {
  Archives,
  type Chapter,
  chapterQuery,
  type EventsRow,
  eventsQuery,
  isArchived,
  type SealedTextRow,
} from '../archives.ts'
import type { Head } from '../chain.ts'
import { checkedEvents, checkedEventsAfter, type EventRow, unsealText } from '../checked-events.ts'
import { readEvent, readSnapshot } from '../event-migrations.ts'
import { checkHead, HeadsFile } from '../heads.ts'
import { hashText, type PackedHash, type PackedRow, type PackedText, unpack } from '../packed.ts'
import { PEOPLE_CHAIN, type PeopleRow, personAsWritten, personQuery } from '../people-chain.ts'
import { ownSnapshot, type SnapshotColumns, snapshotRow } from '../snapshot.ts'
import { PostgresAccounts, UNIQUE_VIOLATION } from './accounts.ts'
import { writeAppends } from './append.ts'
import { PostgresDealt } from './dealt.ts'
import { PostgresHouse } from './house.ts'
import { migratePostgres } from './migrations.ts'
import { writePerson } from './people.ts'
import './whole-numbers.ts'

interface PendingAppend {
  readonly append: Append
  done(): void
  failed(error: unknown): void
}

/** The connections of the pool. */
const MAX_CONNECTIONS = 8
/** An unreachable database gives no answer at all: the timeouts of its queries, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000
const QUERY_TIMEOUT_MS = 10_000
/**
 * A node that hangs within a transaction holds its locks; after so many milliseconds the database rolls it back.
 * Shorter than a lease, so that its tables can be taken over.
 */
const IDLE_TRANSACTION_TIMEOUT_MS = 1_500
/** The default folder for what does not lie in the database. */
const DEFAULT_FOLDER = './data'

export interface PostgresOptions {
  /** A file for the heads of the chains that this node writes. */
  readonly heads?: string | undefined
  /** The house's own folder, for archives that lie there. */
  readonly folder?: string
  readonly log?: Log
  /** The node's name in the database's list of connections. */
  readonly node?: string
}

/**
 * A PostgreSQL store that several nodes may share. Appends that come while others are being written share the next
 * transaction, so a busy room waits for the disk once, not once a table.
 */
export class PostgresStore implements Store {
  readonly accounts: PostgresAccounts
  readonly #pool: pg.Pool
  /** The known heads of the tables' chains. */
  readonly #ends = new Map<string, Head>()
  /** The same in a file of the operator's choice. */
  readonly #heads: HeadsFile | undefined
  readonly #archives: Archives
  readonly #log: (line: string) => void
  readonly house: PostgresHouse
  readonly dealt: PostgresDealt
  #waiting: PendingAppend[] = []
  #writing: Promise<void> | undefined

  private constructor(pool: pg.Pool, { heads, folder = DEFAULT_FOLDER, log = () => {} }: PostgresOptions) {
    this.#pool = pool
    this.#archives = new Archives(folder)
    this.#heads = heads === undefined ? undefined : new HeadsFile(heads, log)
    this.#log = log
    this.house = new PostgresHouse(pool, this.#heads)
    this.dealt = new PostgresDealt(pool, this.#heads)
    this.accounts = new PostgresAccounts(pool, head => this.#heads?.note(new Map([[PEOPLE_CHAIN, head]])))
  }

  /** Connects, and brings the database up to date. */
  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    const { log = () => {}, node = 'store' } = options
    const pool = new pg.Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      application_name: `cardroom ${node}`,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    })
    // An idle connection that fails is replaced with the next query.
    pool.on('error', error => log(`the database: ${error.message}`, { level: 'error' }))
    // A connection that fails in use throws with its next query.
    pool.on('connect', client => client.on('error', () => {}))
    try {
      const client = await pool.connect()
      try {
        await migratePostgres(client)
      } finally {
        client.release()
      }
      return new PostgresStore(pool, options)
    } catch (error) {
      await pool.end()
      throw error
    }
  }

  append(append: Append): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, done, failed })
      this.#writing ??= Promise.resolve().then(() => this.#flush())
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Two appends of one table go into two transactions.
      const tables = new Map<string, PendingAppend>()
      const rest: PendingAppend[] = []
      for (const one of this.#waiting) {
        if (tables.has(one.append.table)) rest.push(one)
        else tables.set(one.append.table, one)
      }
      this.#waiting = rest
      await this.#write([...tables.values()])
    }
    this.#writing = undefined
  }

  async #write(all: readonly PendingAppend[]): Promise<void> {
    const known = await this.#known(all).catch((error: unknown) => {
      for (const { failed } of all) failed(error)
    })
    if (!known) return
    const current = all.filter(({ append, failed }) => {
      const version = known.get(append.table)?.version ?? 0
      if (version === append.after) return true
      this.#ends.delete(append.table)
      failed(new Conflict(`${append.table} is at ${version}, not at ${append.after}`))
      return false
    })
    if (current.length === 0) return
    try {
      const client = await this.#pool.connect()
      let broken = true
      try {
        const appends = current.map(({ append }) => append)
        const { heads, overdrawn } = await writeAppends(client, appends, known)
        broken = false
        for (const [table, head] of heads) this.#ends.set(table, head)
        this.#heads?.note(heads)
        const refused = current.filter(({ append: { table } }) => !heads.has(table) && !overdrawn.has(table))
        const why = await this.#why(refused.map(({ append }) => append))
        for (const { append, done, failed } of current) {
          if (heads.has(append.table)) done()
          else {
            this.#ends.delete(append.table)
            failed(
              overdrawn.get(append.table) ??
                why.get(append.table) ??
                new Conflict(`${append.table} has gone on without us`),
            )
          }
        }
      } finally {
        client.release(broken)
      }
    } catch (error) {
      for (const { append, failed } of current) {
        this.#ends.delete(append.table)
        failed(error)
      }
    }
  }

  /** Why appends were not written. */
  async #why(appends: readonly Append[]): Promise<ReadonlyMap<string, Conflict>> {
    if (appends.length === 0) return new Map()
    const { rows } = await this.#pool.query<{ id: string; version: number; leader: string; epoch: number }>(
      'SELECT id, version, leader, epoch FROM tables WHERE id = ANY($1)',
      [appends.map(({ table }) => table)],
    )
    return new Map(
      appends.map(({ table, after, fence }) => {
        const now = rows.find(({ id }) => id === table)
        if (fence && (now?.leader !== fence.node || now.epoch !== fence.epoch))
          return [
            table,
            new FencedError(`${table} is led elsewhere (epoch ${now?.epoch}, not ${fence.epoch})`),
          ]
        return now?.version === after
          ? [table, new RequestWithdrawnError(`${table}: the request was withdrawn or answered`)]
          : [table, new Conflict(`${table} is at ${now?.version}, not at ${after}`)]
      }),
    )
  }

  /** What has happened at a table after a version. */
  async eventsAfter(table: string, version: number): Promise<readonly TableEvent[]> {
    return (await this.#chain(table, version)).map(({ event }) => readEvent(event))
  }

  /** The heads of the tables' chains; reads those that are not known or old. */
  async #known(all: readonly PendingAppend[]): Promise<ReadonlyMap<string, Head>> {
    // Another node may have led the table since.
    const unknown = all
      .map(({ append }) => append)
      .filter(({ table, after }) => this.#ends.get(table)?.version !== after)
      .map(({ table }) => table)
    if (unknown.length > 0) {
      const { rows } = await this.#pool.query<Head & { id: string }>(
        'SELECT id, version, hash FROM tables WHERE id = ANY($1)',
        [unknown],
      )
      for (const { id, version, hash } of rows) this.#ends.set(id, { version, hash })
    }
    return this.#ends
  }

  async tables(): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      'SELECT id FROM tables WHERE NOT closed ORDER BY opened, place',
    )
    return rows.map(({ id }) => id)
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const known = this.#heads?.get(table)
    if (known) {
      const { rows } = await this.#pool.query<{ hash: PackedHash }>(
        'SELECT hash FROM events WHERE table_id = $1 AND version = $2',
        [table, known.version],
      )
      checkHead(table, known, rows[0] && hashText(rows[0].hash))
    }
    const { rows } = await this.#pool.query<SnapshotColumns & { last: number; end: string }>(
      `SELECT t.snapshot AS text, t.snapshot_version AS version, t.snapshot_hash AS hash, s.hash AS link,
         t.version AS last, t.hash AS "end"
       FROM tables t LEFT JOIN events s ON s.table_id = t.id AND s.version = t.snapshot_version WHERE t.id = $1`,
      [table],
    )
    const row = rows[0]
    if (!row) return undefined
    const opened = await this.opened(table)
    const snapshot = ownSnapshot(table, snapshotRow(row), known, this.#log)
    const events = await this.#chain(table, snapshot?.version ?? 0)
    // The database has the head of the chain; other nodes may have appended meanwhile.
    const end =
      row.last === snapshot?.version
        ? snapshot.link
        : events.find(({ version }) => version === row.last)?.hash
    checkHead(table, { version: row.last, hash: row.end }, end ?? undefined)
    return {
      opened,
      ...(snapshot ? { snapshot: readSnapshot(snapshot.text) } : {}),
      events: events.map(({ event }) => readEvent(event)),
      times: events.map(({ at }) => at),
    }
  }

  async opened(table: string): Promise<StoredTable['opened']> {
    // The first event is never archived.
    const { rows } = await this.#pool.query<PackedRow>(
      'SELECT version, at, event, hash FROM events WHERE table_id = $1 ORDER BY version LIMIT 1',
      [table],
    )
    const [first] = checkedEvents(table, undefined, rows)
    const event = first && readEvent(first.event)
    if (event?.type !== 'opened') throw new TamperedError(`${table}: was never opened`)
    return event
  }

  async history(table: string): Promise<readonly TableEvent[]> {
    return this.eventsAfter(table, 0)
  }

  /** The events after a version, each checked against the one before it. */
  async #chain(table: string, after: number): Promise<EventRow[]> {
    const { rows } = await this.#pool.query<EventsRow>(eventsQuery('$1', '$2'), [table, after])
    return [...checkedEventsAfter(table, after, this.#archives.among(rows))]
  }

  async round(id: string): Promise<RoundReply | undefined> {
    const { rows } = await this.#pool.query<SealedTextRow>(
      `SELECT r.table_id AS "table", r.reply AS text, r.version, r.hash, e.hash AS link
       FROM rounds r LEFT JOIN events e ON e.table_id = r.table_id AND e.version = r.version WHERE r.id = $1`,
      [id],
    )
    const kept = rows[0] && this.#archives.sealed('rounds', id, rows[0], await this.#chapterOf(rows[0]))
    return kept && (JSON.parse(unsealText('round', id, kept)) as RoundReply)
  }

  async shoe(id: string): Promise<OpenedShoe | undefined> {
    const { rows } = await this.#pool.query<SealedTextRow>(
      `SELECT s.table_id AS "table", s.shoe AS text, s.version, s.hash, e.hash AS link
       FROM shoes s LEFT JOIN events e ON e.table_id = s.table_id AND e.version = s.version WHERE s.id = $1`,
      [id],
    )
    const kept = rows[0] && this.#archives.sealed('shoes', id, rows[0], await this.#chapterOf(rows[0]))
    return kept && (JSON.parse(unsealText('shoe', id, kept)) as OpenedShoe)
  }

  async #chapterOf(row: SealedTextRow): Promise<Chapter | undefined> {
    if (!isArchived(row)) return undefined
    const { rows } = await this.#pool.query<Chapter>(chapterQuery('$1', '$2'), [row.table, row.version])
    return rows[0]
  }

  async rounds({ table, player, before, limit }: RoundQuery): Promise<readonly RoundEntry[]> {
    const { rows } = await this.#pool.query<{ entry: PackedText }>(
      player === undefined
        ? `SELECT entry FROM rounds WHERE ($1::text IS NULL OR table_id = $1) AND ($2::bigint IS NULL OR at < $2)
           ORDER BY at DESC, place DESC LIMIT $3`
        : `SELECT r.entry FROM round_players p JOIN rounds r ON r.id = p.round_id
           WHERE p.player = $4 AND ($1::text IS NULL OR r.table_id = $1) AND ($2::bigint IS NULL OR p.at < $2)
           ORDER BY p.at DESC, r.place DESC LIMIT $3`,
      [table ?? null, before ?? null, limit, ...(player === undefined ? [] : [player])],
    )
    return rows.map(({ entry }) => JSON.parse(unpack(entry)) as RoundEntry)
  }

  async savePerson(person: Person, begins?: Session): Promise<void> {
    try {
      const head = await writePerson(this.#pool, person, begins)
      this.#heads?.note(new Map([[PEOPLE_CHAIN, head]]))
    } catch (error) {
      const taken = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION
      throw taken ? new Conflict(`somebody else is ${person.name}`) : error
    }
  }

  personById(id: string): Promise<Person | undefined> {
    return this.#person('id', id)
  }

  personByLook(look: string): Promise<Person | undefined> {
    return this.#person('look', look)
  }

  async #person(by: 'id' | 'look', value: string): Promise<Person | undefined> {
    const { rows } = await this.#pool.query<PeopleRow<Person>>(personQuery(by, '$1'), [value])
    return rows[0] && personAsWritten(rows[0])
  }

  async probe(): Promise<void> {
    await this.#pool.query(
      'INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      [Date.now()],
    )
  }

  async close(): Promise<void> {
    await this.#writing
    this.#heads?.close()
    await this.#pool.end()
  }
}
