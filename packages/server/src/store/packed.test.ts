import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DICTIONARIES } from './dictionaries.ts'
import { hashBytes, hashText, pack, packEvents, unpack, unpackEvents } from './packed.ts'
import { Tampered } from './store.ts'

test('what is unpacked is what was packed, to the letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('events', 'rounds'), (text, kind) => {
      const written = JSON.stringify({ v: 3, text })
      expect(unpack(pack(kind, written))).toBe(written)
    }),
  )
  const move = '{"v":3,"type":"input","input":{"kind":"move","seat":1,"move":"é ☃"}}'
  expect(unpackEvents(packEvents([move]))).toEqual([move])
  expect(unpackEvents(packEvents([move, move]))).toEqual([move, move])
})

test('what was readable before stays readable, in a column of bytes too', () => {
  const text = '{"type":"closed"}'
  expect(unpack(text)).toBe(text)
  expect(unpack(Buffer.from(text))).toBe(text)
  const digits = 'ab'.repeat(32)
  expect(hashText(digits)).toBe(digits)
  expect(hashText(hashBytes(digits))).toBe(digits)
})

test('a single move takes few bytes', () => {
  const move = '{"v":3,"type":"input","input":{"kind":"move","seat":8,"move":"check"}}'
  expect(packEvents([move]).length).toBeLessThan(24)
})

test('what nobody has packed is told', () => {
  for (const bytes of [[], [9, 1, 2], [1, 255, 255, 255], [2]]) {
    expect(() => unpack(Uint8Array.from(bytes))).toThrow(Tampered)
  }
})

test('a dictionary is never changed: what was packed with it could not be read again', () => {
  const sums = Object.entries(DICTIONARIES).map(([number, bytes]) => `${number} ${hash('sha256', bytes)}`)
  expect(sums).toMatchInlineSnapshot(`
    [
      "1 bafb073453a4ec42f93cca65a5ec0441a844b63506d58c6902480f640387346d",
      "2 d6296b6a8f66b4f420940858c3745695b92fd3ddf1227a6f183655a3cc659c55",
    ]
  `)
})
