import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { type Card, JOKER } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { Randomness, shuffle } from '../cards/shuffle.ts'
import { rankHigh } from './high.ts'
import type { HighRules } from './high-rules.ts'
import { fillHighTables } from './high-tables.ts'
import { highRanking } from './high-variants.ts'
import { rankLowA5 } from './low-a5.ts'
import type { FirstRanks } from './testing/first-ranks.ts'
import { randomHands } from './testing/hands.ts'

test('ranks the first hands without the tables, and the same as with them', async () => {
  const random = new Randomness('0f'.repeat(32))
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const hands = Array.from({ length: 900 }, (_, i) => shuffle([...deck], random).slice(0, 5 + (i % 3)))
  // Flushes and straight flushes of seven, which chance seldom deals.
  hands.push([0, 4, 8, 12, 16, 1, 50], [48, 44, 40, 36, 32, 49, 50], [2, 6, 18, 30, 50, 3, 46])
  const worker = new Worker(new URL('./testing/first-ranks.ts', import.meta.url), { workerData: hands })
  const [first] = (await once(worker, 'message')) as [FirstRanks]
  expect(first.error).toBeInstanceOf(RangeError)
  expect(first.areTablesFilled).toBe(false)
  fillHighTables()
  expect(hands.map(rankHigh)).toEqual(first.high)
  for (const hand of randomHands(deck, 5, 2_000)) rankLowA5(hand)
  expect(hands.map(rankLowA5)).toEqual(first.low)
})

const VARIANTS: readonly HighRules[] = [
  { joker: 'bug' },
  { joker: 'wild' },
  { joker: 'bug', fiveAces: 'four-aces' },
  { joker: 'bug', wheel: 'second' },
  { joker: 'wild', without: '89T' },
  { without: '2345', flushBeatsFullHouse: true },
]

/** Hands of one size with this many jokers, many of them suited or of few ranks, so that every kind comes. */
function handsOf(rules: HighRules, n: number, jokers: number): Card[][] {
  const deck = cardsOf(rules.without ? { without: rules.without } : {})
  const high = deck.filter(card => card >> 2 >= 9)
  const suited = deck.filter(card => (card & 3) < 2)
  return [deck, high, suited].flatMap(cards =>
    [...randomHands(cards, n - jokers, 300)].map(hand => [...hand, ...Array<Card>(jokers).fill(JOKER)]),
  )
}

test.each(VARIANTS)(
  'ranks the first hands of a variant without the tables, and the same as with them: %o',
  rules => {
    for (const n of [5, 6, 7]) {
      for (const jokers of [0, 1, 2]) {
        const hands = handsOf(rules, n, jokers)
        const one = highRanking(rules)
        const many = highRanking(rules)
        for (const hand of [...hands, ...hands]) many.rank(hand)
        expect(hands.map(many.rank), `${n} cards, ${jokers} jokers`).toEqual(hands.map(one.rank))
      }
    }
  },
)

test('frozen first hands rank as plain ones, and plain ones after them too', () => {
  const hands = [1, 4, 5, 6, 7].flatMap(n => [...randomHands(cardsOf({}), n, 400)])
  const plain = hands.map(rankHigh)
  for (let i = 0; i < 2; i++) expect(hands.map(hand => rankHigh(Object.freeze([...hand])))).toEqual(plain)
  expect(hands.map(rankHigh)).toEqual(plain)
  expect(() => rankHigh(Object.freeze([0, 1, 2, 3, 4, 5, 6, 7]))).toThrow('one to seven cards, not 8')
  expect(() => rankHigh([])).toThrow('one to seven cards, not 0')
})
