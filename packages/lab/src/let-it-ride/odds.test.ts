import type { LetItRideRules } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { bestPlay } from './odds.ts'

const rules = games.find(game => game.id === 'comstock/let-it-ride-bonus') as LetItRideRules
const { wagers, strategy } = bestPlay(rules)

test('the first bet is pulled back unless three cards are already worth it', () => {
  const rides = strategy[0]!.rows.map(row => row.hand)
  expect(rides).toContain('TT')
  expect(rides).toContain('222')
  expect(rides).not.toContain('99')
})

test('chances add up, and later bets are counted in the action', () => {
  const [base] = wagers
  expect(base!.win + base!.push + base!.lose).toBeCloseTo(1, 12)
  expect(base!.action).toBeGreaterThan(1)
  expect(base!.action).toBeLessThan(3)
})
