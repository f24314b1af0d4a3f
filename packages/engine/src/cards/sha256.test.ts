import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashWith, sha256, sha256OfOurs } from './sha256.ts'

test('hashes the examples of the standard', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

test('hashes texts of every length as the platform does', () => {
  for (let length = 0; length < 300; length++) {
    const text = 'ä♠7'.repeat(100).slice(0, length)
    expect(sha256OfOurs(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('uses a given implementation', () => {
  hashWith(text => `the platform’s of ${text}`)
  expect(sha256('abc')).toBe('the platform’s of abc')
  hashWith(sha256OfOurs)
})
