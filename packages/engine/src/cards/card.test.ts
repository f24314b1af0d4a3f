import { expect, test } from 'vitest'
import { CARD_SPACE, cards, nameOf, namesOf, parseCard, parseCards, tileEnds } from './card.ts'
import { cardsOf, countsOf } from './deck.ts'

test('writes and reads back every card', () => {
  for (const deck of [{ jokers: 1 }, { tiles: true as const }]) {
    for (const card of cardsOf(deck)) expect(parseCard(nameOf(card))).toBe(card)
  }
})

test('is case-sensitive, and names a text that is no card', () => {
  expect(parseCard('as')).toBeUndefined()
  expect(parseCards('As 1h')).toEqual({ notACard: '1h' })
  expect(namesOf(cards('As Td Jk ?? 6-5'))).toBe('As Td Jk ?? 6-5')
})

test('decks have the right cards', () => {
  expect(cardsOf({})).toHaveLength(52)
  expect(cardsOf({ jokers: 2 })).toHaveLength(54)
  expect(cardsOf({ decks: 8, without: '89T' })).toHaveLength(320)
  expect(cardsOf({ tiles: true })).toHaveLength(32)
  expect(new Set(countsOf(cardsOf({ decks: 6 })).slice(0, 52))).toEqual(new Set([6]))
  expect(countsOf(cardsOf({ jokers: 1 }))).toHaveLength(CARD_SPACE)
})

test('a domino has its larger end first', () => {
  expect(tileEnds(cards('5-1')[0]!)).toEqual([5, 1])
})
