import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writePath } from '@cardroom/engine'
import type { TableHost } from '@cardroom/room'
import { begun, entered } from '@cardroom/room/testing'
import { openRulebook } from '@cardroom/rulebook'
import pg from 'pg'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import { type HouseLocation, openLedger } from '../../house-data/open-ledger.ts'
import { type ServeOptions, serve } from '../../serve.ts'
import { linkHash } from '../../store/chain.ts'
import { hashBytes, hashText, type PackedRow, pack, unpack, unpackEvents } from '../../store/packed.ts'
import { Client } from '../../testing/client.ts'
import { type Postgres, startPostgres } from '../../testing/postgres.ts'
import { BACCARAT, HOLDEM, openRoom, tableOf, temporaryFolder } from '../../testing/room.ts'
import { type AuditResult, audit } from '../audit.ts'
import { readEnds } from '../statement.ts'

export const BACCARAT_TABLE = tableOf(BACCARAT)
export const HOLDEM_TABLE = tableOf(HOLDEM)

export const library = await openRulebook()

type Value = string | number | Uint8Array
type Row = Record<string, Value | null>

/** A house that is kept somewhere, and whatever is done to it behind its back. */
export interface Books {
  readonly place: HouseLocation
  readonly serving: Pick<ServeOptions, 'data' | 'database' | 'heads'>
  run(sql: string, ...values: Value[]): Promise<void>
  all(sql: string, ...values: Value[]): Promise<Row[]>
}

/** Plays two tables until one has a snapshot and the other was closed in the middle of its shoe. */
export async function playHouse(options: Pick<ServeOptions, 'data' | 'database' | 'heads'>): Promise<void> {
  const fast = { bot: [0, 0], pause: 0, settlement: 0, wagers: 1, bank: 1, decision: 1, absent: 1 } as const
  const served = await serve({ port: 0, lobby: [BACCARAT, HOLDEM], playOn: true, timings: fast, ...options })
  const client = await Client.connect(`http://127.0.0.1:${served.port}`, { name: 'Ann' })
  await client.must({ type: 'account', request: { do: 'set-password', password: 'several words' } })
  await client.close()
  const [baccarat, holdem] = [served.room.tables.get(BACCARAT_TABLE)!, served.room.tables.get(HOLDEM_TABLE)!]
  // No more than that, whichever is quicker: every test looks at all of it.
  const played = async ({ table }: TableHost, rounds: number) => {
    while (table.state.rounds < rounds) await new Promise(done => setTimeout(done, 5))
  }
  await played(baccarat, 4)
  await baccarat.close()
  await played(holdem, 23)
  const { dealt } = served.room.context.store
  await dealt.begin({ ...begun, settings: { ...begun.settings, game: BACCARAT } })
  await dealt.append('d1', 0, 2, [entered('a'), entered('b')])
  await dealt.append('d1', 2, 3, [entered('c')])
  await served.close()
}

export async function auditBooks({ place, serving }: Books, outside = true): Promise<AuditResult> {
  const { ledger, heads, key } = await openLedger(place)
  const beside = serving.heads === undefined ? heads : readEnds(serving.heads).heads
  try {
    return await audit({ ledger, library, key, heads: outside ? [beside] : [] })
  } finally {
    await ledger.close()
  }
}

/** The places in which something is wrong, with what it is. */
export const placesOf = ({ wrong }: AuditResult): string[] =>
  wrong.map(({ at, code }) => `${writePath(at)}: ${code}`)

/** What a card room says of its tables when it is opened there. */
export async function openingLog({ serving }: Books): Promise<string[]> {
  const lines: string[] = []
  const served = await openRoom({ ...serving, lobby: [], log: line => lines.push(line) })
  const unreadable = [...served.room.unreadable].map(([id, { why }]) => `${id}: ${String(why.values.what)}`)
  await served.close()
  return [...unreadable, ...lines]
}

const GUARD_TRIGGERS = [
  'events_stay',
  'events_are_kept',
  'people_chain_stays',
  'people_chain_is_kept',
  'dealt_entries_are_kept',
  'transfers_stay',
]

interface Kind {
  readonly name: string
  /** Plays a house once; what it gives makes a copy of that for each test. */
  make(): Promise<() => Promise<Books>>
}

let postgres: Postgres | undefined

const kinds: readonly Kind[] = [
  {
    name: 'a folder',
    async make() {
      const data = lastingFolder()
      await playHouse({ data })
      return async () => {
        const folder = temporaryFolder()
        cpSync(data, folder, { recursive: true })
        const db = new DatabaseSync(join(folder, 'cardroom.db'))
        onTestFinished(() => db.close())
        for (const trigger of GUARD_TRIGGERS) db.exec(`DROP TRIGGER ${trigger}`)
        return {
          place: { data: folder },
          serving: { data: folder },
          run: async (sql, ...values) => void db.prepare(sql).run(...values),
          all: async (sql, ...values) => db.prepare(sql).all(...values) as Row[],
        }
      }
    },
  },
  {
    name: 'a database',
    async make() {
      postgres ??= await startPostgres()
      const url = await postgres.fresh()
      const heads = join(lastingFolder(), 'heads.jsonl')
      await playHouse({ data: '', database: url, heads })
      let copies = 0
      return async () => {
        const name = `copy${++copies}`
        const admin = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
        await admin.connect()
        await admin.query(`CREATE DATABASE ${name} TEMPLATE ${new URL(url).pathname.slice(1)}`)
        await admin.end()
        const database = url.replace(/\/[^/]*$/, `/${name}`)
        const own = join(temporaryFolder(), 'heads.jsonl')
        cpSync(heads, own)
        const client = new pg.Client({ connectionString: database })
        await client.connect()
        onTestFinished(() => client.end())
        await client.query(
          'DROP TRIGGER events_stay ON events; DROP TRIGGER events_are_archived ON events; DROP TRIGGER people_chain_stays ON people_chain; DROP TRIGGER dealt_entries_stay ON dealt_entries; DROP TRIGGER transfers_stay ON transfers',
        )
        await client.query('ALTER TABLE events DROP CONSTRAINT events_table_id_fkey')
        const numbered = (sql: string) => {
          let n = 0
          return sql.replaceAll('?', () => `$${++n}`)
        }
        return {
          place: { database },
          serving: { data: '', database, heads: own },
          run: async (sql, ...values) => void (await client.query(numbered(sql), values)),
          all: async (sql, ...values) => (await client.query<Row>(numbered(sql), values)).rows,
        }
      }
    },
  },
]

const folders: string[] = []
function lastingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-audit-'))
  folders.push(folder)
  return folder
}

/** Tests of what an audit finds in a folder and in a database; `copy` gives one to do as one likes with. */
export function describeBooks(tests: (copy: () => Promise<Books>) => void): void {
  // Copies of a house are opened in other folders under the same key.
  process.env.CARDROOM_KEY = 'ab'.repeat(32)
  afterAll(async () => {
    await postgres?.stop()
    postgres = undefined
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  describe.each(kinds)('$name', ({ make }) => {
    let copy: () => Promise<Books>
    beforeAll(async () => {
      copy = await make()
    })
    tests(() => copy())
  })
}

/** What was written together at a table, as it lies there. */
export async function rowsOf(books: Books, table: string) {
  const rows = await books.all(
    'SELECT version, at, event, hash FROM events WHERE table_id = ? ORDER BY version',
    table,
  )
  return rows as unknown as PackedRow[]
}

/** Changes what was written at a table, the rows in which it stands; returns their first and last events. */
export async function change(
  books: Books,
  table: string,
  alter: (texts: string) => string,
): Promise<[number, number][]> {
  const changed: [number, number][] = []
  let first = 1
  for (const { version, event } of await rowsOf(books, table)) {
    const texts = unpack(event)
    const other = alter(texts)
    if (other !== texts) {
      const sql = 'UPDATE events SET event = ? WHERE table_id = ? AND version = ?'
      await books.run(sql, pack('events', other), table, version)
      changed.push([first, version])
    }
    first = version + 1
  }
  return changed
}

/** Writes a chain of a table anew from some event on, as one would who knows how it is made. */
export async function rechain(books: Books, table: string): Promise<void> {
  const [opening, ...rows] = await rowsOf(books, table)
  let { version, hash } = { version: 1, hash: hashText(opening!.hash) }
  for (const row of rows) {
    for (const event of unpackEvents(row.event)) hash = linkHash(hash, ++version, Number(row.at), event)
    const sql = 'UPDATE events SET hash = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, hashBytes(hash), table, version)
  }
}
