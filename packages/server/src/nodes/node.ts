import { randomBytes } from 'node:crypto'
import type { Log } from '../log/log.ts'
import type { Ring } from '../room/ring.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { SealedStore, unsealing } from '../store/sealed-store.ts'
import type { Store } from '../store/store.ts'
import { PostgresRing } from './postgres-ring.ts'

export interface NodeOptions {
  readonly heads?: string
  /** The house's own folder, for archives that lie there. */
  readonly folder?: string
  readonly log: Log
  /** Under which the secrets of shuffles are sealed: the same for all nodes. */
  readonly key: Buffer
}

/** One of any number of nodes on a database. A process that starts again is another node. */
export async function openNode(
  database: string,
  { key, ...options }: NodeOptions,
): Promise<{ store: Store; ring: Ring }> {
  const node = randomBytes(6).toString('hex')
  const store = await PostgresStore.open(database, { ...options, node })
  const { event } = unsealing(key)
  const ring = new PostgresRing({
    node,
    database,
    eventsAfter: async (table, version) => (await store.eventsAfter(table, version)).map(event),
    log: options.log,
  })
  return { store: new SealedStore(store, key), ring }
}
