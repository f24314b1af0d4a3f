import { describe, expect, test } from 'vitest'
import { type Card, cards, namesOf } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { bestFiveBy, choices } from './best-cards.ts'
import { rankHigh, rankHighFlat, rankSevens } from './high.ts'
import { categoryOfHigh } from './high-scale.ts'
import { HIGH_TABLES } from './high-tables.ts'
import { nameOfHigh } from './names.ts'
import { rankOmaha } from './omaha.ts'
import { eachHandUpToSuits, firstDisagreement, randomHands } from './testing/hands.ts'
import { inShort } from './testing/in-short.ts'
import { slowFive, slowHigh } from './testing/slow-high.ts'

const DECK = cardsOf({})

/** From high card to royal flush. */
function countsByCategory(n: number): number[] {
  const counts = new Array<number>(10).fill(0)
  eachHandUpToSuits(n, (hand, weight) => {
    counts[categoryOfHigh(rankHigh(hand))]! += weight
  })
  return counts
}

describe('the number of high hands of each kind', () => {
  test('counts every single hand of five of 52 cards', () => {
    const counts = new Array<number>(10).fill(0)
    const hand = [0, 0, 0, 0, 0]
    for (let a = 0; a < 52; a++)
      for (let b = 0; b < a; b++)
        for (let c = 0; c < b; c++)
          for (let d = 0; d < c; d++)
            for (let e = 0; e < d; e++) {
              hand[0] = a
              hand[1] = b
              hand[2] = c
              hand[3] = d
              hand[4] = e
              counts[categoryOfHigh(rankHigh(hand))]!++
            }
    expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4])
  })

  test('counts each kind of six cards of 52', () => {
    expect(countsByCategory(6)).toEqual([
      6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_656, 188,
    ])
  })

  test('counts each kind of seven cards of 52', () => {
    expect(countsByCategory(7)).toEqual([
      23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324,
    ])
  })
})

describe('the order of high hands', () => {
  test('every class of five cards stands where the slow evaluator puts it', () => {
    const hands: Card[][] = []
    eachHandUpToSuits(5, hand => hands.push([...hand]))
    expect(hands).toHaveLength(134_459)
    const classes = new Map(hands.map(hand => [rankHigh(hand), hand]))
    expect(classes.size).toBe(7_462)
    expect(firstDisagreement(classes.values(), rankHigh, slowFive)).toBeUndefined()
    expect(firstDisagreement(hands.slice(0, 20_000), rankHigh, slowFive)).toBeUndefined()
  })

  test.each([6, 7])('ranks the best five of %i cards as the slow evaluator does', n => {
    expect(firstDisagreement(randomHands(DECK, n, 2_500), rankHigh, slowHigh)).toBeUndefined()
  })

  test('a hand ranks the same in a flat array', () => {
    for (const n of [2, 3, 4, 5, 6, 7]) {
      for (const hand of randomHands(DECK, n, 500)) {
        expect(rankHighFlat(Uint8Array.from([51, 50, 49, ...hand]), 3, n)).toBe(rankHigh(hand))
      }
    }
  })

  test('ranks many hands at once', () => {
    const hands = [...randomHands(DECK, 7, 500)]
    const ranks = new Uint16Array(hands.length)
    rankSevens(Uint8Array.from(hands.flat()), ranks)
    expect([...ranks]).toEqual(hands.map(rankHigh))
  })

  test('fewer than five cards make no straights or flushes, and more cards are better', () => {
    expect(rankHigh(cards('As Ks'))).toBeLessThan(rankHigh(cards('Ad Kd 2c')))
    expect(rankHigh(cards('As Ks Qs Js'))).toBeLessThan(rankHigh(cards('2c 2d')))
    expect(rankHigh(cards('Ac Kd'))).toBeLessThan(rankHigh(cards('Ah Kh 4s 3s 2d')))
    expect(rankHigh(cards('7c 7d'))).toBeGreaterThan(rankHigh(cards('6c 6d As Ks')))
    expect(() => rankHigh([])).toThrow(RangeError)
  })
})

describe('Omaha', () => {
  const slowOmaha = (hole: readonly Card[], board: readonly Card[]) =>
    Math.max(
      ...[...choices(hole, 2)].flatMap(two =>
        [...choices(board, 3)].map(three => rankHigh([...two, ...three])),
      ),
    )

  test.each([
    [2, 5],
    [3, 4],
    [4, 3],
    [4, 5],
    [5, 5],
  ])('two of %i with three of a board of %i', (hole, onBoard) => {
    for (const dealt of randomHands(DECK, hole + onBoard, 3_000)) {
      const [mine, board] = [dealt.slice(0, hole), dealt.slice(hole)]
      expect(rankOmaha(mine, board)).toBe(slowOmaha(mine, board))
    }
  })

  test('ranks hands of few ranks and two suits, in which pairs and flushes meet', () => {
    const few = DECK.filter(c => c >> 2 >= 8 && (c & 1) === 0)
    for (const deck of [few, DECK.filter(c => c >> 2 >= 9)]) {
      for (const dealt of randomHands(deck, 9, 2_000)) {
        const [mine, board] = [dealt.slice(0, 4), dealt.slice(4)]
        expect(rankOmaha(mine, board)).toBe(slowOmaha(mine, board))
      }
    }
  })

  test('a board of one suit makes no flush for one card of it, nor four fours for one four', () => {
    const board = cards('2h 5h 9h Jh 4s')
    expect(inShort(nameOfHigh(rankOmaha(cards('Ah Kd Qc 9c'), board)))).toBe('pair 9')
    expect(inShort(nameOfHigh(rankOmaha(cards('Ah 3h Qc 9c'), board)))).toBe('flush A')
    expect(inShort(nameOfHigh(rankOmaha(cards('4c 4d 4h Ks'), board)))).toBe('three-of-a-kind 4')
  })
})

test('names high hands', () => {
  const names = {
    'As Ks Qs Js Ts': 'royal-flush',
    '5h 4h 3h 2h Ah': 'straight-flush 5',
    '6c 6d 6h 6s Ac': 'four-of-a-kind 6',
    'Kc Kd Kh 5s 5c Qc Jc': 'full-house K 5',
    'Kc Qc 9c 5c 3c': 'flush K',
    'Ac Kd Qh Js Tc': 'straight A',
    '7c 7d 7h Ks 2c': 'three-of-a-kind 7',
    'Ac Ad Kh Ks 2c': 'two-pair A K',
    'Jc Jd 5h 4s 2c': 'pair J',
    'Ac Kd 9h 4s 2c': 'high-card A',
  }
  for (const [hand, name] of Object.entries(names)) expect(inShort(nameOfHigh(cards(hand)))).toBe(name)
  expect(inShort(nameOfHigh(rankHigh(cards('Ts Td'))))).toBe('pair T')
})

test('finds the five cards that make the hand', () => {
  const bestFive = (hand: string) => namesOf(bestFiveBy(cards(hand), rankHigh))
  expect(bestFive('5s Kc 5c Kd Qc Kh Jc')).toBe('Kc Kd Kh 5s 5c')
  expect(bestFive('Ah 2d 3c 4s 5h Kd Kc')).toBe('5h 4s 3c 2d Ah')
  expect(bestFive('2d As 9c 9d Ks 4h')).toBe('9c 9d As Ks 4h')
})

test('frozen lists rank the same as plain ones, and plain ones after them too', () => {
  for (const n of [2, 4, 5, 6, 7]) {
    const hands = [...randomHands(DECK, n, 1_000)]
    const ranks = hands.map(rankHigh)
    expect(hands.map(hand => rankHigh(Object.freeze([...hand])))).toEqual(ranks)
    expect(hands.map(rankHigh)).toEqual(ranks)
  }
  expect(() => rankHigh(Object.freeze(cards('As As Ks Qs Js')))).toThrow('more than once')
  expect(() => rankHigh(DECK.slice(0, 8))).toThrow('not 8')
})

test('refuses a hand with a card twice', () => {
  expect(() => rankHigh(cards('As As As As As'))).toThrow('more than once')
})

test('the tables stay small', () => {
  const bytes = Object.values(HIGH_TABLES).reduce((sum, table) => sum + table.byteLength, 0)
  expect(bytes).toBeLessThan(280_000)
})
