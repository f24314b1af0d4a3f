import { readingsOf, unwrap } from '@cardroom/engine'
import { cards } from '@cardroom/engine/cards'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { shareOfFirst } from '../equity/share.ts'
import { stageOf } from '../showdown/stage.ts'
import { sharesOfDraws } from './share.ts'

const SEED = '4'.repeat(64)

function question(game: string, keeps: readonly string[], others: number, draws = 0) {
  const rules = filed('poker', game)
  const readings = unwrap(readingsOf(rules))
  const stage = stageOf(rules, readings, undefined)
  const hands = keeps.map(hand => cards(hand))
  const left = stage.deck.filter(card => !hands.some(hand => hand.includes(card)))
  return { rules, readings, stage, keeps: hands, later: 0, draws, others, left }
}

test.each([
  ['players/badugi', 'As 4h 6d Tc'],
  ['players/lowball', '9s 7h 6d 4c 2c'],
  ['outlaws/draw-poker-hi-lo', 'Ks Kh 8d 8c 2c'],
])('%s: where nobody draws it is the equity against any hands', (game, hand) => {
  const asked = question(game, [hand], 2)
  const [share] = sharesOfDraws(asked, 6_000, SEED)
  const { rules, readings } = asked
  const holdings = [
    { text: 'own', hands: [cards(hand)] },
    ...[1, 2].map(n => ({ text: String(n), hands: [[]] })),
  ]
  const other = unwrap(shareOfFirst({ rules, readings, holdings, boards: [], dead: [] }, 20_000, SEED))
  expect(Math.abs(share!.equity - other.equity)).toBeLessThan(4 * Math.hypot(share!.stderr, other.stderr))
})

test('the best hand of all gets the whole pot, whatever the others draw', () => {
  const [pat, broken] = sharesOfDraws(
    question('players/badugi', ['As 2h 3d 4c', 'As 2h 3d'], 3, 3),
    500,
    SEED,
  )
  expect(pat!.equity).toBeGreaterThan(0.99)
  expect(broken!.equity).toBeLessThan(0.7)
})

test('more draws make the others’ hands better', () => {
  const against = (draws: number) =>
    sharesOfDraws(question('players/badugi', ['As 4h 6d'], 1, draws), 3_000, SEED)[0]!.equity
  expect(against(3)).toBeLessThan(against(1) - 0.05)
})
