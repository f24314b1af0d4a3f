import { expect, test } from 'vitest'
import { randomHex, randomWord } from './random.ts'

test('random texts have the length and the letters of their kind, and never repeat', () => {
  expect(randomHex(32)).toMatch(/^[0-9a-f]{64}$/)
  expect(randomWord(9)).toMatch(/^[\w-]{12}$/)
  expect(randomWord(9)).not.toBe(randomWord(9))
})

test('no random word begins with a dash, which a command line takes for an option', () => {
  const words = Array.from({ length: 2_000 }, () => randomWord(9))
  expect(words.filter(word => word.startsWith('-'))).toEqual([])
})
