import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SqliteStore } from './sqlite.ts'
import { Tampered } from './store.ts'
import { append, away, opened, storeContract } from './testing/contract.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('SQLite keeps what it is given', () => storeContract(async () => new SqliteStore(folder)))

test('events can neither be changed nor deleted, and a change behind the store’s back is found', async () => {
  const first = new SqliteStore(folder)
  await first.append(append(0, [opened, away(1), away(2)]))
  await first.close()
  const db = new DatabaseSync(join(folder, 'cardroom.db'))
  expect(() => db.exec('DELETE FROM events')).toThrow('never deleted')
  expect(() => db.exec("UPDATE events SET event = '{}'")).toThrow('never changed')
  db.exec('DROP TRIGGER events_stay')
  db.prepare('UPDATE events SET event = ? WHERE version = 2').run(JSON.stringify(away(7)))
  db.close()
  const store = new SqliteStore(folder)
  await expect(store.load('t')).rejects.toThrow(Tampered)
  await expect(store.history('t')).rejects.toThrow('event 2 is not what was written')
  await store.close()
})

test('two card rooms cannot use one folder', async () => {
  const store = new SqliteStore(folder)
  expect(() => new SqliteStore(folder)).toThrow('in use by another card room')
  await store.close()
})
