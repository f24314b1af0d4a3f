import { expect, test } from 'vitest'
import { invitation, wordIn, wordTyped } from './address.ts'

test('an invitation has its word where it is found again', () => {
  const address = invitation('https://cards.example', 'outlaws-texas-holdem-a1', 'Ab_-9')
  expect(address).toBe('https://cards.example/table/outlaws-texas-holdem-a1#word=Ab_-9')
  expect(wordIn(address.split('#')[1]!)).toBe('Ab_-9')
  expect(wordTyped(` ${address} `)).toBe('Ab_-9')
})

test('a word is taken as it is said, and other marks of a page are no words', () => {
  expect(wordTyped(' Ab_-9\n')).toBe('Ab_-9')
  expect(wordTyped('two words')).toBeUndefined()
  expect(wordTyped('')).toBeUndefined()
  expect(wordIn('content')).toBeUndefined()
})
