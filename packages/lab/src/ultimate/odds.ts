import type { Readings } from '@cardroom/engine'
import type { UltimateRules } from '@cardroom/engine/banked'
import { highCounts } from '../cards/frequencies.ts'
import { wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import type { OddsPart, PartResult } from '../odds/part.ts'
import { bonusResults, ENDS } from '../odds/pay-table.ts'
import { refuseOdds } from '../odds/refusals.ts'
import type { Watch } from '../parallel/work.ts'
import { anteAndBlind, type UltimatePays, ultimatePaysOf } from './pays.ts'
import { lines } from './results.ts'
import { type Solution, solvedGame, solveGame } from './solution.ts'
import { strategyTables } from './strategy.ts'
import { FOLD } from './values.ts'

/** Hands of two own cards and three of the board: another game for the lab, which has tables for the usual one only. */
export const isOfTwoAndThree = ({ handOf }: Readings): boolean => handOf === 'two-and-three'

export const ultimateOdds = (rules: UltimateRules, readings: Readings): OddsPart[] => [
  {
    on: ['ante'],
    find: watch => bestPlay(ultimatePaysOf(rules, readings), watch),
    refusal: isOfTwoAndThree(readings) ? refuseOdds('odds-not-known-yet', { game: rules.id }) : undefined,
  },
  { on: ['trips'], find: () => ({ wagers: [wagerOdds('trips', bonusResults(rules.trips, highCounts(7)))] }) },
]

/** From the table that comes with the package where the pays are those it was found for. */
async function bestPlay(pays: UltimatePays, watch: Watch): Promise<PartResult> {
  const solution = solvedGame(pays) ?? (await solveGame(pays, watch))
  return {
    wagers: [wagerOdds('ante', ...resultsOf(pays, solution))],
    strategy: strategyTables(solution, pays),
  }
}

/** What Ante, Blind and Play come to, and how much is bet on average. */
function resultsOf(pays: UltimatePays, solution: Solution): [results: Distribution, action: number] {
  const results = new Distribution()
  const stays = anteAndBlind(pays)
  let bets = 0
  results.add(FOLD, solution.folded)
  for (const { times, kind, end, count } of lines(pays, solution.played)) {
    results.add(stays[kind * ENDS + end]! + times * pays.play[end]!, count)
    bets += times * count
  }
  return [results, -FOLD + bets / results.total]
}
