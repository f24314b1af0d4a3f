import { join } from 'node:path'
import { type Heads, readHeads } from '../store/heads.ts'
import { knownKey } from '../store/house-key.ts'
import type { Ledger } from '../store/ledger.ts'
import { HEADS_FILE } from '../store/sqlite.ts'
import { SqliteLedger } from '../store/sqlite-ledger.ts'

/** Where a card room on a database keeps its key and its archives, if nothing else is said. */
const USUAL_FOLDER = './data'

/** Where a house is kept: a folder, or a PostgreSQL database. */
export type Place = { readonly data: string } | { readonly database: string }

/** All of a house to be read, the ends of its chains as they are known beside it, and the key to its secrets. */
export async function openLedger(
  place: Place,
): Promise<{ ledger: Ledger; heads: Heads; key: Buffer | undefined }> {
  if ('database' in place) {
    const { PostgresLedger } = await import('../store/postgres/ledger.ts')
    return {
      ledger: await PostgresLedger.open(place.database, USUAL_FOLDER),
      heads: new Map(),
      key: knownKey(USUAL_FOLDER),
    }
  }
  // First what is known of the ends: a card room that goes on meanwhile only makes the chains longer.
  const heads = readHeads(join(place.data, HEADS_FILE))
  return { ledger: new SqliteLedger(place.data), heads, key: knownKey(place.data) }
}
