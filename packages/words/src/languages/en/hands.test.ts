import type { Saying } from '@cardroom/engine'
import { type Card, cards } from '@cardroom/engine/cards'
import {
  highRanking,
  kindOfHand,
  nameOfBadugi,
  nameOfEightOrBetter,
  nameOfHigh,
  nameOfLow27,
  nameOfLowA5,
  nameOfThreeCard,
  nameOfTiles,
  nameOfTwoHands,
  rankBadugi,
  rankEightOrBetter,
  rankHigh,
  rankLow27,
  rankLowA5,
  rankThreeCard,
  rankTiles,
} from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { english } from './index.ts'

const wild = highRanking({ joker: 'wild' })
const rankTwo = (tiles: readonly Card[]) => rankTiles(tiles[0]!, tiles[1]!)

type Naming = (hand: readonly Card[]) => Saying

const RANKINGS: Readonly<Record<string, readonly [naming: Naming, names: Readonly<Record<string, string>>]>> =
  {
    'high hands': [
      hand => nameOfHigh(rankHigh(hand)),
      {
        'As Ks Qs Js Ts': 'Royal flush',
        '5h 4h 3h 2h Ah': 'Straight flush, five high',
        '6c 6d 6h 6s Ac': 'Four of a kind, sixes',
        'Kc Kd Kh 5s 5c Qc Jc': 'Full house, kings over fives',
        'Kc Qc 9c 5c 3c': 'Flush, king high',
        'Ac Kd Qh Js Tc': 'Straight, ace high',
        '7c 7d 7h Ks 2c': 'Three of a kind, sevens',
        'Ac Ad Kh Ks 2c': 'Two pair, aces and kings',
        'Jc Jd 5h 4s 2c': 'Pair of jacks',
        'Ac Kd 9h 4s 2c': 'Ace high',
      },
    ],
    'with a wild joker': [
      hand => wild.nameOf(wild.rank(hand)),
      { 'Ac Ad Ah As Jk': 'Five aces', '6c 6d 6h 6s Jk': 'Five of a kind, sixes' },
    ],
    'ace to five': [
      hand => nameOfLowA5(rankLowA5(hand)),
      {
        '5h 4h 3h 2h Ah': 'Wheel, 5-4-3-2-A',
        'Tc 8d 7h 4s 2c': 'Ten low, 10-8-7-4-2',
        'Ac Ad 4h 3s 2c': 'Pair of aces, 4-3-2',
        'Kc Kd 3h 3s 2c': 'Two pair, kings and threes',
      },
    ],
    'eight or better': [
      hand => nameOfEightOrBetter(rankEightOrBetter(hand)),
      { '8h 7d 4c 2s Ah': 'Eight low, 8-7-4-2-A', '9h 7d 4c 2s Ah': 'No low' },
    ],
    'deuce to seven': [
      hand => nameOfLow27(rankLow27(hand)),
      { '7s 5d 4h 3c 2s': 'Seven low, 7-5-4-3-2', '2s 2d 4h 3c 7s': 'Pair of twos' },
    ],
    badugi: [
      hand => nameOfBadugi(rankBadugi(hand)),
      {
        'As 2h 3d 4c': 'Badugi, 4-3-2-A',
        'As Ah 2d 3c': 'Three cards, 3-2-A',
        'Ts Th Ks Kh': 'Two cards, K-10',
        '7s 7h 7d 7c': 'One card, 7',
      },
    ],
    'three cards': [
      hand => nameOfThreeCard(rankThreeCard(hand)),
      { 'Ac Kc Qc': 'Mini royal', '3h 2h Ah': 'Straight flush, three high', 'Qc 6d 4h': 'Queen high' },
    ],
    tiles: [
      hand => nameOfTiles(rankTwo(hand)),
      {
        '2-1 4-2': 'Supreme pair, Gee Joon',
        '6-6 6-6': 'Pair of Teen',
        '5-4 6-3': 'Mixed nines',
        '1-1 5-4': 'Wong with Dey',
        '5-3 6-6': 'Gong with Teen',
        '6-6 5-1': 'Eight, Teen high',
        '6-3 5-3': 'Seven, nine high',
        '6-6 4-4': 'Gong with Teen',
        '6-4 5-5': 'Zero',
      },
    ],
  }

describe.each(Object.entries(RANKINGS))('%s', (_, [naming, names]) => {
  test.each(Object.entries(names))('%s is called %s', (hand, name) => {
    expect(english.say(naming(cards(hand)))).toBe(name)
  })
})

test('names hands of several parts', () => {
  const [queen, nines] = [nameOfHigh(cards('Qc Jd')), nameOfHigh(cards('9c 9d 5h 4s 2c'))]
  expect(english.say(nameOfTwoHands(queen, nines))).toBe('Queen high / Pair of nines')
  expect(english.say(nameOfTwoHands(nines, queen, true))).toBe('Pair of nines / Queen high, foul')
  const halves = { say: 'hand-halves', values: { halves: [nines, { say: 'no-low' }] } }
  expect(english.say(halves)).toBe('Pair of nines, No low')
  expect(english.say({ say: 'hand-on-boards', values: { boards: [halves, queen] } })).toBe(
    'Pair of nines, No low / Queen high',
  )
})

test('names the totals of counted hands', () => {
  const say = (key: string, points: number) => english.say({ say: key, values: { points } })
  expect(say('hand-total', 15)).toBe('15')
  expect(say('hand-total', 21.5)).toBe('21½')
  expect(say('soft-hand-total', 17)).toBe('soft 17')
  expect(say('hand-total-over', 22)).toBe('22, over')
  expect(english.say({ say: 'natural-hand', values: { name: 'Natural 22' } })).toBe('Natural 22')
})

test('names hands of Pan', () => {
  expect(english.say({ say: 'rope', values: { from: '5', to: 'J', suit: 'h' } })).toBe(
    'Rope 5 to J in hearts',
  )
  expect(english.say({ say: 'square', values: { of: '7', suit: 's' } })).toBe('Square of 7s in spades')
  expect(english.say({ say: 'mixed-square', values: { of: 'K' } })).toBe('Square of Ks of mixed suits')
  expect(english.say({ say: 'pan-out' })).toBe('Out')
})

test('names hands by their kind', () => {
  const kind = (hand: Saying) => english.say(kindOfHand(hand))
  expect(kind(nameOfHigh(cards('Kc Kd Kh 5s 5c')))).toBe('Full house')
  expect(kind(nameOfHigh(cards('Kc Kd')))).toBe('Pair')
  expect(kind(nameOfHigh(cards('Ac Kd')))).toBe('High card')
  expect(kind(nameOfHigh(cards('Kc Qc 9c 5c 3c')))).toBe('Flush')
  expect(kind(nameOfLowA5(rankLowA5(cards('7c 6d 4h 3s Ac'))))).toBe('Seven low')
  expect(kind(nameOfBadugi(rankBadugi(cards('As Ah 2d 3c'))))).toBe('Three cards')
  expect(kind(nameOfTiles(rankTwo(cards('1-1 5-4'))))).toBe('Wong')
  expect(kind(nameOfTiles(rankTwo(cards('5-4 6-3'))))).toBe('Mixed pair')
  expect(kind(nameOfTiles(rankTwo(cards('6-6 5-1'))))).toBe('Eight')
})
