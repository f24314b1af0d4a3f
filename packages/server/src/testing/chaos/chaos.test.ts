import { expect, test } from 'vitest'
import { chaos, report } from './chaos.ts'

test('whatever fails, nothing acknowledged is lost or done twice, chips add up and nobody sees another’s cards', async () => {
  const tally = await chaos({ rounds: 4, seconds: 40, faults: ['settlement', 'pause', 'cut', 'database'] })
  expect(tally.problems, report(tally)).toEqual([])
  expect(tally.acknowledged).toBeGreaterThan(50)
  expect(tally.views).toBeGreaterThan(50)
  expect(tally.rounds).toBeGreaterThan(5)
  expect(tally.epochs).toBeGreaterThan(3)
  // A table is without a leader for five seconds at most; tests share their machine.
  expect(Math.max(...tally.takeovers)).toBeLessThan(8_000)
}, 120_000)
