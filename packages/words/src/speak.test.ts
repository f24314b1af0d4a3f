import { expect, test } from 'vitest'
import { english } from './en/index.ts'

test('money as a sign at the table prints it', () => {
  expect([500, 1250, -500, 123_456_00, 0, 5].map(english.money)).toEqual([
    '$5',
    '$12.50',
    '−$5',
    '$123,456',
    '$0',
    '$0.05',
  ])
})

test('what nobody has words for keeps its own', () => {
  expect(english.say({ say: 'cards-washed' })).toBe('Cards washed')
  expect(english.say({ say: 'own-words', values: { text: 'As posted' } })).toBe('As posted')
})
