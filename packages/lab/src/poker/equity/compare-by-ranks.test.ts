import { cards, cardsOf, Randomness, shuffle } from '@cardroom/engine/cards'
import { expect, test } from 'vitest'
import { CompareHands } from '../../wasm/compare-hands.ts'
import { CompareByRanks } from './compare-by-ranks.ts'

test.each([
  { hands: 2, toCome: 5, low: false, highNeedsPair: false },
  { hands: 2, toCome: 5, low: true, highNeedsPair: true },
  { hands: 5, toCome: 5, low: false, highNeedsPair: false },
  { hands: 3, toCome: 4, low: true, highNeedsPair: false },
  { hands: 8, toCome: 4, low: false, highNeedsPair: true },
  { hands: 2, toCome: 3, low: false, highNeedsPair: false },
  { hands: 4, toCome: 2, low: true, highNeedsPair: true },
  { hands: 2, toCome: 1, low: false, highNeedsPair: false },
])('boards of the same ranks at once come out as one by one: %o', shape => {
  const random = new Randomness('6b'.repeat(32))
  const [byRanks, oneByOne] = [new CompareByRanks(shape), new CompareHands(shape)]
  for (let deal = 0; deal < 6; deal++) {
    // the later deals have two suits only, so that many boards are flushes; dead cards do not come
    const [mine, rest] = deal < 3 ? [cardsOf({}), []] : [cardsOf({}).filter(c => c & 1), cards('As Kd 2d')]
    const deck = shuffle(mine, random)
    const hands = Array.from({ length: shape.hands }, () => deck.splice(0, 2))
    const board = deck.splice(0, 5 - shape.toCome)
    const left = [...deck, ...rest]
    expect([...byRanks.run(hands, board, left)]).toEqual([...oneByOne.run(hands, board, left)])
  }
})
