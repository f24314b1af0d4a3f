import { expect, test } from 'vitest'
import { hash, randomBytes, randomUUID } from './crypto.ts'

test('hashes are SHA-256 (FIPS 180-4), written as Node writes them', () => {
  const hex = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(hash('sha256', 'abc')).toBe(hex)
  expect(hash('sha256', 'abc', 'base64url')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

test('random bytes and names are as long as they should be, and never the same', () => {
  expect(randomBytes(32).toString('hex')).toMatch(/^[0-9a-f]{64}$/)
  expect(randomBytes(9).toString('base64url')).toMatch(/^[\w-]{12}$/)
  expect(randomUUID()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(randomUUID()).not.toBe(randomUUID())
})
