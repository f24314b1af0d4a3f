import {
  type BaccaratRules,
  type BaccaratWager,
  chartInForce,
  type Hands,
  happened,
  type Readings,
} from '@cardroom/engine'
import { type WagerOdds, wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import { eachHands, handWeights } from './enumerate.ts'

/** The exact odds of every wager for a shoe of this composition. */
export function baccaratOdds(rules: BaccaratRules, readings: Readings, counts: Float64Array): WagerOdds[] {
  const found = rules.wagers.map(wager => ({ wager, results: new Distribution() }))
  eachHands(handWeights(counts, chartInForce(rules.chart, readings)), (hands, weight) => {
    for (const { wager, results } of found) results.add(resultOf(wager, hands, readings), weight)
  })
  return found.map(({ wager, results }) => wagerOdds(wager.on, results))
}

function resultOf(wager: BaccaratWager, hands: Hands, readings: Readings): number {
  const pushes = wager.pushes?.some(
    ({ when, reading }) => happened(when, hands) && (!reading || readings[reading.name] === reading.is),
  )
  if (pushes) return 0
  const win = wager.wins.find(({ when }) => happened(when, hands))
  if (!win) return -1
  const [pays, to] = win.pays.split(':').map(Number) as [number, number]
  return pays / to
}
