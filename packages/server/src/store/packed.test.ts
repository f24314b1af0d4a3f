import { hash } from 'node:crypto'
import { TamperedError } from '@cardroom/room/store'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DICTIONARIES } from './dictionaries.ts'
import { hashBytes, hashText, pack, packEvents, unpack, unpackEvents } from './packed.ts'

test('unpacks exactly what was packed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('events', 'rounds'), (text, kind) => {
      const written = JSON.stringify({ v: 1, text })
      expect(unpack(pack(kind, written))).toBe(written)
    }),
  )
  const move = '{"v":1,"type":"input","input":{"kind":"move","seat":1,"move":"é ☃"}}'
  expect(unpackEvents(packEvents([move]))).toEqual([move])
  expect(unpackEvents(packEvents([move, move]))).toEqual([move, move])
})

test('leaves readable text as it is', () => {
  const text = '{"id":"p1"}'
  expect(unpack(text)).toBe(text)
  const digits = 'ab'.repeat(32)
  expect(hashText(digits)).toBe(digits)
  expect(hashText(hashBytes(digits))).toBe(digits)
})

test('a single move takes few bytes', () => {
  const move = '{"v":1,"type":"input","input":{"kind":"move","seat":8,"move":"check"}}'
  expect(packEvents([move]).length).toBeLessThan(24)
})

test('refuses what was never packed', () => {
  for (const bytes of [[], [9, 1, 2], [1, 255, 255, 255], [2]]) {
    expect(() => unpack(Uint8Array.from(bytes))).toThrow(TamperedError)
  }
})

test('a dictionary is never changed: what was packed with it could not be read again', () => {
  const sums = Object.entries(DICTIONARIES).map(([number, bytes]) => `${number} ${hash('sha256', bytes)}`)
  expect(sums).toMatchInlineSnapshot(`
    [
      "1 e5283ba6b837f7fed3c9f473675a326ca08836acead6ee4c25af7d84d5640bbe",
      "2 d6296b6a8f66b4f420940858c3745695b92fd3ddf1227a6f183655a3cc659c55",
    ]
  `)
})
