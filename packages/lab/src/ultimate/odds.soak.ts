import { availableParallelism } from 'node:os'
import { readingsOf, unwrap } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { startTable } from './before-the-flop.ts'
import { ultimatePaysOf } from './pays.ts'
import { solvedGame, ultimateTables } from './solution.ts'

const filed = games.filter(game => game.family === 'ultimate')

test('the solver finds the tables of the package, for every filing', async () => {
  const [first, ...others] = filed
  const { pays, starts, game } = await ultimateTables(first!, unwrap(readingsOf(first!)), {
    workers: availableParallelism(),
  })
  for (const rules of others) expect(ultimatePaysOf(rules, unwrap(readingsOf(rules)))).toEqual(pays)
  expect(solvedGame(pays)).toEqual(game)
  for (const [start, found] of startTable(pays)!.entries()) {
    for (const part of ['stay', 'play', 'later'] as const) {
      expect(found[part]).toBeCloseTo(starts[start]![part], 12)
    }
  }
})
