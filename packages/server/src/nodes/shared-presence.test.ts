import type { Cluster, ClusterListener } from '@cardroom/room'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { openNode } from './node.ts'
import { SharedPresence } from './shared-presence.ts'

let server: Postgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

/** A card room without tables. */
const listener: ClusterListener = {
  tables: new Map(),
  appeared: async () => {},
  cameOrLeft: () => {},
  heard: () => {},
  ended: () => {},
  missedNotifications: () => {},
  cutOff: () => {},
}

test('knows who is on the other nodes, and nobody of a node that has ended', async () => {
  const database = await server.fresh()
  const join = async (): Promise<{ cluster: Cluster; end: () => Promise<void> }> => {
    const { store, cluster } = await openNode(database, { key: Buffer.alloc(32), log: () => {} })
    await cluster.join(listener)
    return {
      cluster,
      end: async () => {
        await cluster.close()
        await store.close()
      },
    }
  }
  const [one, other] = [await join(), await join()]
  other.cluster.watches('t', 'Ann', true)
  other.cluster.watches('t', 'Bob', true)
  await expect.poll(() => [...one.cluster.watchersOf('t')].sort()).toEqual(['Ann', 'Bob'])
  other.cluster.watches('t', 'Bob', false)
  await expect.poll(() => one.cluster.watchersOf('t')).toEqual(['Ann'])
  await other.end()
  await expect.poll(() => one.cluster.watchersOf('t')).toEqual([])
  await one.end()
})

test('keeps what the other nodes say while their presence is being read', async () => {
  const pool = new pg.Pool({ connectionString: await server.fresh() })
  const presence = new SharedPresence({ node: 'a', pool, changed: () => {}, failed: () => {} })
  const ann = { node: 'b', table: 't', player: 'Ann' }
  // Her arrival was written after the rows were read, and is told before they are here.
  const query = async () => {
    presence.hear(ann, true)
    return { rows: [{ ...ann, player: 'Bob' }] }
  }
  await presence.read({ query } as unknown as pg.Client, ['b'])
  expect([...presence.elsewhere.at('t')].sort()).toEqual(['Ann', 'Bob'])
  await pool.end()
})
