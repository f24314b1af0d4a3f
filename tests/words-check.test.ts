import { expect, test } from 'vitest'
import { checkLanguage } from '../scripts/words/check-language.ts'
import type { DeclaredSentence, ValueKind } from '../scripts/words/declared.ts'

const value = (kind: ValueKind, optional = false) => ({ kind, optional })
const sentences = new Map<string, DeclaredSentence>([
  ['below-minimum', { amount: value({ is: 'number' }) }],
  ['banked-supply', { from: value({ is: 'one-of', members: ['shoe', 'continuous'] }) }],
])
const page = new Map<string, DeclaredSentence>([
  ['table.you', {}],
  ['table.seat', { seat: value({ is: 'number' }) }],
])
const COMPLETE_LANGUAGE = {
  'below-minimum': '{$amount :money} is too little',
  'banked-supply': 'Dealt {$from :name in=supplies}',
  'supplies.shoe': 'from a shoe',
  'supplies.continuous': 'from a machine',
  'table.you': 'You',
  'table.seat': 'Seat {$seat}',
}

const check = (messages: Readonly<Record<string, string>>): string[] =>
  checkLanguage(
    'xx',
    Object.entries(messages).map(([key, source], at) => ({ key, source, at: `xx.json:${at + 2}` })),
    { sentences, page },
  )

test('finds nothing wrong with a complete language', () => {
  expect(check(COMPLETE_LANGUAGE)).toEqual([])
})

test('names a missing message and an unused one', () => {
  const { 'table.you': _, ...without } = COMPLETE_LANGUAGE
  expect(check({ ...without, 'table.me': 'Me' })).toEqual([
    'packages/words/messages/xx table.you: is missing',
    'xx.json:7 table.me: nobody says it',
  ])
})

test.each([
  ['table.seat', 'Seat {$place}', 'there is no value $place'],
  ['table.seat', 'Seat', 'takes values and names none: begin it with .input {$seat}'],
  ['table.you', 'You {$seat}', 'there is no value $seat'],
  ['below-minimum', '{$amount :dollars}', 'there is no function :dollars'],
  ['below-minimum', '{$amount :list}', ':list takes no number, which $amount is'],
  ['below-minimum', '{:part name=more}', 'there is no part below-minimum.more'],
  ['banked-supply', '{$from :name in=others}', 'has no name others.shoe'],
  ['banked-supply', '.input {$from :string} .match $from box {{a}} * {{b}}', '$from is never "box"'],
])('%s: %s', (key, source, why) => {
  expect(check({ ...COMPLETE_LANGUAGE, [key]: source }).some(line => line.endsWith(`${key}: ${why}`))).toBe(
    true,
  )
})

test('names a syntax error with its place', () => {
  expect(check({ ...COMPLETE_LANGUAGE, 'table.seat': 'Seat {$seat' })[0]).toMatch(/^xx\.json:7 table\.seat: /)
})
