import { randomBytes } from 'node:crypto'
import type { Log } from '../log/log.ts'
import type { Ring } from '../room/ring.ts'
import { PostgresStore } from '../store/postgres/postgres.ts'
import type { Store } from '../store/store.ts'
import { PostgresRing } from './postgres-ring.ts'

/** One of any number of nodes on a database. A process that starts again is another node. */
export async function openNode(
  database: string,
  options: { readonly heads?: string; readonly log: Log },
): Promise<{ store: Store; ring: Ring }> {
  const node = randomBytes(6).toString('hex')
  const store = await PostgresStore.open(database, { ...options, node })
  return { store, ring: new PostgresRing({ node, database, store, log: options.log }) }
}
