import { availableParallelism } from 'node:os'
import { granted, readingsOf } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { bestPlay } from './odds.ts'
import { paysOf } from './pays.ts'

const filed = games.filter(game => game.family === 'ultimate')

test.each(filed.map(rules => [rules.id, rules] as const))(
  '%s: 2.18497138 % of the Ante',
  async (_, rules) => {
    const readings = granted(readingsOf(rules))
    const { wagers } = await bestPlay(paysOf(rules, readings), { workers: availableParallelism() })
    const [ante] = wagers
    expect((ante!.edge * 100).toFixed(8)).toBe('2.18497138')
    expect(ante!.win + ante!.push + ante!.lose).toBeCloseTo(1, 12)
  },
)
