import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openLedger } from '../house-data/open-ledger.ts'
import { HOLDEM, openRoom, temporaryFolder } from '../testing/room.ts'
import { audit } from './audit.ts'
import { BACCARAT_TABLE, library, placesOf, playHouse } from './testing/books.ts'

test('finds a flipped bit in an index, though everything can be read', async () => {
  const data = temporaryFolder()
  await playHouse({ data })
  const file = join(data, 'cardroom.db')
  const db = new DatabaseSync(file)
  const { page, size } = db
    .prepare(
      "SELECT pageno AS page, pgsize AS size FROM dbstat WHERE name = 'rounds_by_table' AND pagetype = 'leaf'",
    )
    .get() as { page: number; size: number }
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  const bytes = readFileSync(file)
  const at = bytes.indexOf(BACCARAT_TABLE, (page - 1) * size)
  bytes[at + 3]! ^= 1
  writeFileSync(file, bytes)
  const { ledger, heads, key } = await openLedger({ data })
  const found = await audit({ ledger, library, key, heads: [heads] })
  await ledger.close()
  expect(placesOf(found)).toEqual(['database: audit-not-readable'])
})

test('audits a folder while a card room uses it', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [HOLDEM], playOn: true })
  const { ledger, heads, key } = await openLedger({ data })
  const found = await audit({ ledger, library, key, heads: [heads] })
  await ledger.close()
  expect(placesOf(found)).toEqual([])
  await served.close()
})
