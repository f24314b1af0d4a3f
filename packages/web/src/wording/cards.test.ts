import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { cardName, cardNames, cardSign } from './cards.ts'
import { initials, ownWord } from './word.ts'

test('cards are named as people say them', () => {
  expect(cardName(en, 'As')).toBe('ace of spades')
  expect(cardName(en, 'Td')).toBe('ten of diamonds')
  expect(cardName(en, 'Jk')).toBe('joker')
  expect(cardName(en, '6-5')).toBe('domino 6-5')
})

test('hands count what lies face down', () => {
  expect(cardNames(en, ['As', '??', '??'])).toBe('ace of spades and 2 face-down cards')
  expect(cardNames(en, [])).toBe('no cards')
})

test('signs for the eye', () => {
  expect(['Td', 'As', 'Jk', '6-5'].map(card => cardSign(en, card))).toEqual(['10♦', 'A♠', 'joker', '6-5'])
})

test('a name in little room, and a word for want of a better one', () => {
  expect(['Banker line', 'Dragon 7', 'Ante', '6 Card Bonus', 'Kim: Player line'].map(initials)).toEqual([
    'BL',
    'D7',
    'Ante',
    '6CB',
    'Kim: PL',
  ])
  expect(ownWord('super-match')).toBe('Super match')
})
