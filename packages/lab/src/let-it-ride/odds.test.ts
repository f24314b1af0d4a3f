import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { bestPlay } from './odds.ts'
import { say } from './sentences.ts'

const rules = filed('let-it-ride', 'comstock/let-it-ride-bonus')
const { wagers, strategy } = bestPlay(rules)

test('the first bet is pulled back unless three cards are already worth it', () => {
  const { rows } = strategy[0]!
  expect(rows).toContainEqual({ hand: say('holds-three-of-a-kind'), moves: [say('ride')] })
  expect(rows).toContainEqual({
    hand: say('holds-a-pair'),
    moves: [say('ride-only', { hands: ['TT', 'JJ', 'QQ', 'KK', 'AA'] })],
  })
  expect(rows).toContainEqual({
    hand: say('holds-a-draw', { suited: 3, within: 3, high: 0 }),
    moves: [say('ride-but-not', { hands: ['432'] })],
  })
  expect(rows.at(-1)).toEqual({ hand: say('holds-anything-else'), moves: [say('pull')] })
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
