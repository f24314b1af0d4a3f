import { expect, test } from 'vitest'
import { type Card, cards } from '../cards/card.ts'
import { nameOfThreeCard } from './names.ts'
import { eachHandUpToSuits, firstDisagreement } from './testing/hands.ts'
import { inShort } from './testing/in-short.ts'
import { categoryOfThreeCard, rankThreeCard, THREE_CARD } from './three-card.ts'

test('counts each kind of three-card hand', () => {
  const counts = new Array<number>(7).fill(0)
  eachHandUpToSuits(3, (hand, weight) => {
    counts[categoryOfThreeCard(rankThreeCard(hand))]! += weight
  })
  expect(counts).toEqual([16_440, 3_744, 1_096, 720, 52, 44, 4])
})

/** Category by category as the table reads, then the cards from the top, a pair before its kicker. */
function slowThree(hand: readonly Card[]): number {
  const values = hand.map(c => (c >> 2) + 2).sort((a, b) => b - a)
  const text = values.join(' ')
  const run = text === '14 3 2' || (values[0]! - values[1]! === 1 && values[1]! - values[2]! === 1)
  const flush = hand.every(c => (c & 3) === (hand[0]! & 3))
  const different = new Set(values).size
  const category = [different === 2, flush, run, different === 1, run && flush].lastIndexOf(true) + 1
  const paired = different === 2 && values[1] === values[2] ? values.toReversed() : values
  const decisive = text === '14 3 2' && run ? [3, 2, 1] : paired
  return decisive.reduce((n, v) => n * 15 + v, category)
}

test('orders every three-card hand as the slow evaluator does', () => {
  const hands: Card[][] = []
  eachHandUpToSuits(3, hand => hands.push([...hand].reverse()))
  expect(firstDisagreement(hands, rankThreeCard, slowThree)).toBeUndefined()
})

test('the order of the cards does not matter', () => {
  for (const text of ['Qs Ah Kd', 'Kd Qs Ah', 'Ah Kd Qs']) {
    expect(categoryOfThreeCard(rankThreeCard(cards(text)))).toBe(THREE_CARD.straight)
  }
})

test('names three-card hands', () => {
  const names = {
    'Ac Kc Qc': 'mini-royal',
    '3h 2h Ah': 'straight-flush 3',
    '9c 9d 9h': 'three-of-a-kind 9',
    '2c 3d Ah': 'straight 3',
    'Ac Kc Jc': 'flush A',
    '6c 6d Ac': 'pair 6',
    'Qc 6d 4h': 'high-card Q',
  }
  for (const [hand, name] of Object.entries(names))
    expect(inShort(nameOfThreeCard(rankThreeCard(cards(hand))))).toBe(name)
})
