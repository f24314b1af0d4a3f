import { expect, test } from 'vitest'
import { english } from './languages/en/index.ts'
import { sayRefusal } from './refusal.ts'

test('writes money as a sign at the table does', () => {
  expect([500, 1250, -500, 123_456_00, 0, 5].map(english.money)).toEqual([
    '$5',
    '$12.50',
    '−$5',
    '$123,456',
    '$0',
    '$0.05',
  ])
  expect([500, -500, 0].map(english.change)).toEqual(['+$5', '−$5', '$0'])
})

test('writes the amounts on chips', () => {
  expect([25, 100, 500, 2500, 10_000, 100_000, 250_000, 2_500_000].map(english.chip)).toEqual([
    '25¢',
    '1',
    '5',
    '25',
    '100',
    '1K',
    '2.5K',
    '25K',
  ])
})

test('writes numbers, shares, times and lists', () => {
  expect([english.number(17_160), english.number(1.5, 4), english.number(12_345.678, 0)]).toEqual([
    '17,160',
    '1.5000',
    '12,346',
  ])
  expect([english.percent(0.75, 4), english.percent(-0.012, 1)]).toEqual(['75.0000 %', '-1.2 %'])
  expect(english.seconds(12)).toBe('12 sec')
  expect(english.time(Date.UTC(2026, 10, 16, 12))).toMatch(/^Nov 1[5-7], 2026, \d+:\d\d.[AP]M$/)
  expect([english.all(['a', 'b', 'c']), english.any(['a', 'b'])]).toEqual(['a, b, and c', 'a or b'])
})

test('keeps unknown words as they are', () => {
  expect(english.say({ say: 'cards-washed' })).toBe('Cards washed')
  expect(english.say({ say: 'constructor' })).toBe('Constructor')
  expect(english.say({ say: 'own-words', values: { text: 'As posted' } })).toBe('As posted')
  expect(english.say('Dragon 7')).toBe('Dragon 7')
})

test('names the place of a refusal on the command line, and not on the page', () => {
  const refusal = { code: 'not-now', at: ['moves', 3], values: { name: 'misdeal' } }
  expect(english.refusal(refusal)).toBe('"misdeal" cannot happen now')
  expect(sayRefusal(english, refusal)).toBe('moves[3]: "misdeal" cannot happen now')
})
