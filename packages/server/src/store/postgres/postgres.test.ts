import { OverdrawnError, TamperedError } from '@cardroom/room/store'
import {
  accountsContract,
  append,
  away,
  dealtContract,
  houseContract,
  opened,
  storeContract,
} from '@cardroom/room/testing'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../testing/postgres.ts'
import { SealedStore } from '../sealed-store.ts'
import { PostgresLedger } from './ledger.ts'
import { migratePostgres, POSTGRES_MIGRATIONS, postgresVersion } from './migrations.ts'
import { PostgresStore } from './postgres.ts'

let server: Postgres
let url: string

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  url = await server.fresh()
})

describe('PostgreSQL keeps what it is given', () => storeContract(() => PostgresStore.open(url)))

describe('PostgreSQL keeps a house and its money', () => houseContract(() => PostgresStore.open(url)))

describe('PostgreSQL keeps accounts', () => accountsContract(() => PostgresStore.open(url)))

describe('PostgreSQL keeps tables that people deal', () => dealtContract(() => PostgresStore.open(url)))

describe('PostgreSQL with sealed secrets keeps what it is given', () =>
  storeContract(async () => new SealedStore(await PostgresStore.open(url), Buffer.alloc(32, 1))))

test('events can neither be changed nor deleted, and a change behind the store’s back is found', async () => {
  const first = await PostgresStore.open(url)
  await first.append(append(0, [opened]))
  await first.append(append(1, [away(1)]))
  await first.append(append(2, [away(2)]))
  await first.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await expect(client.query('DELETE FROM events')).rejects.toThrow('never changed or deleted')
  await expect(client.query("UPDATE events SET event = '{}'")).rejects.toThrow('never changed or deleted')
  await expect(client.query('TRUNCATE events')).rejects.toThrow('never changed or deleted')
  await client.query('DROP TRIGGER events_stay ON events')
  await client.query('UPDATE events SET event = $1 WHERE version = 2', [Buffer.from(JSON.stringify(away(7)))])
  await client.end()
  const store = await PostgresStore.open(url)
  await expect(store.load('t')).rejects.toThrow(TamperedError)
  await expect(store.history('t')).rejects.toThrow('event 2 is not what was written')
  await store.close()
})

test('of two card rooms that write at once, one is refused', async () => {
  const [one, other] = [await PostgresStore.open(url), await PostgresStore.open(url)]
  await one.append(append(0, [opened]))
  const both = await Promise.allSettled([
    one.append(append(1, [away(1)])),
    other.append(append(1, [away(2)])),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await one.history('t')).toHaveLength(2)
  await Promise.all([one.close(), other.close()])
})

test('several that start at once bring the database up to date once', async () => {
  const stores = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url)))
  await Promise.all(stores.map(store => store.close()))
})

test('a migration changes what is there, once; an older card room leaves the database alone', async () => {
  const store = await PostgresStore.open(url)
  await store.savePerson({ id: 'p1', name: 'Bob', look: 'bob' })
  await store.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const favourites = `ALTER TABLE people ADD COLUMN favourite TEXT; UPDATE people SET favourite = 'chess'`
  const broken = [...POSTGRES_MIGRATIONS, `${favourites}; UPDATE nobody SET name = ''`]
  await expect(migratePostgres(client, broken)).rejects.toThrow('"nobody" does not exist')
  expect(await postgresVersion(client)).toBe(POSTGRES_MIGRATIONS.length)
  const migrations = [...POSTGRES_MIGRATIONS, favourites]
  await migratePostgres(client, migrations)
  await migratePostgres(client, migrations)
  expect(await postgresVersion(client)).toBe(migrations.length)
  const { rows } = await client.query('SELECT name, favourite FROM people')
  expect(rows).toEqual([{ name: 'Bob', favourite: 'chess' }])
  await client.end()
  await expect(PostgresStore.open(url)).rejects.toThrow('newer card room')
  await expect(PostgresLedger.open(url, '')).rejects.toThrow('newer card room')
})

test('only one of two nodes gets what both take from one wallet at once', async () => {
  const nodes = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])
  await nodes[0]!.house.enter(1, { type: 'gift', person: 'ann', cents: 1_000, day: 1 }, 0)
  const tables = Array.from({ length: 20 }, (_, i) => `t${i}`)
  const results = await Promise.allSettled(
    tables.map((table, i) =>
      nodes[i % 2]!.append(
        append(0, [opened], {
          table,
          transfers: [{ version: 1, from: 'wallet:ann', to: `table:${table}`, cents: 300, why: 'buy-in' }],
        }),
      ),
    ),
  )
  const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refused).toHaveLength(17)
  for (const error of refused) expect(error).toBeInstanceOf(OverdrawnError)
  expect((await nodes[1]!.house.account('wallet:ann')).cents).toBe(100)
  await Promise.all(nodes.map(node => node.close()))
})
