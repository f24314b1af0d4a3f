import { expect, test } from 'vitest'
import { cardName, cardNames, cardSign } from './cards.ts'
import { english } from './en/index.ts'

test('cards are named as people say them', () => {
  expect(cardName(english, 'As')).toBe('ace of spades')
  expect(cardName(english, 'Td')).toBe('ten of diamonds')
  expect(cardName(english, 'Jk')).toBe('joker')
  expect(cardName(english, '6-5')).toBe('domino 6-5 (Foo)')
})

test('hands count what lies face down', () => {
  expect(cardNames(english, ['As', '??', '??'])).toBe('ace of spades and 2 face-down cards')
  expect(cardNames(english, [])).toBe('no cards')
})

test('signs for the eye', () => {
  expect(['Td', 'As', 'Jk', '6-5'].map(card => cardSign(english, card))).toEqual([
    '10♦',
    'A♠',
    'joker',
    '6-5',
  ])
})
