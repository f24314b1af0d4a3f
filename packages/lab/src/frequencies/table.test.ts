import type { Saying, Text } from '@cardroom/engine'
import { cardsOf, type Deck, JOKER } from '@cardroom/engine/cards'
import {
  choices,
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
} from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { choose } from '../cards/shoe.ts'
import { eachHand } from './each-hand.ts'
import type { HandRanking } from './ranked.ts'
import { frequencyTable, HandCounter } from './table.ts'

/** `full-house`; `low 7`, `badugi 4` where something sets hands of a kind apart. */
const label = (kind: Text): string => (typeof kind === 'string' ? kind : labelOf(kind))

const labelOf = ({ say, values = {} }: Saying): string =>
  `${say.replace('kind-of-', '')} ${Object.values(values).join()}`.replace('hand ', '')

const counts = (ranked: Omit<HandRanking, 'title'>): Record<string, number> =>
  Object.fromEntries(
    frequencyTable({ title: '', ...ranked }).frequencies.map(({ name, count }) => [label(name), count!]),
  )

const bug = paiGowRanking({ joker: 'bug' })

describe('hands that differ by more than the names of suits', () => {
  test.each<[number, Deck & { tiles?: never }]>([
    [3, {}],
    [4, { jokers: 1 }],
    [5, { jokers: 2, without: '2345678' }],
    [4, { without: '89T' }],
  ])('counts all %i-card hands of %j, each for all of its kind', (n, deck) => {
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

  test('counts the flushes of three cards', () => {
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
      'royal-flush',
      'straight-flush',
      'four-of-a-kind',
      'full-house',
      'flush',
      'straight',
      'three-of-a-kind',
      'two-pair',
      'pair',
      'high-card',
    ])
    expect(Object.values(found)).toEqual(published)
  })

  test('counts hands of seven cards with the joker as published', () => {
    const counter = new HandCounter(bug.nameOf)
    eachHand({}, 6, (hand, count) => counter.add(bug.rank([JOKER, ...hand]), count))
    // what is published for seven of 53 less what is published for seven of 52
    expect(Object.fromEntries(counter.counts().map(({ name, count }) => [label(name), count]))).toEqual({
      'five-aces': 1_128,
      'royal-flush': 26_132 - 4_324,
      'straight-flush': 210_964 - 26_132 - 37_260,
      'four-of-a-kind': 307_472 - 224_848,
      'full-house': 4_188_528 - 3_473_184,
      flush: 6_172_088 - 4_047_644,
      straight: 11_236_028 - 6_180_020,
      'three-of-a-kind': 7_470_676 - 6_461_620,
      'two-pair': 35_553_816 - 31_433_400,
      pair: 64_221_960 - 58_627_800,
      'high-card': 24_780_420 - 23_294_460,
    })
  })

  test('counts hands of five cards with the joker as published', () => {
    const found = counts({ deck: { jokers: 1 }, cards: 5, rank: bug.rank, name: bug.nameOf })
    const without = counts({ deck: {}, cards: 5, rank: bug.rank, name: bug.nameOf })
    const withJoker = Object.fromEntries(
      Object.entries(found).map(([name, count]) => [name, count - (without[name] ?? 0)]),
    )
    expect(withJoker).toEqual({
      'five-aces': 1,
      'royal-flush': 20,
      'straight-flush': 144,
      'four-of-a-kind': 204,
      'full-house': 624,
      flush: 2_696,
      straight: 10_332,
      'three-of-a-kind': 8_448,
      'two-pair': 15_048,
      pair: 116_784,
      'high-card': 116_424,
    })
  })

  test('counts hands of three cards', () => {
    expect(counts({ deck: {}, cards: 3, rank: rankThreeCard, name: nameOfThreeCard })).toEqual({
      'mini-royal': 4,
      'straight-flush': 44,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1_096,
      pair: 3_744,
      'high-card': 16_440,
    })
  })

  test('counts hands of badugi', () => {
    expect(counts({ deck: {}, cards: 4, rank: rankBadugi, name: nameOfBadugi })).toEqual({
      'badugi 4': 17_160,
      'badugi 3': 154_440,
      'badugi 2': 96_252,
      'badugi 1': 2_873,
    })
  })

  test('counts hands of ace to five', () => {
    const found = counts({ deck: {}, cards: 5, rank: rankLowA5, name: nameOfLowA5 })
    const unpaired = [1_024, 5_120, 15_360, 35_840, 71_680, 129_024, 215_040, 337_920, 506_880]
    expect(Object.values(found).slice(0, 9)).toEqual(unpaired)
    expect(Object.keys(found).slice(0, 3)).toEqual(['wheel', 'low 6', 'low 7'])
    expect(found['pair-in-low']).toBe(1_098_240)
    expect(found['four-of-a-kind']).toBe(624)
  })

  test('counts hands of deuce to seven', () => {
    const found = counts({ deck: {}, cards: 5, rank: rankLow27, name: nameOfLow27 })
    // 7-5-4-3-2, 7-6-4-3-2, 7-6-5-3-2 and 7-6-5-4-2, of more than one suit
    expect(found['low 7']).toBe(4 * (4 ** 5 - 4))
    expect(found.straight).toBe(10_200 - (4 ** 5 - 4))
  })
})
