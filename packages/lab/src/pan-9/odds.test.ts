import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { valueCounts } from '../cards/shoe.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { compareHands, pan9Starts } from './hands.ts'
import { pan9Odds } from './odds.ts'
import { sayOfPan9 } from './sentences.ts'

const rules = filed('pan-9', 'comstock/super-pan-9')
const shoe = valueCounts({ decks: 12, without: '789T' })
const find = async (strategy: 'best' | 'house-way') => {
  const found = await pan9Odds(rules, shoe, strategy)[0]!.find(WITHOUT_WORKERS)
  return { ...found.wagers[0]!, strategy: found.strategy! }
}

test('two hands that are played alike are worth the same', async () => {
  const { edge, win, push, lose } = await find('house-way')
  expect(edge).toBeCloseTo(0, 12)
  expect(win).toBeCloseTo(lose, 12)
  expect(win + push + lose).toBeCloseTo(1, 12)
})

test('the last to act has the edge, and the player’s best play is the house way', async () => {
  const { edge, strategy } = await find('best')
  expect((edge * 100).toFixed(4)).toBe('1.1464')
  const [player, bank] = strategy
  expect(player!.rows.map(row => row.moves)).toEqual(
    player!.rows.map(row => [
      sayOfPan9(Number(row.hand) <= rules.houseWay.drawsUpTo ? 'takes-a-card' : 'takes-no-card'),
    ]),
  )
  expect(bank!.rows[6]!.moves).toEqual([sayOfPan9('takes-a-card'), sayOfPan9('takes-no-card')])
})

test('a hand of nine cannot be improved', () => {
  const starts = pan9Starts(3)
  const nine = starts.find(({ counts }) => counts[3] === 3)!
  const low = starts.find(({ counts }) => counts[0] === 3)!
  expect(compareHands(nine, low, [...shoe], { player: false, bank: true })[2]).toBe(0)
  const [higher, equal, lower] = compareHands(nine, low, [...shoe], { player: true, bank: true })
  expect(higher + equal + lower).toBeCloseTo(1, 12)
  expect(lower).toBeGreaterThan(0)
})
