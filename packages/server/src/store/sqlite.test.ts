import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { TamperedError } from '@cardroom/room/store'
import {
  accountsContract,
  append,
  away,
  begun,
  dealtContract,
  entered,
  houseContract,
  opened,
  storeContract,
} from '@cardroom/room/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeEvents } from '../testing/tamper.ts'
import { SqliteStore } from './sqlite.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('SQLite keeps what it is given', () => storeContract(async () => new SqliteStore(folder)))

describe('SQLite keeps a house and its money', () => houseContract(async () => new SqliteStore(folder)))

describe('SQLite keeps accounts', () => accountsContract(async () => new SqliteStore(folder)))

describe('SQLite keeps tables that people deal', () => dealtContract(async () => new SqliteStore(folder)))

test('entries can neither be changed nor deleted, and a change behind the store’s back is found', async () => {
  const first = new SqliteStore(folder)
  await first.dealt.begin(begun)
  await first.dealt.append('d1', 0, 2, [entered('a'), entered('b')])
  await first.close()
  const db = new DatabaseSync(join(folder, 'cardroom.db'))
  expect(() => db.exec('DELETE FROM dealt_entries')).toThrow('never deleted')
  expect(() => db.exec("UPDATE dealt_entries SET entry = '{}'")).toThrow('never changed')
  db.exec(`DROP TRIGGER dealt_entries_stay; UPDATE dealt_entries SET entry = replace(entry, '"a"', '"c"')`)
  db.close()
  const store = new SqliteStore(folder)
  await expect(store.dealt.entries('d1', 0)).rejects.toThrow(TamperedError)
  await store.close()
})

test('events can neither be changed nor deleted, and a change behind the store’s back is found', async () => {
  const first = new SqliteStore(folder)
  await first.append(append(0, [opened]))
  await first.append(append(1, [away(1), away(2)]))
  await first.append(append(3, [away(3)]))
  await first.close()
  const db = new DatabaseSync(join(folder, 'cardroom.db'))
  expect(() => db.exec('DELETE FROM events')).toThrow('never deleted')
  expect(() => db.exec("UPDATE events SET event = '{}'")).toThrow('never changed')
  changeEvents(db, texts => texts.replace('"seat":1', '"seat":7'))
  db.close()
  const store = new SqliteStore(folder)
  await expect(store.load('t')).rejects.toThrow(TamperedError)
  await expect(store.history('t')).rejects.toThrow(
    'one of the events 2 to 3, which were written together, is not what was written',
  )
  await store.close()
})

test('two card rooms cannot use one folder', async () => {
  const store = new SqliteStore(folder)
  expect(() => new SqliteStore(folder)).toThrow('in use by another card room')
  await store.close()
})

test('an error after waiting for a lock does not stop later writes', async () => {
  const store = new SqliteStore(folder)
  await store.append(append(0, [opened]))
  const other = new DatabaseSync(join(folder, 'cardroom.db'))
  other.exec('BEGIN IMMEDIATE')
  const waits = store.append(append(1, [away(1)]))
  waits.catch(() => {})
  // Longer than the lock is waited for at a stretch.
  await pause(200)
  other.exec('ALTER TABLE events RENAME TO elsewhere; COMMIT')
  await expect(waits).rejects.toThrow('no such table')
  other.exec('ALTER TABLE elsewhere RENAME TO events')
  await store.append(append(1, [away(1)]))
  expect(await store.history('t')).toHaveLength(2)
  other.close()
  await store.close()
})
