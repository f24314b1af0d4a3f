import { expect, test } from 'vitest'
import { withDefinitions } from './schemas.ts'

const long = { type: 'string', pattern: '^(practice|\\d{3}:\\d+(-\\d+)?(, (\\d{3}:)?\\d+(-\\d+)?)*)$' }
const row = { type: 'object', properties: { cite: long, cards: { type: 'integer' } } }

test('writes a schema that occurs more than once only once', () => {
  expect(
    withDefinitions({
      type: 'object',
      properties: { cite: long, rows: { type: 'array', items: row }, last: row },
    }),
  ).toEqual({
    type: 'object',
    properties: {
      cite: { $ref: '#/$defs/cite' },
      rows: { type: 'array', items: { $ref: '#/$defs/rows' } },
      last: { $ref: '#/$defs/rows' },
    },
    $defs: {
      cite: long,
      rows: { type: 'object', properties: { cite: { $ref: '#/$defs/cite' }, cards: { type: 'integer' } } },
    },
  })
})

test('leaves a schema that occurs once in its place', () => {
  const schema = { type: 'object', properties: { cite: long, short: { enum: ['a'] }, also: { enum: ['a'] } } }
  expect(withDefinitions(schema)).toEqual(schema)
})
