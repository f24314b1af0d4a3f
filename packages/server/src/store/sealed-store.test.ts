import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentOf, type TableEvent } from '@cardroom/engine'
import { append, opened, storeContract } from '@cardroom/room/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { houseKey } from './house-key.ts'
import { sealSecret, unsealSecret } from './sealed-secret.ts'
import { SealedStore } from './sealed-store.ts'
import { SqliteStore } from './sqlite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const KEY = Buffer.alloc(32, 1)
const OTHER = Buffer.alloc(32, 2)
const SECRET = 'ab'.repeat(32)
const commitment = commitmentOf(SECRET)
const committed: TableEvent = { type: 'committed', shoe: { id: 's', how: 3, commitment, secret: SECRET } }

describe('a store with sealed secrets keeps what it is given', () =>
  storeContract(async () => new SealedStore(new SqliteStore(folder), KEY)))

test('only the key opens a secret, and only at its own commitment', () => {
  const sealed = sealSecret(SECRET, commitment, KEY)
  expect(sealed).not.toContain(SECRET)
  expect(sealSecret(SECRET, commitment, KEY)).not.toBe(sealed)
  expect(unsealSecret(sealed, commitment, KEY)).toBe(SECRET)
  expect(() => unsealSecret(sealed, commitment, OTHER)).toThrow('another key')
  expect(() => unsealSecret(sealed, commitmentOf('x'), KEY)).toThrow('another key')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => unsealSecret(changed, commitment, KEY)).toThrow('another key')
  expect(() => unsealSecret(SECRET, commitment, KEY)).toThrow('not sealed')
})

test('writes no secret into the log', async () => {
  const inner = new SqliteStore(folder)
  const store = new SealedStore(inner, KEY)
  await store.append(
    append(0, [
      opened,
      committed,
      { type: 'stopped' },
      committed,
      { ...committed, type: 'redrawn', missing: [] },
    ]),
  )
  expect(await store.history('t')).toEqual([
    opened,
    committed,
    { type: 'stopped' },
    committed,
    { ...committed, type: 'redrawn', missing: [] },
  ])
  expect(JSON.stringify(await inner.history('t'))).not.toContain(SECRET)
  await expect(new SealedStore(inner, OTHER).load('t')).rejects.toThrow('another key')
  await store.close()
})

test('the key is made once, is its owner’s alone, and can be given instead', () => {
  vi.stubEnv('CARDROOM_KEY', undefined)
  const key = houseKey(folder, undefined)
  expect(key).toHaveLength(32)
  expect(houseKey(folder, undefined)).toEqual(key)
  expect(statSync(join(folder, 'house.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'house.key'), 'utf8').trim()).toBe(key.toString('hex'))
  expect(houseKey(folder, '01'.repeat(32))).toEqual(KEY)
  expect(() => houseKey(folder, 'short')).toThrow('CARDROOM_KEY')
  writeFileSync(join(folder, 'house.key'), 'broken')
  expect(() => houseKey(folder, undefined)).toThrow('64 hexadecimal digits')
})
