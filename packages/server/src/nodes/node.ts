import { randomBytes } from 'node:crypto'
import type { Cluster, Log } from '@cardroom/room'
import type { Store } from '@cardroom/room/store'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SealedStore, unsealing } from '../store/sealed-store.ts'
import { PostgresCluster } from './postgres-cluster.ts'

export interface NodeOptions {
  readonly heads?: string
  /** The house's own folder, for archives that lie there. */
  readonly folder?: string
  readonly log: Log
  /** The key that seals the secrets of shuffles, the same for all nodes. */
  readonly key: Buffer
}

/** Opens a node on a database. A restarted process is another node. */
export async function openNode(
  database: string,
  { key, ...options }: NodeOptions,
): Promise<{ store: Store; cluster: Cluster }> {
  const node = randomBytes(6).toString('hex')
  const store = await PostgresStore.open(database, { ...options, node })
  const { event } = unsealing(key)
  const cluster = new PostgresCluster({
    node,
    database,
    eventsAfter: async (table, version) => (await store.eventsAfter(table, version)).map(event),
    log: options.log,
  })
  return { store: new SealedStore(store, key), cluster }
}
