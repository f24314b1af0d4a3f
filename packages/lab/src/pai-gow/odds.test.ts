import { readingsOf, unwrap } from '@cardroom/engine'
import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { FastRandom } from '../random/random.ts'
import { tallyOdds } from '../simulate/tally.ts'
import { filedPaiGowSettings } from './filed-settings.ts'
import { paiGowKernel } from './kernel.ts'
import { exactOdds } from './odds.ts'
import { strategiesOf } from './setting.ts'

const filed = games
  .filter(game => game.family === 'pai-gow')
  .filter(rules => filedPaiGowSettings(rules)[0]!.known)

test.each(filed)('$id: every pair of hands, and deals by chance within their error', rules => {
  const readings = unwrap(readingsOf(rules))
  for (const strategy of strategiesOf(rules)) {
    const exact = exactOdds(rules, readings, strategy)!.wagers[0]!
    const kernel = paiGowKernel({ rules, readings, decks: 1, strategy })
    const random = new FastRandom('3c'.repeat(32), 0)
    for (let i = 0; i < 2500; i++) kernel.round(random)
    const played = tallyOdds(kernel.tallies()[0]!)
    expect(Math.abs(played.edge - exact.edge)).toBeLessThan(4 * played.stderr)
    expect(played.stderr).toBeLessThan(0.002)
    expect(exact.win).toBeCloseTo(played.win, 2)
    expect(exact.push).toBeCloseTo(played.push, 2)
    expect(exact.win + exact.push + exact.lose).toBeCloseTo(1, 12)
    // A tie of the two sides would be a push; a copy is not: the player-dealer is never behind.
    expect(exact.lose).toBeGreaterThan(exact.win)
  }
})
