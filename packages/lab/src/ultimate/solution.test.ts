import { readingsOf, unwrap } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { ENDS } from '../odds/pay-table.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { oddsOf } from '../questions/odds.ts'
import { FastRandom } from '../random/random.ts'
import { tallyOdds } from '../simulate/tally.ts'
import { startTable } from './before-the-flop.ts'
import { ultimateKernel } from './kernel.ts'
import { anteAndBlind, ultimatePaysOf } from './pays.ts'
import { lines } from './results.ts'
import { solvedGame } from './solution.ts'
import { handsOfStart } from './starts.ts'
import { FOLD } from './values.ts'

const filed = games.filter(game => game.family === 'ultimate')

/** Every board, each two hands that may meet on it, and each of its ten flops. */
const ENDS_IN_ALL = 2_598_960 * 1081 * 990 * 10

test.each(filed)('$id: exactly the published edge, from the table', async rules => {
  const readings = unwrap(readingsOf(rules))
  const { method, wagers, strategy } = unwrap(
    await oddsOf(rules, { readings, decks: 1, dealt: [], wager: 'ante' }, WITHOUT_WORKERS),
  )
  expect(method).toBe('exact')
  expect((wagers[0]!.edge * 100).toFixed(8)).toBe('2.18497138')
  expect(strategy!.map(({ rows }) => rows.length > 10)).toEqual([true, true, true])
})

test('counts every end once in the table, and the same by starts', () => {
  const pays = ultimatePaysOf(filed[0]!, unwrap(readingsOf(filed[0]!)))
  const { folded, played, before } = solvedGame(pays)!
  const stays = anteAndBlind(pays)
  let [count, sum] = [folded, FOLD * folded]
  for (const line of lines(pays, played)) {
    count += line.count
    sum += line.count * (stays[line.kind * ENDS + line.end]! + line.times * pays.play[line.end]!)
  }
  expect(count).toBe(ENDS_IN_ALL)
  // The other way: what each of the 169 starts is worth before the flop, with the bet that the table names.
  const starts = startTable(pays)!.map(({ stay, play, later }, start) => {
    const choice = before[start]!
    return handsOfStart(start) * (choice === 0 ? later : stay + pays.bets[0][choice - 1]! * play)
  })
  expect(sum / count).toBeCloseTo(starts.reduce((all, one) => all + one, 0) / 1326, 12)
})

test('simulates close to the solution', () => {
  const rules = filed[0]!
  const kernel = ultimateKernel({ rules, readings: unwrap(readingsOf(rules)), decks: 1 })
  const random = new FastRandom('7a'.repeat(32), 0)
  for (let i = 0; i < 4000; i++) kernel.round(random)
  const { edge, stderr, action } = tallyOdds(kernel.tallies()[0]!)
  // The kernel plays by the rules of thumb that players know, which cost a little more than the best play.
  expect(Math.abs(edge - 0.0218)).toBeLessThan(4 * stderr)
  expect(action).toBeCloseTo(4.15, 0)
})

test('has no solution for other pay tables', () => {
  const pays = ultimatePaysOf(filed[0]!, unwrap(readingsOf(filed[0]!)))
  expect(solvedGame({ ...pays, blind: pays.blind.map(wins => wins * 2) })).toBeUndefined()
})
