import { expect, test } from 'vitest'
import { isRefusal, type Path } from '../say/refusal.ts'
import { readBy } from './read-by.ts'
import { expecting } from './sentences.ts'
import { cents, either, listOf, mapOf, object, oneOf, optional, readAll, text, whole } from './shape.ts'

const shape = object({
  game: text,
  bank: object({ seat: whole(1), wager: cents }),
  wagers: listOf(object({ on: text, by: optional(text) }), 1, 3),
  kind: optional(oneOf('a', 'b')),
  cards: either<string | Readonly<Record<string, string>>>(expecting('some-cards'), text, mapOf(text)),
})

const good = { game: 'x', bank: { seat: 1, wager: 0 }, wagers: [{ on: 'base' }], cards: { 2: 'As' } }

test('reads a value of the right shape unchanged', () => {
  expect(readBy(shape, good)).toEqual(good)
  expect(readBy(shape, { ...good, cards: 'As', kind: 'b' })).toEqual({ ...good, cards: 'As', kind: 'b' })
})

test.each<[string, unknown, Path, object]>([
  ['no object', null, [], { code: 'expected', values: { what: expecting('an-object'), found: 'null' } }],
  ['no text', { ...good, game: 3 }, ['game'], { values: { what: expecting('a-text'), found: '3' } }],
  [
    'a number that is too small',
    { ...good, bank: { seat: 0, wager: 0 } },
    ['bank', 'seat'],
    { values: { what: expecting('whole-number-from', { min: 1 }), found: '0' } },
  ],
  [
    'half a cent',
    { ...good, bank: { seat: 1, wager: 1.5 } },
    ['bank', 'wager'],
    { values: { what: expecting('whole-cents'), found: '1.5' } },
  ],
  ['an empty list', { ...good, wagers: [] }, ['wagers'], { code: 'too-few', values: { least: 1, found: 0 } }],
  [
    'too long a list',
    { ...good, wagers: Array(4).fill({ on: 'base' }) },
    ['wagers'],
    { code: 'too-many', values: { most: 3, found: 4 } },
  ],
  [
    'a field that nobody knows',
    { ...good, wagers: [{ on: 'base' }, { no: 1 }] },
    ['wagers', 1, 'no'],
    { code: 'no-such-field' },
  ],
  ['a field that is not there', { ...good, wagers: [{}] }, ['wagers', 0, 'on'], { code: 'missing' }],
  [
    'none of the values',
    { ...good, kind: 'c' },
    ['kind'],
    { values: { what: expecting('one-of', { values: ['"a"', '"b"'] }), found: '"c"' } },
  ],
  ['neither', { ...good, cards: 7 }, ['cards'], { values: { what: expecting('some-cards'), found: '7' } }],
  [
    'one of either, with a mistake inside',
    { ...good, cards: { 2: 7 } },
    ['cards', '2'],
    { values: { what: expecting('a-text'), found: '7' } },
  ],
])('%s is refused at its place', (_, value, at, refusal) => {
  const read = readBy(shape, value)
  expect(isRefusal(read)).toBe(true)
  expect(read).toMatchObject({ at, ...refusal })
})

test('finds all mistakes at once', () => {
  const read = readAll(shape, { ...good, game: 3, kind: 'c', luck: 7 }, ['rules'])
  expect('mistakes' in read && read.mistakes.map(({ at }) => at)).toEqual([
    ['rules', 'luck'],
    ['rules', 'game'],
    ['rules', 'kind'],
  ])
})

test('writes itself as JSON Schema', () => {
  expect(shape.schema).toMatchObject({
    type: 'object',
    required: ['game', 'bank', 'wagers', 'cards'],
    properties: {
      bank: { properties: { wager: { type: 'integer', minimum: 0 } } },
      kind: { enum: ['a', 'b'] },
    },
    additionalProperties: false,
  })
})
