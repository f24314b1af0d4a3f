import { expect, test } from 'vitest'
import { type Card, cards } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { choices } from './best-cards.ts'
import { nameOfTiles } from './names.ts'
import { inShort } from './testing/in-short.ts'
import { kindOfTiles, rankTiles } from './tiles.ts'

const rank = (text: string) => rankTiles(...(cards(text) as [Card, Card]))
const name = (text: string) => inShort(nameOfTiles(rank(text)))

test('orders hands from the highest to the lowest', () => {
  const hands = [
    '4-2 2-1',
    ...['6-6 6-6', '1-1 1-1', '4-4 4-4', '3-1 3-1', '5-5 5-5', '3-3 3-3', '2-2 2-2', '6-5 6-5', '6-4 6-4'],
    ...['6-1 6-1', '5-1 5-1', '6-3 5-4', '6-2 5-3', '5-2 4-3', '4-1 3-2'],
    ...['6-6 5-4', '1-1 6-3', '6-6 4-4', '1-1 5-3'],
    ...['6-6 5-2', '1-1 6-1', '4-4 6-5', '6-6 5-1', '5-5 5-3', '6-6 3-2', '4-4 6-3', '2-1 3-1', '5-5 4-3'],
    ...['4-4 6-1', '3-1 6-5', '6-6 5-5', '6-5 5-5', '6-4 5-5'],
  ]
  for (let i = 1; i < hands.length; i++) {
    expect(rank(hands[i - 1]!), `${hands[i - 1]} over ${hands[i]}`).toBeGreaterThan(rank(hands[i]!))
  }
})

test('hands with the same high tile and points are copies, and so are all zeros', () => {
  expect(rank('1-1 4-4')).toBe(rank('1-1 6-2'))
  expect(rank('6-3 4-3')).toBe(rank('5-4 5-2'))
  expect(rank('6-4 5-5')).toBe(rank('3-3 3-1'))
  expect(rank('6-6 6-2')).not.toBe(rank('1-1 6-2'))
})

test('a tile of Gee Joon counts three or six', () => {
  expect(name('2-1 3-3')).toBe('tile-points 9 Chong')
  expect(name('4-2 3-1')).toBe('tile-points 7 Gor')
  expect(inShort(nameOfTiles(rankTiles(...(cards('2-1 3-1') as [Card, Card]), 'as-spotted')))).toBe(
    'tile-points 7 Gor',
  )
  expect(inShort(nameOfTiles(rankTiles(...(cards('4-2 3-1') as [Card, Card]), 'as-spotted')))).toBe(
    'zero-tiles',
  )
})

test('names hands of tiles', () => {
  expect(name('2-1 4-2')).toBe('supreme-pair')
  expect(name('6-6 6-6')).toBe('matched-tiles Teen')
  expect(name('5-4 6-3')).toBe('mixed-tiles nine')
  expect(name('1-1 5-4')).toBe('wong Dey')
  expect(name('5-3 6-6')).toBe('gong Teen')
  expect(name('6-6 5-1')).toBe('tile-points 8 Teen')
  expect(name('6-3 5-3')).toBe('tile-points 7 nine')
})

test('counts the pairs among the 496 hands of the set', () => {
  const counts = new Map<number, number>()
  for (const [a, b] of choices(cardsOf({ tiles: true }), 2) as Iterable<[Card, Card]>) {
    expect(rankTiles(a, b)).toBe(rankTiles(b, a))
    const kind = kindOfTiles(rankTiles(a, b))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  // four tiles Teen and Dey, with two nines a wong, with four eights a gong
  expect([14, 13, 12, 11, 10].map(kind => counts.get(kind))).toEqual([1, 11, 4, 8, 16])
})
