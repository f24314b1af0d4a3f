import { BOOKS_BY } from '@cardroom/protocol'
import { begun, credential, entered, session } from '@cardroom/room/testing'
import { openRulebook } from '@cardroom/rulebook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/audit.ts'
import { Books } from '../journal/books.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { playedFolder } from '../testing/played-folder.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { BACCARAT, HOLDEM, openRoom, tableOf, temporaryFolder } from '../testing/room.ts'
import { move } from './move.ts'
import { type HouseLocation, openLedger } from './open-ledger.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

async function audited(place: HouseLocation) {
  const { ledger, heads, key } = await openLedger(place)
  const found = await audit({ ledger, library: await openRulebook(), key, heads: [heads] })
  await ledger.close()
  return found
}

/** The books in every layout, read from the first event and then once more for what has come since. */
async function booksIn(place: HouseLocation) {
  const { ledger } = await openLedger(place)
  const books = new Books(await openRulebook())
  await books.readOn(ledger)
  const once = BOOKS_BY.map(by => books.reply(by, {}))
  await books.readOn(ledger)
  expect(BOOKS_BY.map(by => books.reply(by, {}))).toEqual(once)
  await ledger.close()
  return once
}

test('a house goes from a folder to a database and back, word for word', async () => {
  const [from, database, back] = [await playedFolder(), await postgres.fresh(), temporaryFolder()]
  const first = new SqliteStore(from)
  await first.savePerson({ id: 'p1', name: 'Ann2', look: 'ann2' }, session('s1'))
  await first.accounts.change([{ do: 'add', credential: credential('c1', { counter: 3 }) }])
  await first.dealt.begin({ ...begun, settings: { ...begun.settings, game: BACCARAT } })
  await first.dealt.append('d1', 0, 2, [entered('a'), entered('b')])
  await first.close()
  const there = await move({ data: from }, { database })
  const again = await move({ database }, { data: back })
  expect(again).toEqual(there)
  const [before, between, after] = [
    await audited({ data: from }),
    await audited({ database }),
    await audited({ data: back }),
  ]
  for (const found of [before, between, after]) {
    expect(found.wrong).toEqual([])
    expect(found.head).toBe(there.head)
    expect([found.tables, found.events, found.rounds, found.people]).toEqual([
      there.tables,
      there.events,
      there.rounds,
      there.people,
    ])
  }
  const [one, other] = [new SqliteStore(from), await PostgresStore.open(database)]
  expect(await other.accounts.credential('c1')).toEqual(await one.accounts.credential('c1'))
  expect(await other.accounts.session('token of s1')).toEqual({ ...session('s1'), isAccount: true })
  expect(await other.dealt.entries('d1', 0)).toEqual(await one.dealt.entries('d1', 0))
  expect(await other.dealt.session('d1')).toEqual(await one.dealt.session('d1'))
  expect(await other.tables()).toEqual(await one.tables())
  for (const id of await one.tables()) expect(await other.load(id)).toEqual(await one.load(id))
  const asked = { limit: 500, player: 'Bob' }
  const ids = async (store: SqliteStore | PostgresStore) => (await store.rounds(asked)).map(({ id }) => id)
  expect(await ids(other)).toEqual(await ids(one))
  await Promise.all([one.close(), other.close()])
})

test('the books of a house are the same wherever it is kept, and nothing is in them twice', async () => {
  const [from, database] = [temporaryFolder(), await postgres.fresh()]
  const served = await openRoom({ data: from, lobby: [HOLDEM, BACCARAT], playOn: true })
  const played = (game: string) => served.room.tables.get(tableOf(game))!.table.state.rounds
  await expect.poll(() => Math.min(played(HOLDEM), played(BACCARAT))).toBeGreaterThan(2)
  await served.close()
  const store = new SqliteStore(from)
  await store.dealt.begin({ ...begun, settings: { ...begun.settings, game: BACCARAT } })
  await store.dealt.append('d1', 0, 2, [entered('a'), entered('b')])
  await store.close()
  await move({ data: from }, { database })
  const [one, other] = [await booksIn({ data: from }), await booksIn({ database })]
  expect(one.every(({ entries }) => entries > 0)).toBe(true)
  expect(other).toEqual(one)
})

test('leaves a place that is not empty as it is', async () => {
  const [from, to] = [await playedFolder(), await playedFolder()]
  await expect(move({ data: from }, { data: to })).rejects.toThrow('is kept in')
  const database = await postgres.fresh()
  await move({ data: from }, { database })
  await expect(move({ data: from }, { database })).rejects.toThrow('already')
})

test('moves nothing from where a card room is running, or from nowhere', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [HOLDEM] })
  await expect(move({ data }, { data: temporaryFolder() })).rejects.toThrow('in use')
  expect(served.room.tables.has(tableOf(HOLDEM))).toBe(true)
  await expect(move({ data: temporaryFolder() }, { data: temporaryFolder() })).rejects.toThrow('no card room')
})
