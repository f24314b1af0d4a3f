import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { letItRideBestPlay } from './odds.ts'
import { sayOfLetItRide } from './sentences.ts'

const rules = filed('let-it-ride', 'comstock/let-it-ride-bonus')
const { wagers, strategy } = letItRideBestPlay(rules)

test('the first bet is pulled back unless three cards are already worth it', () => {
  const { rows } = strategy[0]!
  expect(rows).toContainEqual({
    hand: sayOfLetItRide('holds-three-of-a-kind'),
    moves: [sayOfLetItRide('ride')],
  })
  expect(rows).toContainEqual({
    hand: sayOfLetItRide('holds-a-pair'),
    moves: [sayOfLetItRide('ride-only', { hands: ['TT', 'JJ', 'QQ', 'KK', 'AA'] })],
  })
  expect(rows).toContainEqual({
    hand: sayOfLetItRide('holds-a-draw', { suited: 3, within: 3, high: 0 }),
    moves: [sayOfLetItRide('ride-but-not', { hands: ['432'] })],
  })
  expect(rows.at(-1)).toEqual({
    hand: sayOfLetItRide('holds-anything-else'),
    moves: [sayOfLetItRide('pull')],
  })
})

test('gives the published edge with this pay table: 3.51 % of the first bet', () => {
  expect((wagers[0]!.edge * 100).toFixed(2)).toBe('3.51')
})

test('adds chances up to one, and counts later bets in the action', () => {
  const [base] = wagers
  expect(base!.win + base!.push + base!.lose).toBeCloseTo(1, 12)
  expect(base!.action).toBeGreaterThan(1)
  expect(base!.action).toBeLessThan(3)
})
