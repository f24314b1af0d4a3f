import { describe, expect, test } from 'vitest'
import { card, cards, JOKER } from '../../cards/card.ts'
import { type FortuneHand, fortuneHands } from './fortune.ts'
import { rankingOf } from './rankings.ts'

const held = (hand: string, joker: 'bug' | 'wild' = 'bug', jokerInRoyalMatch = true): Set<FortuneHand> =>
  fortuneHands(cards(hand), rankingOf(joker), { jokerInRoyalMatch })

/** Choices of `n` of the ranks of one suit. */
function choices(n: number, from = 0): number[][] {
  if (n === 0) return [[]]
  return Array.from({ length: 13 - from }, (_, i) => from + i).flatMap(rank =>
    choices(n - 1, rank + 1).map(rest => [rank, ...rest]),
  )
}

test('finds 32 seven-card straight flushes, and 196 with the joker', () => {
  const count = (n: number, joker: number[], hand: FortuneHand) =>
    4 *
    choices(n).filter(ranks =>
      fortuneHands([...ranks.map(rank => card(rank, 2)), ...joker], rankingOf('bug'), {
        jokerInRoyalMatch: true,
      }).has(hand),
    ).length
  expect(count(7, [], 'Seven-card straight flush, no joker')).toBe(32)
  expect(count(6, [JOKER], 'Seven-card straight flush with joker')).toBe(196)
})

describe('every row has a hand that holds it', () => {
  const rows: readonly (readonly [string, FortuneHand])[] = [
    ['4h 5h 6h 7h 8h 9h Th', 'Seven-card straight flush, no joker'],
    ['7d 6d 5d 4d 3d 2d Ad', 'Seven-card straight flush, no joker'],
    ['Ah Kh Qh Jh Th Ks Qs', 'Royal flush and royal match'],
    ['Jk Kh Qh Jh Th Ks Qs', 'Royal flush and royal match'],
    ['Jk 3c 4c 5c 6c 7c 8c', 'Seven-card straight flush with joker'],
    ['As Ah Ad Ac Jk 8d 3c', 'Five aces'],
    ['Ah Kh Jk Jh Th 2s 3c', 'Royal flush'],
    ['4s 5s 6s 7s 8s Kd 2h', 'Straight flush'],
    ['As 2s 3s Jk 5s Kd 9h', 'Straight flush'],
    ['Qs Qh Qd Qc 9d 5h 2c', 'Four of a kind'],
    ['As Ah Ad Jk Kc 9d 2c', 'Four of a kind'],
    ['9s 9h 9c 5h 5c 5s 4c', 'Full house'],
    ['9s 9h 9c Ah Jk 5s 4c', 'Full house'],
    ['Kc 9c 7c 4c 3c Ad 6h', 'Flush'],
    ['Kc 9c 7c Jk 3c Ad 6h', 'Flush'],
    ['5d 5h 5c Kd Js 9h 2h', 'Three of a kind'],
    ['Ad Ah Jk Kd Js 9h 2h', 'Three of a kind'],
    ['Th 9d Jk 7h 6s As 2d', 'Straight'],
    ['Jd Jh 4s 4d 3h 3s Ac', 'Three pair'],
    ['Jd Jh 4s 4d Jk 3s Ac', 'Three pair'],
  ]
  for (const [hand, row] of rows) test(`${hand}: ${row}`, () => expect(held(hand)).toContain(row))
})

test('a wild joker makes five of any kind, a bug does not', () => {
  expect(held('Ks Kh Kd Kc Jk 4d 2c', 'wild')).toContain('Five of a kind')
  expect(held('Ks Kh Kd Kc Jk 4d 2c', 'bug')).not.toContain('Five of a kind')
  expect(held('Qs Qd 8h 8c Jk 5s 3d', 'wild')).toContain('Full house')
  expect([...held('Qs Qd 8h 8c Jk 5s 3d', 'bug')]).toEqual([])
  expect(held('As Ah Ad Ac Jk 8d 3c', 'wild')).toContain('Five aces')
  expect(held('Ks Kh Kd Kc Jk 8d 3c', 'wild')).not.toContain('Five aces')
})

test('the match of a royal match is natural and of one suit', () => {
  expect(held('Ah Kh Qh Jh Th Ks Qc')).not.toContain('Royal flush and royal match')
  expect(held('Ah Kh Qh Jh Th Ks Jk')).not.toContain('Royal flush and royal match')
  expect(held('Jk Kh Qh Jh Th Ks Qs', 'bug', false)).not.toContain('Royal flush and royal match')
})

test('a straight beside three of a kind holds both', () => {
  const both = held('9d 9s 9c 8h 7d 6s 5c')
  expect(both).toContain('Straight')
  expect(both).toContain('Three of a kind')
})

test('king high with nothing holds no row', () => {
  expect([...held('Kh Jc 9s 7h 4d 3h 2d')]).toEqual([])
})
