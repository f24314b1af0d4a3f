import { describe, expect, test } from 'vitest'
import { type Card, cards } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { badugiSize, rankBadugi } from './badugi.ts'
import { choices } from './best-cards.ts'
import { rankEightOrBetter, rankOmahaEightOrBetter } from './eight-or-better.ts'
import { rankLow27 } from './low-27.ts'
import { rankLowA5 } from './low-a5.ts'
import { categoryOfLow, isLowOf, NO_PAIR, valuesOfLow } from './low-scale.ts'
import { nameOfBadugi, nameOfEightOrBetter, nameOfLow27, nameOfLowA5 } from './names.ts'
import { eachHandUpToSuits, firstDisagreement, randomHands } from './testing/hands.ts'
import { inShort } from './testing/in-short.ts'

const DECK = cardsOf({})
const low = (c: Card) => (((c >> 2) + 1) % 13) + 1

/** Groups first, then from the top: the worse the hand, the larger the number. */
function slowBadness(hand: readonly Card[], value: (c: Card) => number): number {
  const values = hand.map(value)
  const count = (v: number) => values.filter(other => other === v).length
  const groups = [...new Set(values)].sort((a, b) => count(b) - count(a) || b - a)
  const category = ['11111', '2111', '221', '311', '32', '41'].indexOf(groups.map(count).join(''))
  return groups.reduce((n, v) => n * 15 + v, category) * 15 ** (5 - groups.length)
}

const bestOfFives = (slow: (five: readonly Card[]) => number) => (hand: readonly Card[]) =>
  Math.max(...[...choices(hand, 5)].map(slow))

describe('ace to five', () => {
  test('counts the unpaired lows by their highest card', () => {
    const counts = new Map<number, number>()
    eachHandUpToSuits(5, (hand, weight) => {
      const rank = rankLowA5(hand)
      if (categoryOfLow(rank) !== NO_PAIR) return
      const top = valuesOfLow(rank)[0]!
      counts.set(top, (counts.get(top) ?? 0) + weight)
    })
    const expected = [1_024, 5_120, 15_360, 35_840, 71_680, 129_024, 215_040, 337_920, 506_880]
    expect([...counts].sort(([a], [b]) => a - b).map(([, n]) => n)).toEqual(expected)
  })

  const slow = bestOfFives(five => -slowBadness(five, low))

  test.each([5, 6, 7])('orders hands of %i cards as the slow evaluator does', n => {
    expect(firstDisagreement(randomHands(DECK, n, 2_500), rankLowA5, slow)).toBeUndefined()
  })

  test('orders hands of few ranks as the slow evaluator does', () => {
    const few = DECK.filter(c => c >> 2 <= 1 || c >> 2 === 12)
    expect(firstDisagreement(choices(few, 7), rankLowA5, slow)).toBeUndefined()
  })

  test('the joker is the lowest card not in the hand (003:222)', () => {
    const same = (a: string, b: string) => expect(rankLowA5(cards(a))).toBe(rankLowA5(cards(b)))
    same('Jk Ac 2d 3s 5h', '5h 4c 3d 2s Ah')
    same('Jk 2c 3d 4s 5h', '5h 4c 3d 2s Ah')
    same('Jk 5c 5d 3s 2h', '5c 5d 3s 2h Ah')
    same('Jk Ah Kd Ks 2c 2d 3h', 'Kd 4c 3h 2c Ah')
  })

  test('ranks fewer than five cards', () => {
    expect(rankLowA5(cards('4c 2d'))).toBeGreaterThan(rankLowA5(cards('4h 3s')))
    expect(rankLowA5(cards('Kc Qd'))).toBeGreaterThan(rankLowA5(cards('Ah As')))
    expect(rankLowA5(cards('2h 2s 3c 3d'))).toBeGreaterThan(rankLowA5(cards('Ah As Ac 2d')))
  })

  test('a low qualifies by its highest card', () => {
    expect(isLowOf(rankLowA5(cards('7c 6d 5h 4s 3c')), 7)).toBe(true)
    expect(isLowOf(rankLowA5(cards('8c 4d 3h 2s Ac')), 7)).toBe(false)
    expect(isLowOf(rankLowA5(cards('2c 2d 3h 4s Ac')), 7)).toBe(false)
  })

  test('names its hands', () => {
    const names = {
      '5h 4h 3h 2h Ah': 'wheel 5432A',
      'Tc 8d 7h 4s 2c': 'low-hand T T8742',
      'Ac Ad 4h 3s 2c': 'pair-in-low A 432',
      'Kc Kd 3h 3s 2c': 'two-pair K 3',
      'Ac Ad Ah 3s 3c': 'full-house A 3',
    }
    for (const [hand, name] of Object.entries(names))
      expect(inShort(nameOfLowA5(rankLowA5(cards(hand))))).toBe(name)
  })
})

describe('eight or better', () => {
  const qualifies = (five: readonly Card[]) =>
    new Set(five.map(low)).size === 5 && Math.max(...five.map(low)) <= 8

  test.each([5, 6, 7])('%i cards rank as their ace-to-five low if it qualifies, else as nothing', n => {
    for (const hand of randomHands(DECK, n, 3_000)) {
      const lows = [...choices(hand, 5)].filter(qualifies)
      expect(rankEightOrBetter(hand)).toBe(lows.length === 0 ? 0 : rankLowA5(hand))
    }
  })

  test.each([4, 5])('Omaha plays two of %i cards with three of the board', n => {
    for (const dealt of randomHands(DECK, n + 5, 3_000)) {
      const [hole, board] = [dealt.slice(0, n), dealt.slice(n)]
      const fives = [...choices(hole, 2)].flatMap(two =>
        [...choices(board, 3)].map(three => [...two, ...three]),
      )
      expect(rankOmahaEightOrBetter(hole, board)).toBe(Math.max(...fives.map(rankEightOrBetter)))
    }
  })

  test('names its hands', () => {
    expect(inShort(nameOfEightOrBetter(rankEightOrBetter(cards('8h 7d 4c 2s Ah'))))).toBe('low-hand 8 8742A')
    expect(inShort(nameOfEightOrBetter(rankEightOrBetter(cards('9h 7d 4c 2s Ah'))))).toBe('no-low')
  })
})

describe('deuce to seven', () => {
  const ordinary = (c: Card) => (c >> 2) + 2
  function slow(five: readonly Card[]): number {
    const values = five.map(ordinary).sort((a, b) => b - a)
    const straight = new Set(values).size === 5 && values[0]! - values[4]! === 4
    const flush = five.every(c => (c & 3) === (five[0]! & 3))
    const order = ['11111', '2111', '221', '311', 'straight', 'flush', '32', '41', 'straight flush']
    const count = (v: number) => values.filter(other => other === v).length
    const groups = [...new Set(values)].sort((a, b) => count(b) - count(a) || b - a)
    const run = [straight && 'straight', flush && 'flush'].filter(Boolean).join(' ')
    const category = order.indexOf(run || groups.map(count).join(''))
    return -groups.reduce((n, v) => n * 15 + v, category) * 15 ** (5 - groups.length)
  }

  test('orders hands as the slow evaluator does', () => {
    const few = DECK.filter(c => c >> 2 <= 3 || c >> 2 >= 11)
    const hands = [...randomHands(DECK, 5, 4_000), ...randomHands(few, 5, 4_000)]
    expect(firstDisagreement(hands, rankLow27, slow)).toBeUndefined()
    expect(firstDisagreement(randomHands(DECK, 7, 300), rankLow27, bestOfFives(slow))).toBeUndefined()
  })

  test('the ace is high, so a five-high run is no straight', () => {
    expect(rankLow27(cards('5s 4d 3h 2c As'))).toBeGreaterThan(rankLow27(cards('6s 4d 3h 2c As')))
    expect(rankLow27(cards('5s 4d 3h 2c As'))).toBeLessThan(rankLow27(cards('Ks Qd Jh Tc 8s')))
    expect(rankLow27(cards('5s 4s 3s 2s As'))).toBeLessThan(rankLow27(cards('6s 5d 4h 3c 2s')))
  })

  test('names its hands, with a joker too', () => {
    expect(inShort(nameOfLow27(rankLow27(cards('7s 5d 4h 3c 2s'))))).toBe('low-hand 7 75432')
    expect(inShort(nameOfLow27(rankLow27(cards('2s 2d 4h 3c 7s'))))).toBe('pair 2')
    expect(inShort(nameOfLow27(rankLow27(cards('7s 5d Jk 4h 3c'))))).toBe('low-hand 7 75432')
    expect(inShort(nameOfLow27(rankLow27(cards('7s 5s Jk 4s 2s'))))).toBe('low-hand 7 75432')
  })
})

describe('badugi', () => {
  test('counts the hands of four, three, two and one card', () => {
    const counts = [0, 0, 0, 0, 0]
    eachHandUpToSuits(4, (hand, weight) => {
      counts[badugiSize(rankBadugi(hand))]! += weight
    })
    expect(counts).toEqual([0, 2_873, 96_252, 154_440, 17_160])
  })

  test('takes the largest choice of different ranks and suits, then the lowest', () => {
    const slow = (hand: readonly Card[]) => {
      for (const size of [4, 3, 2, 1]) {
        const kept = [...choices(hand, size)].filter(
          part => new Set(part.map(low)).size === size && new Set(part.map(c => c & 3)).size === size,
        )
        const bad = kept.map(part =>
          part
            .map(low)
            .sort((a, b) => b - a)
            .reduce((n, v) => n * 15 + v, 0),
        )
        if (bad.length > 0) return size * 15 ** 5 - Math.min(...bad)
      }
      return 0
    }
    expect(firstDisagreement(randomHands(DECK, 4, 8_000), rankBadugi, slow)).toBeUndefined()
  })

  test('names its hands', () => {
    expect(inShort(nameOfBadugi(rankBadugi(cards('As 2h 3d 4c'))))).toBe('badugi-cards 4 432A')
    expect(inShort(nameOfBadugi(rankBadugi(cards('As Ah 2d 3c'))))).toBe('badugi-cards 3 32A')
    expect(inShort(nameOfBadugi(rankBadugi(cards('Ts Th Ks Kh'))))).toBe('badugi-cards 2 KT')
    expect(inShort(nameOfBadugi(rankBadugi(cards('7s 7h 7d 7c'))))).toBe('badugi-cards 1 7')
  })
})
