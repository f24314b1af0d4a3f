import { expect, test } from 'vitest'
import { keysFor } from './keys.ts'

const named = (...names: string[]) => names.map(name => ({ name }))

test('a move has the key that suits it, before any other takes that as its letter', () => {
  const keys = keysFor([{ name: 'pass' }, { name: 'split', key: 'p' }, { name: 'bet 4', key: '4' }])
  expect(Object.fromEntries(keys)).toEqual({ pass: 'a', split: 'p', 'bet 4': '4' })
})

test('of two on one key the first has it', () => {
  expect([
    ...keysFor([
      { name: 'check', key: 'c' },
      { name: 'card', key: 'c' },
    ]).values(),
  ]).toEqual(['c', 'a'])
})

test('every name has a key of its own, also one that nobody has heard of', () => {
  const all = named('fold', 'frobnicate', 'fee', 'ff', 'check', 'call', 'new-thing', 'x')
  const keys = keysFor(all)
  expect(keys.size).toBe(all.length)
  expect(new Set(keys.values()).size).toBe(all.length)
})

test('keys of the table itself are left alone', () => {
  expect([...keysFor(named('zzz', 'gg', 'xx')).values()]).toEqual(['1', '2', '3'])
  expect([
    ...keysFor([
      { name: 'go', key: 'g' },
      { name: 'gap', key: 'g' },
    ]).values(),
  ]).toEqual(['1', 'a'])
})
