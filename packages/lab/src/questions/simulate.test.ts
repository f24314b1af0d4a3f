import { readingsOf, unwrap } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { baccaratWagers } from '../baccarat/odds.ts'
import { valueCounts } from '../cards/shoe.ts'
import { WITHOUT_WORKERS } from '../parallel/work.ts'
import { type SimulationState, simulatedAnswer } from '../simulate/state.ts'
import { simulate } from './simulate.ts'

function question(id: string, rounds: number) {
  const rules = games.filter(game => 'wagers' in game).find(game => game.id === id)!
  const readings = unwrap(readingsOf(rules))
  return { rules, readings, decks: rules.decks.to, rounds, seed: 'c0'.repeat(32) }
}

async function played(...args: Parameters<typeof simulate>): Promise<SimulationState> {
  const state = unwrap(await simulate(...args))
  return state
}

test('simulated edges are as close to the exact ones as their error says', async () => {
  const asked = question('comstock/ez-baccarat-panda-8', 1_000_000)
  const { wagers } = simulatedAnswer(await played(asked, WITHOUT_WORKERS))
  const exact = baccaratWagers(asked.rules as never, asked.readings, valueCounts({ decks: 8 }))
  for (const one of wagers) {
    const { edge } = exact.find(other => other.on === one.on)!
    expect(Math.abs(one.edge - edge)).toBeLessThan(4 * one.stderr!)
  }
})

test('gives the same answer for a seed with any number of workers', async () => {
  const asked = question('comstock/super-pan-9', 1100)
  const alone = await played(asked, WITHOUT_WORKERS)
  expect(await played(asked, { workers: 2 })).toEqual(alone)
  expect(alone.rounds).toBe(1100)
})

test('resumes a stopped simulation', async () => {
  const asked = question('comstock/super-pan-9', 2000)
  const whole = await played(asked, WITHOUT_WORKERS)
  const stop = new AbortController()
  const part = await played(asked, {
    workers: 0,
    signal: stop.signal,
    progress: (_, done) => {
      if (done === 3) stop.abort()
    },
  })
  expect(part.rounds).toBe(750)
  expect(await played(asked, WITHOUT_WORKERS, JSON.parse(JSON.stringify(part)))).toEqual(whole)
})

test('plays the first rounds of a simulation even when stopped at once', async () => {
  const { rounds, tallies } = await played(question('comstock/super-pan-9', 2000), {
    workers: 0,
    signal: AbortSignal.abort(),
  })
  expect(rounds).toBe(250)
  expect(tallies[0]!.results.reduce((sum, [, count]) => sum + count, 0)).toBe(250)
})

test('refuses a state of another simulation', async () => {
  const asked = question('comstock/super-pan-9', 100)
  const state = await played(asked, WITHOUT_WORKERS)
  expect(await simulate({ ...asked, seed: 'ff'.repeat(32) }, WITHOUT_WORKERS, state)).toMatchObject({
    code: 'state-of-another-simulation',
    values: { part: 'seed' },
  })
  expect(await simulate({ ...asked, rounds: 200 }, WITHOUT_WORKERS, state)).toMatchObject({
    code: 'simulation-was-finished',
    values: { rounds: 100 },
  })
})
