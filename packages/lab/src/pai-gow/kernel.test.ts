import { readingsOf, unwrap } from '@cardroom/engine'
import { filed } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { FastRandom } from '../random/random.ts'
import { engineKernel } from '../simulate/engine-kernel.ts'
import { tallyOdds } from '../simulate/tally.ts'
import { paiGowKernel } from './kernel.ts'

test.each(['cameo/fortune-pai-gow-poker', 'stars/face-up-pai-gow-poker'])(
  '%s: deals of seven hands and rounds of the engine agree',
  id => {
    const rules = filed('pai-gow', id)
    const readings = unwrap(readingsOf(rules))
    const [kernel, engine] = [paiGowKernel, engineKernel].map(make => {
      const made = make({ rules, readings, decks: 1, strategy: 'house-way' })
      const random = new FastRandom('de'.repeat(32), 0)
      for (let i = 0; i < 600; i++) made.round(random)
      return tallyOdds(made.tallies().find(one => one.on === 'base')!)
    }) as [ReturnType<typeof tallyOdds>, ReturnType<typeof tallyOdds>]
    expect(Math.abs(kernel.push - engine.push)).toBeLessThan(4 * Math.sqrt(0.25 / 600))
    expect(Math.abs(kernel.edge - engine.edge)).toBeLessThan(4 * Math.hypot(kernel.stderr, engine.stderr))
    // Luck is the same for both sides: the error is much smaller than that of rounds played one by one.
    expect(kernel.stderr).toBeLessThan(engine.stderr / 5)
  },
)

test('a player who sees the player-dealer’s hand does better than the house way', () => {
  const rules = filed('pai-gow', 'stars/face-up-pai-gow-poker')
  const readings = unwrap(readingsOf(rules))
  const [best, houseWay] = (['best', 'house-way'] as const).map(strategy => {
    const kernel = paiGowKernel({ rules, readings, decks: 1, strategy })
    const random = new FastRandom('5e'.repeat(32), 0)
    for (let i = 0; i < 500; i++) kernel.round(random)
    return tallyOdds(kernel.tallies()[0]!).edge
  })
  expect(best).toBeLessThan(houseWay! - 0.02)
})
