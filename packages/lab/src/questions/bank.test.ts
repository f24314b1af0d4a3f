import { isRefusal, readingsOf, unwrap } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { betsOf } from '../bank/bets.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { bankView } from './bank.ts'

const rules = games
  .filter(game => game.family === 'baccarat')
  .find(({ id }) => id === 'comstock/ez-baccarat-panda-8')!

async function view(wager: number, bets: string, chosen = {}) {
  const readings = readingsOf(rules, chosen)
  const wagers = betsOf(rules, bets)
  if (isRefusal(readings) || isRefusal(wagers)) throw new Error('a slip of the pen')
  const question = {
    rules,
    posted: { readings },
    decks: 8,
    wagers,
    wager,
    rounds: 2000,
    seed: 'ba'.repeat(32),
  }
  const answer = unwrap(await bankView(question, WITHOUT_WORKERS))
  return answer
}

test('expects the result that the odds give, and simulates to the same', async () => {
  const { expected, simulated, exhausted, cover } = await view(1_000_000, '4x player 1000')
  expect(expected).toBeCloseTo(4000 * 0.01235081, 3)
  expect(Math.abs(simulated.mean - expected)).toBeLessThan(4 * simulated.stderr)
  expect(exhausted).toBe(0)
  expect(cover.at(-1)!.cents).toBe(4000)
})

test('exhausts a wager that is too small as often as the bets are decided', async () => {
  const { exhausted, results } = await view(2000, '4x player 1000')
  // Only ties leave the cover alone.
  expect(exhausted).toBeGreaterThan(0.88)
  expect(exhausted).toBeLessThan(0.93)
  expect(results[0]!.cents).toBe(-2000)
})
