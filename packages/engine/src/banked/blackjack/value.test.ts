import { expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { inShort } from '../../ranking/testing/in-short.ts'
import type { NaturalRule } from './rules.ts'
import { type AceAndTen, countHand, valueName } from './value.ts'

const natural: NaturalRule = { name: 'Natural', of: 'ace-and-ten', points: 21.5, cite: '004:1495' }
const jokers: NaturalRule = { name: 'Natural 22', of: 'two-jokers', points: 22, cite: '003:67' }

const name = (text: string, rule = natural, above = 21, aceAndTen: AceAndTen = 'natural') =>
  inShort(valueName(countHand(cards(text), { natural: rule, over: { above, cite: '' } }, aceAndTen), rule))

test.each([
  ['Ks 5d', 'hand-total 15'],
  ['6s Ad', 'soft-hand-total 17'],
  ['As Ad', 'soft-hand-total 12'],
  ['As Ad 9c', 'hand-total 21'],
  ['As Ad Kc', 'hand-total 12'],
  ['Ts 6d 6c', 'hand-total-over 22'],
  ['As 5d Kc', 'hand-total 16'],
  ['7s 7d 7c', 'hand-total 21'],
  ['As Kd', 'natural-hand Natural'],
])('%s counts %s', (hand, count) => {
  expect(name(hand)).toBe(count)
})

test('an ace and a ten-value card by a switch are 21½, after a split 21', () => {
  expect(name('As Td', natural, 21, 'as-high-as-a-natural')).toBe('hand-total 21.5')
  expect(name('As Td', natural, 21, '21')).toBe('hand-total 21')
  expect(name('As 9d Ac', natural, 21, 'as-high-as-a-natural')).toBe('hand-total 21')
})

test('two jokers are the Natural 22, one makes 21 of any hand; an ace and a ten are no natural there', () => {
  expect(name('Jk Jk', jokers)).toBe('natural-hand Natural 22')
  expect(name('Jk Kd', jokers)).toBe('hand-total 21')
  expect(name('Ks 9d Jk', jokers)).toBe('hand-total 21')
  expect(name('Jk Jk 5c', jokers)).toBe('hand-total 21')
  expect(name('As Kd', jokers)).toBe('hand-total 21')
})

test('an ace may make 22 where a counted 22 is not over', () => {
  expect(name('Ts 6d 6c', jokers, 22)).toBe('hand-total 22')
  expect(name('Ts As Ac', jokers, 22)).toBe('hand-total 22')
})
