import { expect, test } from 'vitest'
import { chaos, report } from './chaos.ts'

test('nothing acknowledged is lost or done twice whatever fails, chips add up and nobody sees another’s cards', async () => {
  const tally = await chaos({
    rounds: 6,
    seconds: 300,
    faults: ['torn', 'stuck', 'cut', 'clock', 'database', 'disk'],
  })
  expect(tally.problems, report(tally)).toEqual([])
  expect(tally.acknowledged).toBeGreaterThan(50)
  expect(tally.views).toBeGreaterThan(50)
  expect(tally.rounds).toBeGreaterThan(5)
  expect(tally.epochs).toBeGreaterThan(3)
  // How long tables were without a leader depends on what else the machine has to do: it is said, and `npm run chaos`
  // measures it.
  console.info(report(tally))
}, 420_000)
