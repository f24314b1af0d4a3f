import { expect, test } from 'vitest'
import { lookOf, looksLikeTheHouse, mixesScripts } from './look.ts'

test.each([
  ['Ann', 'аnn'],
  ['Ann', 'A.n_n'],
  ['Kim', 'KІM'],
  ['Bill', 'BiII'],
  ['Olga', '0lga'],
  ['Marnie', 'mamie'],
  ['José', 'Jose'],
])('%s and %s look alike', (one, other) => {
  expect(lookOf(other)).toBe(lookOf(one))
})

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Ann-3'],
  ['明', '月'],
])('%s and %s do not', (one, other) => {
  expect(lookOf(other)).not.toBe(lookOf(one))
})

test.each(['Bot-Ace', 'B0T-King', 'Воt-Ace', 'The-House', 'F-l-o-o-r'])('%s', name => {
  expect(looksLikeTheHouse(name)).toBe(name !== 'The-House')
})

test('scripts are not mixed', () => {
  expect(mixesScripts('Аnn')).toBe(true)
  expect(mixesScripts('Ольга')).toBe(false)
  expect(mixesScripts('Nguyễn')).toBe(false)
  expect(mixesScripts('王Wang')).toBe(false)
})
