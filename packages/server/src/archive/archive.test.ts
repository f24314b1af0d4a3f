import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import type { Store } from '@cardroom/room/store'
import { openRulebook } from '@cardroom/rulebook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/audit.ts'
import { move } from '../house-data/move.ts'
import { type HouseLocation, openLedger } from '../house-data/open-ledger.ts'
import { backUp, restore } from '../ops/backup.ts'
import { serve } from '../serve.ts'
import { ArchiveMissingError } from '../store/archives.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { BACCARAT, HOLDEM, openRoom, tableOf, temporaryFolder } from '../testing/room.ts'
import { type ArchiveResult, archive, monthOf } from './archive.ts'

const FAST = { bot: [0, 0], pause: 0, settlement: 0, wagers: 1, bank: 1, decision: 1, absent: 1 } as const
const DAY = 24 * 60 * 60 * 1000
const MONTHS_AGO = (days: number): string => monthOf(Date.now() - days * DAY)
const THIS_MONTH = MONTHS_AGO(0)
const [T, H] = [tableOf(BACCARAT), tableOf(HOLDEM)]
// Copies of a house are opened in other folders under the same key.
process.env.CARDROOM_KEY = 'ab'.repeat(32)

const library = await openRulebook()

/** Plays two tables as if it were so many days ago; one is closed in the middle of its shoe, if that is wanted. */
async function play(data: string, days: number, rounds: number, close = false): Promise<void> {
  const now = () => Date.now() - days * DAY
  const lobby = days === 0 ? [HOLDEM] : [BACCARAT, HOLDEM]
  const served = await serve({ port: 0, data, lobby, playOn: true, timings: FAST, now })
  const tables = [...served.room.tables.values()]
  const until = tables.map(({ table }) => table.state.rounds + rounds)
  while (tables.some(({ table }, i) => table.state.rounds < until[i]!)) {
    await new Promise(done => setTimeout(done, 20))
  }
  if (close) await served.room.tables.get(T)?.close()
  await served.close()
}

async function audited(place: HouseLocation) {
  const { ledger, heads, key } = await openLedger(place)
  const found = await audit({ ledger, library, key, heads: [heads] })
  await ledger.close()
  return found
}

/** Everything that can be asked of a house. */
async function everything(store: Store) {
  const entries = await store.rounds({ limit: 10_000 })
  return {
    entries,
    rounds: await Promise.all(entries.map(({ id }) => store.round(id))),
    ofAce: await store.rounds({ limit: 10_000, player: 'Bot-Ace', table: H }),
    shoe: await store.shoe(`${T}.shoe-1`),
    histories: [await store.history(T), await store.history(H)],
    table: await store.load(H),
  }
}

let postgres: Postgres
/** A house with a past, to be copied. */
const house = mkdtempSync(join(tmpdir(), 'cardroom-archive-'))
beforeAll(async () => {
  postgres = await startPostgres()
  await play(house, 70, 21)
  await play(house, 35, 21, true)
  await play(house, 0, 2)
}, 240_000)
afterAll(async () => {
  rmSync(house, { recursive: true, force: true })
  await postgres?.stop()
})

function copied(): string {
  const data = temporaryFolder()
  cpSync(house, data, { recursive: true })
  return data
}

/** The places in which a house can be kept, and the folder for its archives. */
const kinds = [
  {
    name: 'a folder',
    async make() {
      const data = copied()
      const place: HouseLocation = { data }
      return { place, to: undefined, open: async (): Promise<Store> => new SqliteStore(data) }
    },
  },
  {
    name: 'a database',
    async make() {
      const database = await postgres.fresh()
      const place: HouseLocation = { database }
      await move({ data: copied() }, place)
      return { place, to: temporaryFolder(), open: (): Promise<Store> => PostgresStore.open(database) }
    },
  },
]

test.each(kinds)(
  '$name: archives past months, and finds everything as it was',
  async ({ make }) => {
    const { place, to, open } = await make()
    const before = await audited(place)
    expect(before.wrong).toEqual([])
    // A card room that is going on does not notice.
    const store = await open()
    const all = await everything(store)
    const done = await archive(place, { before: THIS_MONTH, to })
    expect(done.months.map(({ month }) => month)).toEqual([MONTHS_AGO(70), MONTHS_AGO(35)])
    expect(done.rounds).toBeGreaterThan(60)
    expect(await everything(store)).toEqual(all)
    await store.close()
    const again = await open()
    expect(await everything(again)).toEqual(all)
    await again.close()
    const after = await audited(place)
    expect({ ...after, ends: [...after.ends] }).toEqual({ ...before, ends: [...before.ends] })
    expect(await archive(place, { before: THIS_MONTH, to })).toMatchObject({ rounds: 0, months: [] })
    for (const { file } of done.months) {
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
      expect(lines.map(line => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ round: expect.any(String), text: expect.any(String) }),
      )
    }
    const moved = temporaryFolder()
    await move(place, { data: moved })
    const other = new SqliteStore(moved)
    expect(await everything(other)).toEqual(all)
    await other.close()
  },
  120_000,
)

async function archivedFolder(): Promise<{ data: string; done: ArchiveResult; file: string }> {
  const data = copied()
  const done = await archive({ data }, { before: MONTHS_AGO(35) })
  return { data, done, file: done.months[0]!.file }
}

test('reports a missing archive for its rounds, and opens tables all the same', async () => {
  const { data, file } = await archivedFolder()
  renameSync(file, `${file}.elsewhere`)
  const served = await openRoom({ data, lobby: [BACCARAT, HOLDEM] })
  expect(served.room.unreadable.size).toBe(0)
  const { status } = await fetch(`http://127.0.0.1:${served.port}/api/rounds/${H}.1`)
  expect(status).toBe(503)
  const reply = await fetch(`http://127.0.0.1:${served.port}/api/rounds/${H}.1`)
  expect(await reply.json()).toEqual({ error: expect.stringContaining('archive') })
  const listed = await fetch(`http://127.0.0.1:${served.port}/api/rounds?table=${H}&limit=200`)
  expect(await listed.json()).toContainEqual(expect.objectContaining({ id: `${H}.1` }))
  await served.close()
  const [wrong] = (await audited({ data })).wrong
  expect(wrong).toMatchObject({ at: [T, 'events', 2], code: 'audit-not-readable' })
  expect(String(wrong?.values?.what)).toContain(`${file} is not there`)
  const store = new SqliteStore(data)
  await expect(store.round(`${H}.1`)).rejects.toThrow(ArchiveMissingError)
  await store.close()
  // Other months can be archived meanwhile.
  expect((await archive({ data }, { before: THIS_MONTH })).rounds).toBeGreaterThan(20)
  renameSync(`${file}.elsewhere`, file)
  expect((await audited({ data })).wrong).toEqual([])
})

test('finds a changed archive', async () => {
  const { data, file } = await archivedFolder()
  const bytes = readFileSync(file)
  bytes[bytes.length - 20]! ^= 1
  writeFileSync(file, bytes)
  const [wrong] = (await audited({ data })).wrong
  expect(wrong?.code).toBe('audit-not-as-written')
})

test('events stay in the database unless an archive has them, and tampered ones are not archived', async () => {
  const data = copied()
  const db = new DatabaseSync(join(data, 'cardroom.db'))
  expect(() => db.exec('DELETE FROM events WHERE version = 1')).toThrow('never deleted')
  expect(() => db.exec('DELETE FROM events')).toThrow('never deleted')
  db.exec('DROP TRIGGER events_stay')
  db.prepare('UPDATE events SET at = at + 1 WHERE table_id = ? AND version BETWEEN 2 AND 99').run(H)
  await expect(archive({ data }, { before: THIS_MONTH })).rejects.toThrow('not what was written')
  const { n } = db.prepare('SELECT count(*) AS n FROM chapters WHERE table_id = ?').get(H) as { n: number }
  expect(n).toBe(0)
  db.close()
})

test('a backup has the archives too', async () => {
  const { data } = await archivedFolder()
  const [copy, back] = [join(temporaryFolder(), 'copy'), join(temporaryFolder(), 'back')]
  expect(backUp(data, copy)).toEqual(restore(copy, back))
  expect((await audited({ data: back })).wrong).toEqual([])
  const [one, other] = [new SqliteStore(data), new SqliteStore(back)]
  expect(await everything(other)).toEqual(await everything(one))
  await Promise.all([one.close(), other.close()])
})

test('gives space back, and overwrites what a crash cut off', async () => {
  const data = copied()
  const file = join(data, 'archive', `${MONTHS_AGO(70)}.jsonl.gz`)
  // Somebody who was ended between the file and the house.
  mkdirSync(join(data, 'archive'))
  writeFileSync(file, 'what nobody knows of')
  const done = await archive({ data }, { before: THIS_MONTH })
  expect(done.house.after).toBeLessThan(done.house.before * 0.7)
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain('what nobody knows of')
  expect((await audited({ data })).wrong).toEqual([])
})
