import { describe, expect, test } from 'vitest'
import { type Card, cards, JOKER } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { choices } from './best-cards.ts'
import { rankEightOrBetter } from './eight-or-better.ts'
import { type LowJoker, rankDrawLow } from './eight-or-better-jokers.ts'
import { FIVE_OF_A_KIND, ROYAL_FLUSH, STRAIGHT } from './high-scale.ts'
import { nameOfMexican, rankMexican } from './mexican.ts'
import { paiGowRanking } from './pai-gow.ts'
import { firstDisagreement, randomHands } from './testing/hands.ts'
import { inShort } from './testing/in-short.ts'
import { bugHands, wildHands } from './testing/slow-jokers.ts'

describe('Mexican Poker', () => {
  const deck = cardsOf({ without: '89T' })
  const order = '234567JQKA'
  const RUNS = ['A2345', ...Array.from({ length: 6 }, (_, i) => order.slice(i, i + 5))]
  const place = (c: Card) => order.indexOf('23456789TJQKA'[c >> 2]!)

  const runOf = (five: readonly Card[]) =>
    RUNS.findIndex(run => Array.from(run).every(rank => five.some(c => place(c) === order.indexOf(rank))))
  const isFlush = (five: readonly Card[]) => five.every(c => (c & 3) === (five[0]! & 3))

  function slow(five: readonly Card[]): number {
    const places = five.map(place)
    const count = (p: number) => places.filter(other => other === p).length
    const groups = [...new Set(places)].sort((a, b) => count(b) - count(a) || b - a)
    const run = runOf(five)
    const patterns = ['11111', '2111', '221', '311', 'run', '32', 'flush', '41', 'run flush', '5']
    const special = [run >= 0 && 'run', isFlush(five) && groups.length === 5 && 'flush']
      .filter(Boolean)
      .join(' ')
    const category = patterns.indexOf(special || groups.map(count).join(''))
    const decisive = run >= 0 ? [run] : groups
    return decisive.reduce((n, p) => n * 15 + p, category) * 15 ** (5 - decisive.length)
  }

  test('orders hands without the joker as the slow evaluator does', () => {
    const hands = randomHands(deck, 5, 8_000)
    expect(firstDisagreement(hands, hand => rankMexican(hand, 'bug'), slow)).toBeUndefined()
  })

  test('ranks a joker dealt up as a bug, one dealt down as wild', () => {
    const hands = [...randomHands(deck, 4, 1_500)].map(hand => [...hand, JOKER])
    const complete = (five: readonly Card[]) =>
      five.every(c => deck.includes(c)) && (runOf(five) >= 0 || isFlush(five))
    const slowUp = (hand: readonly Card[]) => Math.max(...bugHands(hand, complete).map(slow))
    const slowDown = (hand: readonly Card[]) => Math.max(...wildHands(hand, deck).map(slow))
    expect(firstDisagreement(hands, hand => rankMexican(hand, 'bug'), slowUp)).toBeUndefined()
    expect(firstDisagreement(hands, hand => rankMexican(hand, 'wild'), slowDown)).toBeUndefined()
  })

  test('names hands and their categories', () => {
    const name = (text: string, joker: 'bug' | 'wild' = 'bug') =>
      inShort(nameOfMexican(rankMexican(cards(text), joker)))
    expect(name('As Ks Qs Js 7s')).toBe('royal-flush')
    expect(name('As Ks Qs 7s Jk')).toBe('royal-flush')
    expect(name('Ac 2d 3h 4s 5c')).toBe('straight 5')
    expect(name('4c 5d 6h 7s Jc')).toBe('straight J')
    expect(name('7c 7d 6c 6s Jk', 'wild')).toBe('full-house 7 6')
    expect(name('Kh Kd 4c 2s Jk')).toBe('pair K')
    expect(name('Kh Kd 4c 2s Jk', 'wild')).toBe('three-of-a-kind K')
    expect(name('Ac Ad Ah As Jk')).toBe('five-aces')
    expect(name('Kd Qd Jd 7d 5d')).toBe('flush K')
  })

  test('an up joker leads as an ace (003:363)', () => {
    expect(rankMexican(cards('Jk'), 'bug')).toBe(rankMexican(cards('As'), 'bug'))
    expect(rankMexican(cards('Jk 7c'), 'bug')).toBe(rankMexican(cards('As 7d'), 'bug'))
  })
})

describe('pai gow poker', () => {
  const bug = paiGowRanking({ joker: 'bug' })
  const wild = paiGowRanking({ joker: 'wild' })

  test('ranks the two-card hand', () => {
    const [a, b] = cards('Jk Kd') as [Card, Card]
    expect(inShort(bug.nameOf(bug.rankTwo(a, b)))).toBe('high-card A')
    expect(inShort(wild.nameOf(wild.rankTwo(a, b)))).toBe('pair K')
    expect(wild.rankTwo(b, a)).toBe(wild.rank([b, a]))
    for (const [x, y] of choices(cardsOf({ jokers: 1 }), 2) as Iterable<[Card, Card]>) {
      expect(bug.rankTwo(x, y)).toBe(bug.rank([x, y]))
    }
  })

  test('a back of the same cards and more is higher than the front', () => {
    const [a, k] = cards('Ad Kd') as [Card, Card]
    expect(bug.rank(cards('As Ks 4c 3d 2h'))).toBeGreaterThan(bug.rankTwo(a, k))
    expect(bug.rank(cards('As Qs 4c 3d 2h'))).toBeLessThan(bug.rankTwo(a, k))
  })

  test('ranks five of a kind', () => {
    const aces = wild.rank(cards('As Ah Ad Ac Jk'))
    const kings = wild.rank(cards('Ks Kh Kd Kc Jk'))
    expect(wild.categoryOf(kings)).toBe(FIVE_OF_A_KIND)
    expect(aces).toBeGreaterThan(kings)
    expect(kings).toBeGreaterThan(wild.rank(cards('Ks Qs Js Ts Jk')))
    expect(wild.categoryOf(wild.rank(cards('Ks Qs Js Ts Jk')))).toBe(ROYAL_FLUSH)
    expect(inShort(bug.nameOf(bug.rank(cards('Ks Kh Kd Kc Jk'))))).toBe('four-of-a-kind K')
  })

  test('5-4-3-2-A is the lowest straight or the second highest', () => {
    const second = paiGowRanking({ joker: 'bug', wheel: 'second' })
    const [wheel, king] = [cards('5s 4h 3d 2c As'), cards('Ks Qh Jd Tc 9s')]
    expect(bug.rank(wheel)).toBeLessThan(bug.rank(king))
    expect(second.rank(wheel)).toBeGreaterThan(second.rank(king))
    expect(second.categoryOf(second.rank(wheel))).toBe(STRAIGHT)
  })
})

describe('the low of Draw Poker Hi-Lo', () => {
  const low = (text: string, reading: LowJoker) => rankDrawLow(cards(text), reading)
  const plain = (text: string) => rankEightOrBetter(cards(text))

  test.each([
    ['8c 6d 4h 2s Jk', '8c 6d 4h 2s Ac', '8c 6d 4h 2s Ac', '8c 6d 4h 2s Ac'],
    ['2c 3d 4h 5s Jk', '5s 4h 3d 2c Ac', '5s 4h 3d 2c Ac', '5s 4h 3d 2c Ac'],
    ['Ac 2d 3h 4s Jk', '5s 4h 3d 2c Ac', '', '5s 4h 3d 2c Ac'],
    ['Ac 2d 3h 7s Jk', '', '', '7s 4h 3d 2c Ac'],
    ['7c 6d 4h Jk Jk', '7c 6d 5s 4h 3c', '', '7c 6d 4h 2c Ac'],
    ['7c 6c 4c Jk Jk', '7c 6d 4h 2c Ac', '', '7c 6d 4h 2c Ac'],
    ['7c 7d 4h 3s Jk', '', '', ''],
    ['9c 8d 7h 6s Jk', '', '', ''],
  ])('%s', (hand, asPrinted, ace, lowestMissing) => {
    expect(low(hand, 'as-printed')).toBe((asPrinted && plain(asPrinted)) || 0)
    expect(low(hand, 'ace')).toBe((ace && plain(ace)) || 0)
    expect(low(hand, 'lowest-missing')).toBe((lowestMissing && plain(lowestMissing)) || 0)
  })
})
