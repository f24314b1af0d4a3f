import { availableParallelism } from 'node:os'
import { granted, readingsOf } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { startTable } from './before-the-flop.ts'
import { paysOf } from './pays.ts'
import { solvedGame, ultimateTables } from './solution.ts'

const filed = games.filter(game => game.family === 'ultimate')

test('the tables that come with the package are what the solver finds, for every filing', async () => {
  const [first, ...others] = filed
  const { pays, starts, game } = await ultimateTables(first!, granted(readingsOf(first!)), {
    workers: availableParallelism(),
  })
  for (const rules of others) expect(paysOf(rules, granted(readingsOf(rules)))).toEqual(pays)
  expect(solvedGame(pays)).toEqual(game)
  for (const [start, found] of startTable(pays)!.entries()) {
    for (const part of ['stay', 'play', 'later'] as const) {
      expect(found[part]).toBeCloseTo(starts[start]![part], 12)
    }
  }
})
