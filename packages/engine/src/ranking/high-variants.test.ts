import { describe, expect, test } from 'vitest'
import { type Card, cards, JOKER } from '../cards/card.ts'
import { cardsOf } from '../cards/deck.ts'
import { choices } from './best-cards.ts'
import { rankHigh } from './high.ts'
import { FIVE_OF_A_KIND, FLUSH, FULL_HOUSE, STRAIGHT } from './high-scale.ts'
import { highRanking } from './high-variants.ts'
import { eachHandUpToSuits, firstDisagreement, randomHands } from './testing/hands.ts'
import { inShort } from './testing/in-short.ts'
import { slowFive } from './testing/slow-high.ts'
import { bugHands, wildHands } from './testing/slow-jokers.ts'

const DECK = cardsOf({})
const bug = highRanking({ joker: 'bug' })
const wild = highRanking({ joker: 'wild' })

const isFiveOfAKind = (five: readonly Card[]) => five.every(c => c >> 2 === five[0]! >> 2)
/** The slow evaluator with five of a kind on top. */
const slowest = (five: readonly Card[]) => (isFiveOfAKind(five) ? 15 ** 7 + (five[0]! >> 2) : slowFive(five))
const isRunOrFlush = (five: readonly Card[]) => {
  const values = five.map(c => c >> 2).sort((a, b) => b - a)
  const run = values.every((v, i) => i === 0 || values[i - 1]! - v === 1) || values.join() === '12,3,2,1,0'
  return run || five.every(c => (c & 3) === (five[0]! & 3))
}
const best = (hands: (five: readonly Card[]) => Card[][]) => (cards: readonly Card[]) =>
  Math.max(...[...choices(cards, 5)].flatMap(five => hands(five).map(slowest)))

const slowBug = best(five => bugHands(five, isRunOrFlush))
const slowWild = best(five => wildHands(five, DECK))

describe('a joker that is a bug', () => {
  test('counts each kind of hand with four cards beside it', () => {
    const counts = new Array<number>(11).fill(0)
    eachHandUpToSuits(4, (hand, weight) => {
      counts[bug.categoryOf(bug.rank([...hand, JOKER]))]! += weight
    })
    expect(counts).toEqual([116_424, 116_784, 15_048, 8_448, 10_332, 2_696, 624, 204, 144, 20, 1])
  })

  test('counts each kind of hand with six cards beside it', () => {
    const counts = new Array<number>(11).fill(0)
    eachHandUpToSuits(6, (hand, weight) => {
      counts[bug.categoryOf(bug.rank([...hand, JOKER]))]! += weight
    })
    // seven of 53 cards less seven of 52
    const [of53, of52] = [
      [
        24_780_420, 64_221_960, 35_553_816, 7_470_676, 11_236_028, 6_172_088, 4_188_528, 307_472, 184_832,
        26_132, 1_128,
      ],
      [
        23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260,
        4_324, 0,
      ],
    ]
    expect(counts).toEqual(of53!.map((n, i) => n - of52![i]!))
  })

  test('orders hands as the slow evaluator does', () => {
    const withOne = (n: number, hands: number) => [...randomHands(DECK, n - 1, hands)].map(h => [JOKER, ...h])
    expect(
      firstDisagreement([...withOne(5, 3_000), ...randomHands(DECK, 5, 500)], bug.rank, slowBug),
    ).toBeUndefined()
    expect(firstDisagreement(withOne(6, 200), bug.rank, slowBug)).toBeUndefined()
    expect(firstDisagreement(withOne(7, 100), bug.rank, slowBug)).toBeUndefined()
  })

  test('two of them play together', () => {
    const hands = [...randomHands(DECK, 3, 120)].map(h => [JOKER, ...h, JOKER])
    expect(firstDisagreement(hands, bug.rank, slowBug)).toBeUndefined()
    const same = (a: string, b: string) => expect(bug.rank(cards(a))).toBe(rankHigh(cards(b)))
    same('9c Td Jh Jk Jk', 'Kc Qd Js Th 9c')
    same('Ac Kd Kh Jk Jk', 'Ac Ad Ah Kd Kh')
    same('Ac Kd 9h Jk Jk', 'Ac Ad Ah Kd 9h')
    same('Qh Th 6h Jk Jk', 'Ah Kh Qh Th 6h')
  })

  test('a hand without a joker ranks as usual', () => {
    for (const hand of randomHands(DECK, 7, 1_000)) expect(bug.rank(hand)).toBe(rankHigh(hand))
  })

  test('names a hand with one', () => {
    const name = (text: string) => inShort(bug.nameOf(bug.rank(cards(text))))
    expect(name('Kh Kd 9c 4d Jk')).toBe('pair K')
    expect(name('Ah Ad 7c 2s Jk')).toBe('three-of-a-kind A')
    expect(name('Qh Th 6h 3h Jk')).toBe('flush A')
    expect(name('Ac Ad Ah As Jk')).toBe('five-aces')
    expect(inShort(bug.nameOf(bug.rank(cards('Kc Jk'))))).toBe('high-card A')
  })

  test('five aces may be no more than four with an ace beside them', () => {
    const low = highRanking({ joker: 'bug', fiveAces: 'four-aces' })
    const five = low.rank(cards('Ac Ad Ah As Jk'))
    expect(five).toBe(low.rank(cards('Ac Ad Ah Jk Jk')))
    expect(inShort(low.nameOf(five))).toBe('five-aces')
    expect(five).toBeGreaterThan(rankHigh(cards('Ac Ad Ah As Kd')))
    expect(five).toBeLessThan(rankHigh(cards('5c 4c 3c 2c Ac')))
    expect(bug.rank(cards('Ac Ad Ah As Jk'))).toBeGreaterThan(rankHigh(cards('Ac Kc Qc Jc Tc')))
  })
})

describe('a joker that is wild', () => {
  test('orders hands as the slow evaluator does', () => {
    const few = DECK.filter(c => c >> 2 >= 10)
    const hands = [...randomHands(DECK, 4, 250), ...randomHands(few, 4, 150)].map(h => [...h, JOKER])
    expect(firstDisagreement(hands, wild.rank, slowWild)).toBeUndefined()
    const seven = [...randomHands(DECK, 6, 20), ...randomHands(few, 6, 20)].map(h => [...h, JOKER])
    expect(firstDisagreement(seven, wild.rank, slowWild)).toBeUndefined()
  })

  test('makes five of a kind, and a pair of two cards', () => {
    expect(wild.categoryOf(wild.rank(cards('6c 6d 6h 6s Jk')))).toBe(FIVE_OF_A_KIND)
    expect(inShort(wild.nameOf(wild.rank(cards('6c 6d 6h Jk Jk'))))).toBe('five-of-a-kind 6')
    expect(wild.rank(cards('Jk Kd'))).toBe(rankHigh(cards('Ks Kh')))
    expect(wild.rank(cards('Jk'))).toBe(rankHigh(cards('As')))
  })
})

describe('the run with the low ace as the second highest', () => {
  const second = highRanking({ joker: 'bug', wheel: 'second' })

  test('it stands between ace high and king high', () => {
    const [ace, wheel, king] = ['Ac Kd Qh Js Tc', '5c 4d 3h 2s Ac', 'Kc Qd Jh Ts 9c'].map(h =>
      second.rank(cards(h)),
    )
    expect(wheel).toBeGreaterThan(king!)
    expect(wheel).toBeLessThan(ace!)
    expect(inShort(second.nameOf(wheel!))).toBe('straight 5')
    expect(inShort(second.nameOf(second.rank(cards('5c 4c 3c 2c Ac'))))).toBe('straight-flush 5')
  })

  test('a joker makes it where it could make a six-high straight', () => {
    expect(second.rank(cards('5c 4d 3h 2s Jk'))).toBe(second.rank(cards('5c 4d 3h 2s Ac')))
    expect(inShort(bug.nameOf(bug.rank(cards('5c 4d 3h 2s Jk'))))).toBe('straight 6')
  })
})

describe('36 cards, flush over full house', () => {
  const short = highRanking({ without: '2345', flushBeatsFullHouse: true })
  const deck = cardsOf({ without: '2345' })

  test('counts each kind of hand', () => {
    const counts = new Array<number>(10).fill(0)
    for (const hand of choices(deck, 5)) counts[short.categoryOf(short.rank(hand))]!++
    expect(counts).toEqual([122_400, 193_536, 36_288, 16_128, 6_120, 480, 1_728, 288, 20, 4])
  })

  test('nine high with an ace is the lowest straight', () => {
    const lowest = short.rank(cards('Ac 6d 7h 8s 9c'))
    expect(short.categoryOf(lowest)).toBe(STRAIGHT)
    expect(inShort(short.nameOf(lowest))).toBe('straight 9')
    expect(lowest).toBeLessThan(short.rank(cards('Tc 6d 7h 8s 9c')))
    expect(short.rank(cards('Ac 6d 7h 8s 9c Tc Kd'))).toBe(short.rank(cards('Tc 6d 7h 8s 9c')))
  })

  test('a flush beats a full house', () => {
    const [flush, full] = [short.rank(cards('6c 7c 8c 9c Jc')), short.rank(cards('Ac Ad Ah Ks Kc'))]
    expect(flush).toBeGreaterThan(full)
    expect(short.categoryOf(flush)).toBe(FLUSH)
    expect(short.categoryOf(full)).toBe(FULL_HOUSE)
  })
})
