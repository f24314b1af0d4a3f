import { expect, test } from 'vitest'
import { keysFor } from './keys.ts'

test('moves have the keys that people expect', () => {
  expect(Object.fromEntries(keysFor(['fold', 'call', 'raise']))).toEqual({ fold: 'f', call: 'c', raise: 'r' })
  expect(keysFor(['hit', 'stand', 'double', 'split']).get('split')).toBe('p')
  expect([...keysFor(['check', 'bet 4', 'bet 3']).values()]).toEqual(['c', '4', '3'])
})

test('every move has a key of its own, also one that nobody has heard of', () => {
  const moves = ['fold', 'frobnicate', 'fee', 'ff', 'check', 'call', 'new-thing', 'x']
  const keys = keysFor(moves)
  expect(keys.size).toBe(moves.length)
  expect(new Set(keys.values()).size).toBe(moves.length)
})

test('keys of the table itself are left alone', () => {
  expect([...keysFor(['zzz', 'gg', 'xx']).values()]).toEqual(['1', '2', '3'])
})
