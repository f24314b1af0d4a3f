import {
  cardsOf,
  type Deck,
  JOKER,
  nameOfBadugi,
  nameOfHigh,
  nameOfLow27,
  nameOfLowA5,
  nameOfThreeCard,
  paiGowRanking,
  rankBadugi,
  rankHigh,
  rankLow27,
  rankLowA5,
  rankThreeCard,
} from '@cardroom/engine'
import { choices } from '@cardroom/engine/ranking/best-cards.ts'
import { describe, expect, test } from 'vitest'
import { choose } from '../cards/shoe.ts'
import { eachHand } from './each-hand.ts'
import type { Ranked } from './ranked.ts'
import { Counter, frequencyTable, kindOfHand } from './table.ts'

const counts = (ranked: Omit<Ranked, 'title'>): Record<string, number> =>
  Object.fromEntries(
    frequencyTable({ title: '', ...ranked }).frequencies.map(({ name, count }) => [name, count!]),
  )

const bug = paiGowRanking({ joker: 'bug' })

describe('hands up to the names of suits', () => {
  test.each<[number, Deck & { tiles?: never }]>([
    [3, {}],
    [4, { jokers: 1 }],
    [5, { jokers: 2, without: '2345678' }],
    [4, { without: '89T' }],
  ])('%i cards of %j are as many as there are, and stand for all of their kind', (n, deck) => {
    let all = 0
    let ranks = 0
    eachHand(deck, n, (hand, count) => {
      all += count
      ranks += count * hand.reduce((sum, card) => sum + (card >> 2) ** 2, 0)
      expect(new Set(hand.filter(card => card < 52)).size).toBe(hand.filter(card => card < 52).length)
    })
    const cards = cardsOf(deck)
    expect(all).toBe(choose(cards.length, n))
    const each = cards.reduce((sum, card) => sum + (card >> 2) ** 2, 0) / cards.length
    expect(ranks / all).toBeCloseTo(n * each, 9)
  })

  test('three cards by their kind of suits', () => {
    let flushes = 0
    eachHand({}, 3, ([a, b, c], count) => {
      if ((a! & 3) === (b! & 3) && (b! & 3) === (c! & 3)) flushes += count
    })
    expect(flushes).toBe(
      [...choices(cardsOf({}), 3)].filter(h => new Set(h.map(c => c & 3)).size === 1).length,
    )
  })
})

describe('published frequencies', () => {
  test.each([
    [5, [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]],
    [
      7,
      [
        4_324, 37_260, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800,
        23_294_460,
      ],
    ],
    [6, [188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900]],
  ])('%i of 52', (cards, published) => {
    const found = counts({ deck: {}, cards, rank: rankHigh, name: nameOfHigh })
    expect(Object.keys(found)).toEqual([
      'Royal flush',
      'Straight flush',
      'Four of a kind',
      'Full house',
      'Flush',
      'Straight',
      'Three of a kind',
      'Two pair',
      'Pair',
      'High card',
    ])
    expect(Object.values(found)).toEqual(published)
  })

  test('seven cards, one of them the joker', () => {
    const counter = new Counter(bug.nameOf)
    eachHand({}, 6, (hand, count) => counter.add(bug.rank([JOKER, ...hand]), count))
    // what is published for seven of 53 less what is published for seven of 52
    expect(Object.fromEntries(counter.counts().map(({ name, count }) => [name, count]))).toEqual({
      'Five aces': 1_128,
      'Royal flush': 26_132 - 4_324,
      'Straight flush': 210_964 - 26_132 - 37_260,
      'Four of a kind': 307_472 - 224_848,
      'Full house': 4_188_528 - 3_473_184,
      Flush: 6_172_088 - 4_047_644,
      Straight: 11_236_028 - 6_180_020,
      'Three of a kind': 7_470_676 - 6_461_620,
      'Two pair': 35_553_816 - 31_433_400,
      Pair: 64_221_960 - 58_627_800,
      'High card': 24_780_420 - 23_294_460,
    })
  })

  test('five cards with the joker', () => {
    const found = counts({ deck: { jokers: 1 }, cards: 5, rank: bug.rank, name: bug.nameOf })
    const without = counts({ deck: {}, cards: 5, rank: bug.rank, name: bug.nameOf })
    const withJoker = Object.fromEntries(
      Object.entries(found).map(([name, count]) => [name, count - (without[name] ?? 0)]),
    )
    expect(withJoker).toEqual({
      'Five aces': 1,
      'Royal flush': 20,
      'Straight flush': 144,
      'Four of a kind': 204,
      'Full house': 624,
      Flush: 2_696,
      Straight: 10_332,
      'Three of a kind': 8_448,
      'Two pair': 15_048,
      Pair: 116_784,
      'High card': 116_424,
    })
  })

  test('three cards', () => {
    expect(counts({ deck: {}, cards: 3, rank: rankThreeCard, name: nameOfThreeCard })).toEqual({
      'Mini royal': 4,
      'Straight flush': 44,
      'Three of a kind': 52,
      Straight: 720,
      Flush: 1_096,
      Pair: 3_744,
      'High card': 16_440,
    })
  })

  test('badugi', () => {
    expect(counts({ deck: {}, cards: 4, rank: rankBadugi, name: nameOfBadugi })).toEqual({
      Badugi: 17_160,
      'Three cards': 154_440,
      'Two cards': 96_252,
      'One card': 2_873,
    })
  })

  test('ace to five', () => {
    const found = counts({ deck: {}, cards: 5, rank: rankLowA5, name: nameOfLowA5 })
    const unpaired = [1_024, 5_120, 15_360, 35_840, 71_680, 129_024, 215_040, 337_920, 506_880]
    expect(Object.values(found).slice(0, 9)).toEqual(unpaired)
    expect(Object.keys(found).slice(0, 3)).toEqual(['Wheel', 'Six low', 'Seven low'])
    expect(found.Pair).toBe(1_098_240)
    expect(found['Four of a kind']).toBe(624)
  })

  test('deuce to seven', () => {
    const found = counts({ deck: {}, cards: 5, rank: rankLow27, name: nameOfLow27 })
    // 7-5-4-3-2, 7-6-4-3-2, 7-6-5-3-2 and 7-6-5-4-2, of more than one suit
    expect(found['Seven low']).toBe(4 * (4 ** 5 - 4))
    expect(found.Straight).toBe(10_200 - (4 ** 5 - 4))
  })
})

test('kinds of hands', () => {
  expect(kindOfHand('Full house, kings over fives')).toBe('Full house')
  expect(kindOfHand('Pair of kings')).toBe('Pair')
  expect(kindOfHand('Ace high')).toBe('High card')
  expect(kindOfHand('Flush, king high')).toBe('Flush')
  expect(kindOfHand('Wong with Dey')).toBe('Wong')
  expect(kindOfHand('Mixed nines')).toBe('Mixed pair')
})
