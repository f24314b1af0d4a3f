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
  ['Ann', 'ᴀɴɴ'],
  ['Ann', '𝐀𝓷ｎ'],
  ['Olaf', 'Øłaf'],
])('%s and %s look alike', (one, other) => {
  expect(lookOf(other)).toBe(lookOf(one))
})

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Ann-3'],
  ['明', '月'],
])('%s and %s do not look alike', (one, other) => {
  expect(lookOf(other)).not.toBe(lookOf(one))
})

test.each(['Bot-Ace', 'B0T-King', 'Воt-Ace', 'The-House', 'F-l-o-o-r', 'Dea1er-7', 'ꜰʟᴏᴏʀ.2'])(
  '%s looks like the house’s own',
  name => {
    expect(looksLikeTheHouse(name)).toBe(true)
  },
)

test.each(['Theo', 'Houseman', 'Florian', 'Bo-7', 'Thea-2'])(
  '%s does not look like the house’s own',
  name => {
    expect(looksLikeTheHouse(name)).toBe(false)
  },
)

test('a name mixes no scripts', () => {
  expect(mixesScripts('Аnn')).toBe(true)
  expect(mixesScripts('Ольга')).toBe(false)
  expect(mixesScripts('Nguyễn')).toBe(false)
  expect(mixesScripts('王Wang')).toBe(false)
  expect(mixesScripts('さくら子-7')).toBe(false)
  expect(mixesScripts('김Kim')).toBe(false)
})

test('a name has no letters or digits of scripts that are not in everyday use', () => {
  expect(mixesScripts('Aꓠꓠ')).toBe(true)
  expect(mixesScripts('ᎪᏁᏁ')).toBe(true)
  expect(mixesScripts('Ann০')).toBe(true)
  expect(mixesScripts('Ann７')).toBe(false)
})
