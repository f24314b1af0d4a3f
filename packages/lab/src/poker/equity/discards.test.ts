import { type Card, cards, cardsOf, namesOf } from '@cardroom/engine/cards'
import { choices } from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { HandStrength } from '../../wasm/hand-strength.ts'
import { stageOf } from '../showdown/stage.ts'
import { strengthsOf } from '../showdown/strengths.ts'
import { HandContest } from './contest.ts'
import { Discards, plainStrength } from './discards.ts'
import { ask, question } from './testing/ask.ts'

function kept(game: string, hand: string, board: string): string {
  const { rules, readings } = question(game, [])
  const stage = stageOf(rules, readings, undefined)
  const contest = new HandContest(rules, readings, stage, [cards(hand)], [cards(board)])
  new Discards(stage, stage.discard!).choose(contest, 0)
  return namesOf(contest.playing[0]!)
}

describe('the discards of players', () => {
  test.each([
    ['towers/pineapple', 'As Ah 2c', '', 'As Ah'],
    ['towers/pineapple', 'Kd 7s 2c', '', 'Kd 7s'],
    ['towers/crazy-pineapple', 'As Ah 2c', '2d 7h 9s', 'As Ah'],
    ['towers/crazy-pineapple', 'As Kd 2c', '2d 2h 9s', 'As 2c'],
    ['towers/crazy-pineapple', 'As Ah 9h', 'Kh Qh Jh', 'Ah 9h'],
    ['towers/crazy-pineapple-hi-lo', 'Ks Qd 2c', 'Ah 4h 5c', 'Ks 2c'],
  ])('%s: %s on "%s" keeps %s', (game, hand, board, cardsKept) => {
    const sorted = (text: string) => text.split(' ').sort().join(' ')
    expect(sorted(kept(game, hand, board))).toBe(sorted(cardsKept))
  })

  test.each([false, true])('sums up every board as the plain loop does, low %s', low => {
    const strengths = strengthsOf(low)
    const [hand, board] = [cards('As 5d 2c'), cards('3h 7h Ks')]
    const hands: Card[][] = [...choices(hand, 2)]
    const left = cardsOf({}).filter(card => !hand.includes(card) && !board.includes(card))
    const fast = new HandStrength({ hands: 3, toCome: 2 }, strengths).run(hands, board, left)
    expect(fast).toEqual(plainStrength(strengths, hands, board, left, 2))
  })
})

test('the best two of three win more than the first two', async () => {
  const board = '8s 7d 2c'
  const three = await ask('towers/crazy-pineapple', ['Ks Qd 8c', 'AhKh'], { board })
  const two = await ask('towers/crazy-pineapple', ['KsQd', 'AhKh'], { board, dead: '8c' })
  expect(three.notes).toEqual([{ say: 'keeps-what-wins-most' }])
  expect(two.notes).toEqual([])
  expect(three.hands[0]!.equity).toBeGreaterThan(two.hands[0]!.equity)
})
