import { expect, test } from 'vitest'
import { keysFor } from './keys.ts'

const named = (...names: string[]) => names.map(name => ({ name }))

test('gives a move its own key before another move takes it as a letter', () => {
  const keys = keysFor([{ name: 'pass' }, { name: 'split', key: 'p' }, { name: 'bet 4', key: '4' }])
  expect(Object.fromEntries(keys)).toEqual({ pass: 'a', split: 'p', 'bet 4': '4' })
})

test('gives a key that two moves want to the first', () => {
  expect([
    ...keysFor([
      { name: 'check', key: 'c' },
      { name: 'card', key: 'c' },
    ]).values(),
  ]).toEqual(['c', 'a'])
})

test('gives every name a key of its own, unknown names too', () => {
  const all = named('fold', 'frobnicate', 'fee', 'ff', 'check', 'call', 'new-thing', 'x')
  const keys = keysFor(all)
  expect(keys.size).toBe(all.length)
  expect(new Set(keys.values()).size).toBe(all.length)
})

test('leaves the table’s own keys free', () => {
  expect([...keysFor(named('zzz', 'gg', 'xx')).values()]).toEqual(['1', '2', '3'])
  expect([
    ...keysFor([
      { name: 'go', key: 'g' },
      { name: 'gap', key: 'g' },
    ]).values(),
  ]).toEqual(['1', 'a'])
})
