import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writePath } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openLedger, type Place } from '../books/open-ledger.ts'
import type { TableHost } from '../room/host.ts'
import { type ServeOptions, serve } from '../serve.ts'
import { link, seal } from '../store/chain.ts'
import { hashBytes, hashText, type PackedRow, pack, unpack, unpackEvents } from '../store/packed.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { begun, entered } from '../store/testing/dealt-contract.ts'
import { Client } from '../testing/client.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { BACCARAT, HOLDEM, openRoom, tableOf, temporaryFolder } from '../testing/room.ts'
import { storedFolder } from '../testing/stored-folder.ts'
import { type Audited, audit } from './audit.ts'
import { readEnds, signingKey, stated } from './statement.ts'

const T = tableOf(BACCARAT)
const H = tableOf(HOLDEM)
// Copies of a house are opened in other folders under the same key.
process.env.CARDROOM_KEY = 'ab'.repeat(32)

const library = await openRulebook()

type Value = string | number | Uint8Array
type Row = Record<string, Value | null>

/** A house that is kept somewhere, and whatever is done to it behind its back. */
interface Books {
  readonly place: Place
  readonly serving: Pick<ServeOptions, 'data' | 'database' | 'heads'>
  run(sql: string, ...values: Value[]): Promise<void>
  all(sql: string, ...values: Value[]): Promise<Row[]>
}

/** Plays two tables until one has a snapshot and the other was closed in the middle of its shoe. */
async function playHouse(options: Pick<ServeOptions, 'data' | 'database' | 'heads'>): Promise<void> {
  const fast = { bot: [0, 0], pause: 0, settlement: 0, wagers: 1, bank: 1, decision: 1, absent: 1 } as const
  const served = await serve({ port: 0, lobby: [BACCARAT, HOLDEM], playOn: true, timings: fast, ...options })
  const client = await Client.connect(`http://127.0.0.1:${served.port}`, { name: 'Ann' })
  await client.must({ type: 'account', wish: { do: 'set-password', password: 'several words' } })
  await client.close()
  const [baccarat, holdem] = [served.room.tables.get(T)!, served.room.tables.get(H)!]
  // No more than that, whichever is quicker: every test looks at all of it.
  const played = async ({ table }: TableHost, rounds: number) => {
    while (table.state.rounds < rounds) await new Promise(done => setTimeout(done, 5))
  }
  await played(baccarat, 4)
  await baccarat.close()
  await played(holdem, 23)
  const { dealt } = served.room.premises.store
  await dealt.begin({ ...begun, settings: { ...begun.settings, game: BACCARAT } })
  await dealt.append('d1', 0, 2, [entered('a'), entered('b')])
  await dealt.append('d1', 2, 3, [entered('c')])
  await served.close()
}

async function look({ place, serving }: Books, outside = true): Promise<Audited> {
  const { ledger, heads, key } = await openLedger(place)
  const beside = serving.heads === undefined ? heads : readEnds(serving.heads).heads
  try {
    return await audit({ ledger, library, key, heads: outside ? [beside] : [] })
  } finally {
    await ledger.close()
  }
}

/** The places in which something is wrong, with what it is. */
const placesOf = ({ wrong }: Audited): string[] => wrong.map(({ at, code }) => `${writePath(at)}: ${code}`)

/** What a card room says of its tables when it is opened there. */
async function opened({ serving }: Books): Promise<string[]> {
  const lines: string[] = []
  const served = await openRoom({ ...serving, lobby: [], log: line => lines.push(line) })
  const unopened = [...served.room.unopened].map(([id, { why }]) => `${id}: ${String(why.values.what)}`)
  await served.close()
  return [...unopened, ...lines]
}

const QUIET = [
  'events_stay',
  'events_are_kept',
  'people_chain_stays',
  'people_chain_is_kept',
  'dealt_entries_are_kept',
  'transfers_stay',
]

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

interface Kind {
  readonly name: string
  make(): Promise<() => Promise<Books>>
}

const kinds: Kind[] = [
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
        for (const trigger of QUIET) db.exec(`DROP TRIGGER ${trigger}`)
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
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** What was written together at a table, as it lies there. */
async function rowsOf(books: Books, table: string) {
  const rows = await books.all(
    'SELECT version, at, event, hash FROM events WHERE table_id = ? ORDER BY version',
    table,
  )
  return rows as unknown as PackedRow[]
}

/** Changes what was written at a table, the rows in which it stands; returns their first and last events. */
async function change(
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
async function rechain(books: Books, table: string): Promise<void> {
  const [opening, ...rows] = await rowsOf(books, table)
  let { version, hash } = { version: 1, hash: hashText(opening!.hash) }
  for (const row of rows) {
    for (const event of unpackEvents(row.event)) hash = link(hash, ++version, Number(row.at), event)
    const sql = 'UPDATE events SET hash = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, hashBytes(hash), table, version)
  }
}

describe.each(kinds)('$name', ({ make }) => {
  let copy: () => Promise<Books>
  beforeAll(async () => {
    copy = await make()
  })

  test('that nobody has touched is found in order, and is not changed by looking', async () => {
    const books = await copy()
    const found = await look(books)
    expect(placesOf(found)).toEqual([])
    expect(found).toMatchObject({ tables: 2, shoes: 1, people: 1, otherwise: [] })
    expect(found.rounds).toBeGreaterThan(24)
    expect((await look(books)).head).toBe(found.head)
    expect(await opened(books)).toEqual([])
  })

  test('an event', async () => {
    const books = await copy()
    const [[first] = []] = await change(books, H, texts => texts.replace('"player":"bot', '"player":"but'))
    expect(placesOf(await look(books))).toEqual([`${H}.events[${first}]: audit-not-as-written`])
  })

  test('an event since the last snapshot: the table is not opened', async () => {
    const books = await copy()
    const [last] = await books.all('SELECT max(version) AS version FROM events WHERE table_id = ?', H)
    const version = Number(last!.version)
    const sql = 'UPDATE events SET event = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, Buffer.from('{}'), H, version)
    expect(placesOf(await look(books))[0]).toMatch(/\.events\[\d+\]: audit-not-as-written$/)
    expect(await opened(books)).toEqual([expect.stringMatching(`^${H}: ${H}: .* is not what was written`)])
  })

  test('a hash', async () => {
    const books = await copy()
    const [one, two, three] = await rowsOf(books, H)
    const sql = 'UPDATE events SET hash = ? WHERE table_id = ? AND version = ?'
    await books.run(sql, one!.hash, H, three!.version)
    expect(placesOf(await look(books))).toEqual([`${H}.events[${two!.version + 1}]: audit-not-as-written`])
  })

  test('an end that is cut off', async () => {
    const books = await copy()
    const [last] = await books.all('SELECT max(version) AS version FROM events WHERE table_id = ?', H)
    const version = Number(last!.version)
    const before = (await rowsOf(books, H)).at(-2)!.version
    await books.run('DELETE FROM events WHERE table_id = ? AND version = ?', H, version)
    expect(placesOf(await look(books))).toEqual([`${H}.events[${before + 1}]: audit-cut-off`])
    expect(await opened(books)).toEqual([`${H}: ${H}: event ${version} was written, and is no longer there`])
  })

  test('the end of a session that a person dealt, and all of one', async () => {
    const books = await copy()
    await books.run("DELETE FROM dealt_entries WHERE session = 'd1' AND version = 3")
    expect(placesOf(await look(books, false))).toEqual([])
    expect(placesOf(await look(books))).toEqual(['d1.entries[3]: audit-cut-off'])
    const served = await openRoom({ ...books.serving, lobby: [] })
    const read = served.room.premises.store.dealt.entries('d1', 0)
    await expect(read).rejects.toThrow('d1: event 3 was written, and is no longer there')
    await served.close()
    const other = await copy()
    await other.run("DELETE FROM dealt_entries WHERE session = 'd1'")
    await other.run("DELETE FROM dealt_sessions WHERE id = 'd1'")
    expect(placesOf(await look(other))).toEqual(['d1.entries[1]: audit-cut-off'])
  })

  test('the moment of a transfer', async () => {
    const books = await copy()
    await books.run('UPDATE transfers SET at = at + 1024 WHERE chain = ? AND version = 1 AND n = 0', '(cage)')
    expect(placesOf(await look(books))).toEqual(['(cage).transfers[0].at: audit-differs'])
    const other = await copy()
    const [first] = await other.all('SELECT min(version) AS version FROM transfers WHERE chain = ?', H)
    const sql = 'UPDATE transfers SET at = at + 1024 WHERE chain = ? AND version = ?'
    await other.run(sql, H, Number(first!.version))
    expect(placesOf(await look(other))).toEqual([`${H}.transfers[0].at: audit-differs`])
  })

  test('a snapshot with a million dollars: the table is made anew from its events', async () => {
    const books = await copy()
    const [row] = await books.all('SELECT snapshot, snapshot_version AS version FROM tables WHERE id = ?', H)
    const rich = String(row!.snapshot).replace(/"stack":\d+/, '"stack":100000000')
    await books.run('UPDATE tables SET snapshot = ? WHERE id = ?', rich, H)
    const [place] = placesOf(await look(books))
    expect(place).toMatch(new RegExp(`^${H}\\.snapshot\\.seats\\.\\d\\.stack: audit-differs`))
    // A node reads a table when it finds it, and again when it leads it.
    expect([...new Set(await opened(books))]).toEqual([
      expect.stringMatching(`${H}: its snapshot is not what was written`),
    ])
    // With a seal that fits, it is still not the one that is known outside.
    const [at] = await books.all(
      'SELECT hash FROM events WHERE table_id = ? AND version = ?',
      H,
      Number(row!.version),
    )
    const hash = hashText(at!.hash as Uint8Array)
    const fits = seal('snapshot', { version: Number(row!.version), hash }, rich)
    await books.run('UPDATE tables SET snapshot_hash = ? WHERE id = ?', fits, H)
    expect(placesOf(await look(books))).toEqual([place])
    expect([...new Set(await opened(books))]).toEqual([
      expect.stringMatching(`${H}: its snapshot is not what was written`),
    ])
  })

  test('a round’s record: the last of a table that is opened too', async () => {
    const books = await copy()
    for (const { id, reply } of await books.all('SELECT id, reply FROM rounds WHERE table_id = ?', H)) {
      const other = unpack(reply as Uint8Array).replace('"net":{"', '"net":{"9":5,"')
      await books.run('UPDATE rounds SET reply = ? WHERE id = ?', pack('rounds', other), id!)
    }
    expect(placesOf(await look(books))).toEqual([`${H}.rounds.${H}.1: audit-seal-broken`])
    expect(await opened(books)).toEqual([expect.stringMatching(`${H}.\\d+ is not what was written`)])
    // Without its seal it is what the events make it, or wrong.
    await books.run('UPDATE rounds SET hash = NULL WHERE table_id = ?', H)
    expect(placesOf(await look(books))).toEqual([`${H}.rounds.${H}.1.record.result.net.9: audit-differs`])
  })

  test('a round that is gone, and one that was never played', async () => {
    const books = await copy()
    await books.run('DELETE FROM rounds WHERE id = ?', `${H}.2`)
    expect(placesOf(await look(books))).toEqual([`${H}.rounds.${H}.2: audit-missing`])
    const other = await copy()
    await other.run(`UPDATE rounds SET id = 'never' WHERE id = ?`, `${H}.2`)
    await other.run(`INSERT INTO rounds (id, table_id, at, entry, reply, version, hash)
      SELECT '${H}.2', table_id, at, entry, reply, version, hash FROM rounds WHERE id = 'never'`)
    expect(placesOf(await look(other))).toEqual(['rounds.never: audit-never-happened'])
  })

  test('by whom lists find a round: a row that is gone, was added, or was changed', async () => {
    const [row] = await (await copy()).all('SELECT player FROM round_players WHERE round_id = ?', `${H}.2`)
    const player = String(row!.player)
    for (const [sql, place] of [
      [`DELETE FROM round_players WHERE round_id = '${H}.2'`, 'audit-missing'],
      [`UPDATE round_players SET at = at + 1 WHERE round_id = '${H}.2'`, 'audit-missing'],
      [
        `UPDATE round_players SET player = 'Eve' WHERE player = '${player}' AND round_id = '${H}.2'`,
        'audit-missing',
      ],
      [
        `INSERT INTO round_players SELECT player, at + 1, round_id FROM round_players WHERE round_id = '${H}.2'`,
        'audit-never-happened',
      ],
    ] as const) {
      const books = await copy()
      await books.run(sql)
      expect(placesOf(await look(books))).toEqual([
        expect.stringMatching(new RegExp(`^rounds\\.${H}\\.2\\.players\\.[^:]+: ${place}$`)),
      ])
    }
    for (const round of [`${H}.2`, 'never']) {
      const books = await copy()
      await books.run(`INSERT INTO round_players (player, at, round_id) VALUES ('Eve', 1, ?)`, round)
      expect(placesOf(await look(books))).toEqual([`rounds.${round}.players.Eve: audit-never-happened`])
    }
  })

  test('a person', async () => {
    const books = await copy()
    await books.run(`UPDATE people SET token = 'mine'`)
    expect(placesOf(await look(books))).toEqual(['(people).Ann.token: audit-differs'])
    // Nobody comes in by it.
    const { data, database } = books.serving
    const store = database === undefined ? new SqliteStore(data) : await PostgresStore.open(database)
    await expect(store.personByToken('mine')).rejects.toThrow('the entry of Ann is not what was written')
    await store.close()
  })

  test('a password, a session and whom they belong to', async () => {
    const [credential] = await (await copy()).all('SELECT id FROM credentials')
    const [session] = await (await copy()).all('SELECT id, token FROM sessions')
    for (const [sql, place] of [
      [`UPDATE credentials SET verifier = 'mine'`, `credential ${credential!.id}.verifier: audit-differs`],
      [`UPDATE credentials SET person = 'me'`, `credential ${credential!.id}.person: audit-differs`],
      ['DELETE FROM credentials', `credential ${credential!.id}: audit-missing`],
      [`UPDATE sessions SET token = 'mine'`, `session ${session!.id}.token: audit-differs`],
      ['DELETE FROM sessions', `session ${session!.id}: audit-missing`],
      [
        `INSERT INTO sessions (id, person, token, begun, by, browser, used)
         SELECT 'x', person, 'mine', begun, by, browser, used FROM sessions`,
        'session x: audit-never-happened',
      ],
    ] as const) {
      const books = await copy()
      await books.run(sql)
      expect(placesOf(await look(books))).toEqual([`(people).${place}`])
    }
    const books = await copy()
    await books.run(`UPDATE sessions SET token = 'mine'`)
    const { data, database } = books.serving
    const store = database === undefined ? new SqliteStore(data) : await PostgresStore.open(database)
    await expect(store.accounts.session('mine')).rejects.toThrow('is not what was written')
    await store.close()
  })

  test('a shoe’s secret', async () => {
    const books = await copy()
    await books.run(`UPDATE shoes SET shoe = replace(shoe, '"secret":"', '"secret":"0')`)
    expect(placesOf(await look(books))).toEqual([`${T}.shoes.${T}.shoe-1.shuffle.secret: audit-differs`])
    const { data, database } = books.serving
    const store = database === undefined ? new SqliteStore(data) : await PostgresStore.open(database)
    await expect(store.shoe(`${T}.shoe-1`)).rejects.toThrow('is not what was written')
    await store.close()
  })

  test('the events of two tables that were exchanged', async () => {
    const books = await copy()
    await books.run(`UPDATE events SET table_id = 'x' WHERE table_id = ?`, H)
    await books.run(`UPDATE events SET table_id = '${H}' WHERE table_id = ?`, T)
    await books.run(`UPDATE events SET table_id = '${T}' WHERE table_id = 'x'`)
    expect(placesOf(await look(books))).toEqual([
      `${T}.events[1]: audit-not-as-written`,
      `${H}.events[1]: audit-not-as-written`,
    ])
    expect(await opened(books)).toEqual([expect.stringContaining(H)])
  })

  test('a table that is gone altogether', async () => {
    const books = await copy()
    for (const from of ['events', 'rounds']) await books.run(`DELETE FROM ${from} WHERE table_id = ?`, H)
    await books.run('DELETE FROM tables WHERE id = ?', H)
    expect(placesOf(await look(books))).toEqual([`${H}: audit-table-gone`])
  })

  test('chips that were written into the events, the whole chain made anew', async () => {
    const books = await copy()
    await change(books, H, texts => texts.replaceAll('"net":{', '"net":{"nobody":1,'))
    await rechain(books, H)
    const outside = placesOf(await look(books))
    const alone = placesOf(await look(books, false))
    expect(alone[0]).toMatch(/\.net\.nobody: audit-differs/)
    expect(outside).toEqual(alone)
  })

  test('what nobody could tell by the chain alone is told by the end that is known outside', async () => {
    const books = await copy()
    // Somebody called otherwise from the first moment on: no card and no chip is another.
    const [, second] = await rowsOf(books, H)
    await books.run('UPDATE events SET at = at - 1 WHERE table_id = ? AND version = ?', H, second!.version)
    await rechain(books, H)
    const [found] = (await look(books)).wrong
    expect(found?.at[0]).toBe(H)
  })

  test('a secret in the events: the cards are not those of its shuffle', async () => {
    const books = await copy()
    await change(books, H, texts => texts.replaceAll('"secret":"', '"secret":"0'))
    await rechain(books, H)
    expect(placesOf(await look(books, false))[0]).toMatch('audit-secret-not-committed')
  })

  test('a root in the events: the house was bound to another order than it drew', async () => {
    const books = await copy()
    await change(books, H, texts =>
      texts.replaceAll(/"root":"(.)/g, (_, first) => `"root":"${first === '0' ? '1' : '0'}`),
    )
    await rechain(books, H)
    expect(placesOf(await look(books, false))[0]).toMatch('audit-another-root')
  })
})

test('a folder of before events had versions is looked at too; what today’s rules play otherwise is said', async () => {
  const { ledger, heads, key } = await openLedger({ data: storedFolder() })
  const found = await audit({ ledger, library, key, heads: [heads] })
  await ledger.close()
  expect(placesOf(found)).toEqual([])
  expect(found).toMatchObject({ tables: 6, people: 8 })
  expect(new Set(found.otherwise.map(({ at }) => at[0]))).toEqual(
    new Set(['outlaws-texas-holdem', 'towers-pineapple-c2f28f']),
  )
})

test('a bit that has turned in a list beside the events is found, though everything can be read', async () => {
  const data = temporaryFolder()
  await playHouse({ data })
  const file = join(data, 'cardroom.db')
  const db = new DatabaseSync(file)
  const { page, size } = db
    .prepare(
      "SELECT pageno AS page, pgsize AS size FROM dbstat WHERE name = 'rounds_by_table' AND pagetype = 'leaf'",
    )
    .get() as { page: number; size: number }
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  const bytes = readFileSync(file)
  const at = bytes.indexOf(T, (page - 1) * size)
  bytes[at + 3]! ^= 1
  writeFileSync(file, bytes)
  const { ledger, heads, key } = await openLedger({ data })
  const found = await audit({ ledger, library, key, heads: [heads] })
  await ledger.close()
  expect(placesOf(found)).toEqual(['database: audit-not-readable'])
})

test('a folder can be looked at while a card room uses it', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [HOLDEM], playOn: true })
  const { ledger, heads, key } = await openLedger({ data })
  const found = await audit({ ledger, library, key, heads: [heads] })
  await ledger.close()
  expect(placesOf(found)).toEqual([])
  await served.close()
})

test('a statement holds as long as the chains go through it; one that was changed does not fit its signature', () => {
  const folder = temporaryFolder()
  const key = signingKey(join(folder, 'key.pem'))
  expect(signingKey(join(folder, 'key.pem')).equals(key)).toBe(true)
  const said = stated(new Map([['t', { version: 3, hash: 'abc' }]]), 1, key)
  const file = join(folder, 'said.json')
  writeFileSync(file, JSON.stringify(said))
  expect(readEnds(file)).toEqual({ heads: new Map([['t', { version: 3, hash: 'abc' }]]), key: said.key })
  writeFileSync(file, JSON.stringify({ ...said, at: 2 }))
  expect(() => readEnds(file)).toThrow('signature does not fit')
  writeFileSync(file, JSON.stringify({ ...said, chains: [] }))
  expect(() => readEnds(file)).toThrow('not that of its chains')
})
