import { join } from 'node:path'
import { type Heads, readHeads } from '../store/heads.ts'
import { knownKey } from '../store/house-key.ts'
import type { Ledger } from '../store/ledger.ts'
import { HEADS_FILE } from '../store/sqlite.ts'
import { SqliteLedger } from '../store/sqlite-ledger.ts'

/** The default folder for the key and archives of a card room on a database. */
const DEFAULT_FOLDER = './data'

/** Where a house is kept: a folder, or a PostgreSQL database. */
export type HouseLocation = { readonly data: string } | { readonly database: string }

/** Opens all data of a house for reading, with the heads beside it and the key to its secrets. */
export async function openLedger(
  place: HouseLocation,
): Promise<{ ledger: Ledger; heads: Heads; key: Buffer | undefined }> {
  if ('database' in place) {
    const { PostgresLedger } = await import('../store/postgres/ledger.ts')
    return {
      ledger: await PostgresLedger.open(place.database, DEFAULT_FOLDER),
      heads: new Map(),
      key: knownKey(DEFAULT_FOLDER),
    }
  }
  // The heads are read first: a running card room only makes the chains longer.
  const heads = readHeads(join(place.data, HEADS_FILE))
  return { ledger: new SqliteLedger(place.data), heads, key: knownKey(place.data) }
}
