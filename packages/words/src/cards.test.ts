import { expect, test } from 'vitest'
import { cardName, cardNames, cardSign } from './cards.ts'
import { english } from './languages/en/index.ts'

test('names cards as people say them', () => {
  expect(cardName(english, 'As')).toBe('ace of spades')
  expect(cardName(english, 'Td')).toBe('ten of diamonds')
  expect(cardName(english, 'Jk')).toBe('joker')
  expect(cardName(english, '6-5')).toBe('domino 6-5 (Foo)')
})

test('counts the face-down cards of a hand', () => {
  expect(cardNames(english, ['As', '??', '??'])).toBe('ace of spades and 2 face-down cards')
  expect(cardNames(english, [])).toBe('no cards')
})

test('writes signs for suits', () => {
  expect(['Td', 'As', 'Jk', '6-5'].map(card => cardSign(english, card))).toEqual([
    '10♦',
    'A♠',
    'joker',
    '6-5',
  ])
})
