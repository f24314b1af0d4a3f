import { expect, test } from 'vitest'
import { CARD_SPACE, cards, nameOf, namesOf, parseCard, parseCards, tileEnds } from './card.ts'
import { cardsOf, countsOf } from './deck.ts'

test('every card is written and read back', () => {
  for (const deck of [{ jokers: 1 }, { tiles: true as const }]) {
    for (const card of cardsOf(deck)) expect(parseCard(nameOf(card))).toBe(card)
  }
})

test('case matters, and what is no card is named', () => {
  expect(parseCard('as')).toBeUndefined()
  expect(parseCards('As 1h')).toEqual({ notACard: '1h' })
  expect(namesOf(cards('As Td Jk ?? 6-5'))).toBe('As Td Jk ?? 6-5')
})

test('decks have the cards that they should', () => {
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
