import type { LetItRideRules } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { bestPlay } from './odds.ts'

const rules = games.find(game => game.id === 'comstock/let-it-ride-bonus') as LetItRideRules
const { wagers, strategy } = bestPlay(rules)

test('the first bet is pulled back unless three cards are already worth it', () => {
  const moves = Object.fromEntries(strategy[0]!.rows.map(row => [row.hand, row.moves[0]]))
  expect(moves).toMatchObject({
    'three of a kind': 'ride',
    'a pair': 'ride TT, JJ, QQ, KK, AA only',
    '3 of a suit, within 3 ranks, 0 ten or higher': 'ride, but not 432',
    'anything else': 'pull',
  })
})

test('the published edge of the game with this table: 3.51 % of the first bet', () => {
  expect((wagers[0]!.edge * 100).toFixed(2)).toBe('3.51')
})

test('chances add up, and later bets are counted in the action', () => {
  const [base] = wagers
  expect(base!.win + base!.push + base!.lose).toBeCloseTo(1, 12)
  expect(base!.action).toBeGreaterThan(1)
  expect(base!.action).toBeLessThan(3)
})
