import { type Card, cards, cardsOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { choices, PAIR, POSITION_BITS, rankEightOrBetter, rankHigh } from '@cardroom/engine/ranking'
import { expect, test } from 'vitest'
import { CompareHands, type ComparisonShape } from './compare-hands.ts'

type Hands = readonly (readonly Card[])[]

/** The same comparison hand by hand. */
function slowOutcomes(
  shape: ComparisonShape,
  hands: Hands,
  board: readonly Card[],
  left: readonly Card[],
): number[] {
  const outcomes = new Array<number>(1 << (shape.low ? 2 * shape.hands : shape.hands)).fill(0)
  const winners = (ranks: readonly number[]) => {
    const best = Math.max(...ranks)
    return ranks.reduce((set, rank, hand) => (best > 0 && rank === best ? set | (1 << hand) : set), 0)
  }
  for (const more of choices(left, shape.toCome)) {
    const all = hands.map(hand => [...hand, ...board, ...more])
    const highs = all.map(rankHigh)
    const least = shape.highNeedsPair ? PAIR << POSITION_BITS : 0
    const high = winners(highs.map(rank => (rank < least ? 0 : rank)))
    const low = shape.low ? winners(all.map(rankEightOrBetter)) : 0
    outcomes[high | (low << shape.hands)]!++
  }
  return outcomes
}

test.each([
  { hands: 2, toCome: 2, low: false, highNeedsPair: false },
  { hands: 3, toCome: 1, low: false, highNeedsPair: false },
  { hands: 2, toCome: 3, low: true, highNeedsPair: false },
  { hands: 4, toCome: 2, low: true, highNeedsPair: true },
  { hands: 8, toCome: 1, low: true, highNeedsPair: true },
  { hands: 5, toCome: 0, low: true, highNeedsPair: false },
])('hands compared one by one come out the same: %o', shape => {
  const random = new Randomness('5a'.repeat(32))
  const kernel = new CompareHands(shape)
  for (let deal = 0; deal < 5; deal++) {
    const deck = shuffle(cardsOf({}), random)
    const hands = Array.from({ length: shape.hands }, () => deck.splice(0, 2))
    const board = deck.splice(0, 5 - shape.toCome)
    expect([...kernel.run(hands, board, deck)]).toEqual(slowOutcomes(shape, hands, board, deck))
  }
})

test('counts aces against kings of the same suits before the flop', () => {
  const hands = [cards('As Ah'), cards('Ks Kh')]
  const kernel = new CompareHands({ hands: 2, toCome: 5, low: false, highNeedsPair: false })
  const left = cardsOf({}).filter(card => !hands.flat().includes(card))
  const outcomes = [...kernel.run(hands, [], left)]
  expect(outcomes.reduce((sum, count) => sum + count)).toBe(1_712_304)
  expect(outcomes).toEqual([0, 1_410_336, 292_660, 9_308])
})
