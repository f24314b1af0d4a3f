import type { Readings } from '@cardroom/engine'
import {
  type BaccaratHands,
  type BaccaratRules,
  type BaccaratWager,
  chartInForce,
  happened,
} from '@cardroom/engine/banked'
import { type WagerOdds, wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart } from '../odds/part.ts'
import { perUnit } from '../odds/pay-table.ts'
import { eachHands, handWeights } from './enumerate.ts'

/** The exact odds of every wager for a shoe of this composition. */
export const baccaratOdds = (rules: BaccaratRules, readings: Readings, counts: Float64Array): OddsPart[] => [
  {
    on: rules.wagers.map(wager => wager.on),
    find: () => ({ wagers: baccaratWagers(rules, readings, counts) }),
  },
]

export function baccaratWagers(rules: BaccaratRules, readings: Readings, counts: Float64Array): WagerOdds[] {
  const found = rules.wagers.map(wager => ({ wager, results: new Distribution() }))
  eachHands(handWeights(counts, chartInForce(rules.chart, readings)), (hands, weight) => {
    for (const { wager, results } of found) results.add(wagerResult(wager, hands, readings), weight)
  })
  return found.map(({ wager, results }) => wagerOdds(wager.on, results))
}

export function wagerResult(wager: BaccaratWager, hands: BaccaratHands, readings: Readings): number {
  const pushes = wager.pushes?.some(
    ({ when, reading }) => happened(when, hands) && (!reading || readings[reading.name] === reading.is),
  )
  if (pushes) return 0
  const win = wager.wins.find(({ when }) => happened(when, hands))
  return win ? perUnit(win.pays) : -1
}
