import type { Readings } from '@cardroom/engine'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import { wagerOdds } from '../odds/answer.ts'
import type { Strategy } from '../odds/circumstances.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart, PartResult } from '../odds/part.ts'
import { perUnit } from '../odds/pay-table.ts'
import type { Watch } from '../parallel/work.ts'
import { playRounds, simulatedAnswer } from '../simulate/state.ts'
import { paiGowBonusOdds } from './bonus.ts'
import { paiGowSimulation } from './kernel.ts'
import { settingFor } from './setting.ts'
import { ALL_PAIRS, solvedPairs } from './solved.ts'

/** Deals of seven hands: some seconds' work, and an edge that is known to about a hundredth of a percent. */
const DEALS = 50_000
/** A fixed seed, so that the same question has the same answer. */
const SEED = '0'.repeat(64)

export const paiGowOdds = (
  rules: PaiGowPokerRules,
  readings: Readings,
  decks: number,
  strategy: Strategy,
): OddsPart[] => [
  {
    on: ['base'],
    find: watch =>
      exactOdds(rules, readings, strategy) ?? simulatedOdds(rules, readings, decks, strategy, watch),
  },
  ...paiGowBonusOdds(rules, readings),
]

/** Looks up a house way that was solved over every pair of hands. */
export function exactOdds(
  rules: PaiGowPokerRules,
  readings: Readings,
  strategy: Strategy,
): PartResult | undefined {
  const ends = solvedPairs(settingFor(rules, readings, strategy))
  if (!ends) return undefined
  const results = new Distribution()
  results.add(perUnit(rules.showdown.wins.pays), ends.win)
  results.add(0, ALL_PAIRS - ends.win - ends.lose)
  results.add(-1, ends.lose)
  return { wagers: [wagerOdds('base', results)] }
}

/** Simulates another house way: going through all pairs of hands takes minutes. */
async function simulatedOdds(
  rules: PaiGowPokerRules,
  readings: Readings,
  decks: number,
  strategy: Strategy,
  watch: Watch,
): Promise<PartResult> {
  const question = { rules, readings, decks, strategy, rounds: DEALS, seed: SEED }
  const state = await playRounds(paiGowSimulation, question, watch)
  return { wagers: simulatedAnswer(state).wagers, rounds: state.rounds }
}
