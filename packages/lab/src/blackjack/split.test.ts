import { readingsOf, unwrap } from '@cardroom/engine'
import { type BlackjackRules, underReadings } from '@cardroom/engine/blackjack'
import { cards, cardsOf, countsOf } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { describe, expect, test } from 'vitest'
import { HIT_BIT } from './hands.ts'
import { kindOf } from './kinds.ts'
import { PairSuits } from './pair-suits.ts'
import { PairSplit } from './split.ts'
import { SplitWorth } from './split-worth.ts'
import { BlackjackOddsTable } from './table.ts'
import { EveryOrder, playerOf } from './testing/every-order.ts'
import { Walk } from './walk.ts'

const rulesOf = (id: string): BlackjackRules => {
  const rules = filed('blackjack', id)
  return underReadings(rules, unwrap(readingsOf(rules)))
}

describe.each([
  ['players/21st-century-blackjack-5-0', '9', 'T', 2, '9s 9h 9d 9c Ts Td Th Tc Tc 7s 7h 7d'],
  ['players/21st-century-blackjack-5-0', '9', '7', 3, '9s 9h 9d 9c Ts Td Th Tc 7c 7s 7h 7d'],
  ['players/21st-century-blackjack-5-0', '9', 'T', 3, '9s 9h 9d 9c Ts Td Th Tc Ac 7s 7h 7d'],
  ['players/21st-century-blackjack-5-0', 'T', '6', 4, 'Ts Td Th Tc Ts 9s 9h 9d 6s 6h 6d 6c 6c'],
  ['stars/pure-21-5-blackjack', '6', 'T', 2, '6s 6h 6d 6c Ts Td Th Tc 7s 7h 7d 7c'],
  ['comstock/no-bust-blackjack', '9', '7', 3, '9s 9h 9d 9c Ts Td Th Tc 7c 7s Jk 7d'],
])('%s: %ss split against %s into up to %i hands', (id, pair, up, most, few) => {
  const [kind, card] = cards(`${pair}s ${up}s`).map(kindOf) as [number, number]
  const table = new BlackjackOddsTable(rulesOf(id), countsOf(cards(few)))
  const split = new PairSplit(table, kind, card, { most })
  const every = new EveryOrder(table, kind, card, most)

  test('are worth what every order of the cards says', () => {
    expect(every.worth(playerOf(split))).toBeCloseTo(split.root.worth, 12)
    expect(new SplitWorth(table, new Walk(table), split).found().worth).toBeCloseTo(split.root.worth, 12)
  })

  test('are worth no more when any one choice is changed', () => {
    expect(every.improved(playerOf(split))).toBeCloseTo(split.root.worth, 12)
  })
})

test('improving the worst play choice by choice comes to the same', () => {
  const table = new BlackjackOddsTable(
    rulesOf('players/21st-century-blackjack-5-0'),
    countsOf(cards('9s 9h 9d 9c Ts Td Th Tc 7c 7s 7h 7d')),
  )
  const [kind, up] = cards('9s 7s').map(kindOf) as [number, number]
  const draws = { move: () => HIT_BIT, again: () => false }
  const worth = new EveryOrder(table, kind, up, 3).improved(draws)
  expect(worth).toBeCloseTo(new PairSplit(table, kind, up, { most: 3 }).root.worth, 12)
})

test('more allowed hands are never worth less, and sometimes more', () => {
  const table = new BlackjackOddsTable(
    rulesOf('players/21st-century-blackjack-5-0'),
    countsOf(cardsOf({ decks: 1 })),
  )
  const worths = table.kinds.map(kind =>
    [2, 3, 4].map(most => new PairSplit(table, kind, 5, { most }).root.worth),
  )
  expect(worths.every(([two, three, four]) => three! >= two! - 1e-12 && four! >= three! - 1e-12)).toBe(true)
  expect(worths.some(([two, , four]) => four! > two! + 0.01)).toBe(true)
})

describe('a pair that must be suited', () => {
  /** Every way to take four cards, one after the other, from two of each suit. */
  const fours = Array.from({ length: 8 ** 4 }, (_, i) => [i >> 9, (i >> 6) & 7, (i >> 3) & 7, i & 7])
    .filter(four => new Set(four).size === 4)
    .map(four => four.map(card => card >> 1) as [number, number, number, number])
  const share = (of: typeof fours, is: (four: (typeof fours)[number]) => boolean) =>
    of.filter(is).length / of.length

  test('the second card of the hand on the left is suited as often as cards are', () => {
    const pair = PairSuits.ofPair([2, 2, 2, 2], false)
    expect(pair.suited).toBeCloseTo(
      share(fours, ([first, , second]) => first === second),
      12,
    )
    expect(PairSuits.ofPair([2, 2, 2, 2], true).suited).toBe(0)
    expect(PairSuits.ofPair([1, 1, 1, 1], false).suited).toBe(0)
  })

  test('an unsuited hand changes the chance of the next one', () => {
    const pair = PairSuits.ofPair([2, 2, 2, 2], false)
    const unsuited = fours.filter(([first, , second]) => first !== second)
    expect(pair.stayed('unsuited').suited).toBeCloseTo(
      share(unsuited, ([, other, , last]) => other === last),
      12,
    )
    expect(pair.stayed('any').suited).toBeCloseTo(
      share(fours, ([, other, , last]) => other === last),
      12,
    )
    expect(pair.passed().suited).toBeCloseTo(
      share(fours, ([, other, last]) => other === last),
      12,
    )
  })

  test('after a split the left hand gets its next card before the right one', () => {
    const pair = PairSuits.ofPair([2, 2, 2, 2], false)
    const suited = fours.filter(([first, , second]) => first === second)
    expect(pair.split('suited').suited).toBe(share(suited, ([first, , , last]) => first === last))
    // Then the new card's turn comes, and not yet that of the other card of the pair that was dealt.
    expect(pair.split('suited').passed().suited).toBe(0)
    expect(pair.split('any').passed().suited).toBeCloseTo(
      share(fours, ([, , second, last]) => second === last),
      12,
    )
  })
})
