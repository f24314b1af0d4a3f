import { expect, test } from 'vitest'
import { cents, either, listOf, mapOf, object, oneOf, optional, ShapeError, text, whole } from './shape.ts'

const shape = object({
  game: text,
  bank: object({ seat: whole(1), wager: cents }),
  wagers: listOf(object({ on: text, by: optional(text) }), 1),
  kind: optional(oneOf('a', 'b')),
  cards: either<string | Readonly<Record<string, string>>>('cards', text, mapOf(text)),
})

const good = { game: 'x', bank: { seat: 1, wager: 0 }, wagers: [{ on: 'base' }], cards: { 2: 'As' } }

const mistake = (value: unknown): string => {
  try {
    shape.read(value, '')
  } catch (error) {
    if (error instanceof ShapeError) return error.message
    throw error
  }
  throw new Error('there was no mistake')
}

test('what has the shape is read as it is', () => {
  expect(shape.read(good, '')).toEqual(good)
  expect(shape.read({ ...good, cards: 'As', kind: 'b' }, '')).toEqual({ ...good, cards: 'As', kind: 'b' })
})

test('a mistake is named with its place', () => {
  expect(mistake(null)).toBe('an object, not null')
  expect(mistake({ ...good, game: 3 })).toBe('game: a text, not 3')
  expect(mistake({ ...good, bank: { seat: 0, wager: 0 } })).toBe('bank.seat: a whole number from 1, not 0')
  expect(mistake({ ...good, bank: { seat: 1, wager: 1.5 } })).toBe(
    'bank.wager: an amount in whole cents, not 1.5',
  )
  expect(mistake({ ...good, wagers: [] })).toBe('wagers: at least 1, not 0')
  expect(mistake({ ...good, wagers: [{ on: 'base' }, { no: 1 }] })).toBe(
    'wagers[1].no: there is no such field',
  )
  expect(mistake({ ...good, wagers: [{}] })).toBe('wagers[0].on: is missing')
  expect(mistake({ ...good, kind: 'c' })).toBe('kind: "a" or "b", not "c"')
  expect(mistake({ ...good, cards: 7 })).toBe('cards: cards, not 7')
  expect(mistake({ ...good, cards: { 2: 7 } })).toBe('cards.2: a text, not 7')
})

test('the shape writes itself down as JSON Schema', () => {
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
