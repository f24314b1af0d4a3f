import { openRulebook } from '@cardroom/rulebook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/audit.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { HOLDEM, openRoom, tableOf, temporaryFolder } from '../testing/room.ts'
import { storedFolder } from '../testing/stored-folder.ts'
import { move } from './move.ts'
import { openLedger, type Place } from './open-ledger.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

async function audited(place: Place) {
  const { ledger, heads, key } = await openLedger(place)
  const found = await audit({ ledger, library: await openRulebook(), key, heads: [heads] })
  await ledger.close()
  return found
}

test('a house goes from a folder to a database and back, word for word', async () => {
  const [from, database, back] = [storedFolder(), await postgres.fresh(), temporaryFolder()]
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
  expect(await other.tables()).toEqual(await one.tables())
  for (const id of await one.tables()) expect(await other.load(id)).toEqual(await one.load(id))
  const asked = { limit: 500, player: 'Bob' }
  const ids = async (store: SqliteStore | PostgresStore) => (await store.rounds(asked)).map(({ id }) => id)
  expect(await ids(other)).toEqual(await ids(one))
  await Promise.all([one.close(), other.close()])
}, 60_000)

test('a place that is not empty is left as it is', async () => {
  const [from, to] = [storedFolder(), storedFolder()]
  await expect(move({ data: from }, { data: to })).rejects.toThrow('is kept in')
  const database = await postgres.fresh()
  await move({ data: from }, { database })
  await expect(move({ data: from }, { database })).rejects.toThrow('already')
})

test('nothing is carried over from where a card room is going on, or from nowhere', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [HOLDEM] })
  await expect(move({ data }, { data: temporaryFolder() })).rejects.toThrow('in use')
  expect(served.room.tables.has(tableOf(HOLDEM))).toBe(true)
  await expect(move({ data: temporaryFolder() }, { data: temporaryFolder() })).rejects.toThrow('no card room')
})
