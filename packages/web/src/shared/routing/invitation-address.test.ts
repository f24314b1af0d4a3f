import { expect, test } from 'vitest'
import { invitationAddress, wordIn, wordTyped } from './invitation-address.ts'

test('reads the word back from an invitation’s address', () => {
  const address = invitationAddress('https://cards.example', 'outlaws-texas-holdem-a1', 'Ab_-9')
  expect(address).toBe('https://cards.example/table/outlaws-texas-holdem-a1#word=Ab_-9')
  expect(wordIn(address.split('#')[1]!)).toBe('Ab_-9')
  expect(wordTyped(` ${address} `)).toBe('Ab_-9')
})

test('takes a typed word or link, and no other hash of a page', () => {
  expect(wordTyped(' Ab_-9\n')).toBe('Ab_-9')
  expect(wordTyped('two words')).toBeUndefined()
  expect(wordTyped('')).toBeUndefined()
  expect(wordIn('content')).toBeUndefined()
})
