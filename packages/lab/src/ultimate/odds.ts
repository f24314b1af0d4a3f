import type { Readings } from '@cardroom/engine'
import type { UltimateRules } from '@cardroom/engine/banked'
import { highCounts } from '../cards/frequencies.ts'
import { wagerOdds } from '../odds/answer.ts'
import { Distribution } from '../odds/distribution.ts'
import { ENDS } from '../odds/ends.ts'
import type { Found, Part } from '../odds/part.ts'
import { bonusResults } from '../odds/pay-table.ts'
import { refuse } from '../odds/refusals.ts'
import { runJob } from '../parallel/run.ts'
import { say } from '../parallel/sentences.ts'
import type { Watch } from '../parallel/work.ts'
import { decide, total } from './decisions.ts'
import { Flops } from './flops.ts'
import { anteAndBlind, type Pays, paysOf } from './pays.ts'
import { type Counts, lines, resultsJob } from './results.ts'
import { strategyTables } from './strategy.ts'
import { chunksOf, FOLD, valuesJob } from './values.ts'

/** Hands of two own cards and three of the board: another game for the lab, which has tables for the usual one only. */
export const isOfTwoAndThree = ({ handOf }: Readings): boolean => handOf === 'two-and-three'

export const ultimateOdds = (rules: UltimateRules, readings: Readings): Part[] => [
  {
    on: ['ante'],
    find: watch => bestPlay(paysOf(rules, readings), watch),
    refusal: isOfTwoAndThree(readings) ? refuse('odds-not-known-yet', { game: rules.id }) : undefined,
  },
  { on: ['trips'], find: () => ({ wagers: [wagerOdds('trips', bonusResults(rules.trips, highCounts(7)))] }) },
]

/**
 * The whole base game under the best play: every pair of cards on every board against every hand of the
 * player-dealer. One walk through all boards finds the best bets, a second one how the rounds end with them.
 */
export async function bestPlay(pays: Pays, watch: Watch): Promise<Found> {
  const flops = new Flops()
  const chunks = { from: 0, to: chunksOf(flops.boards.counts.length) }
  const values = await runJob(valuesJob, { pays }, chunks, watch, say('work-on-what-bets-are-worth'))
  const decisions = decide(total(values.sums), pays, flops)
  const ends = await runJob(resultsJob, { pays, decisions }, chunks, watch, say('work-on-how-rounds-end'))
  return {
    wagers: [wagerOdds('ante', ...resultsOf(pays, ends.sums))],
    strategy: strategyTables(decisions, ends.sums, pays, flops),
  }
}

/** What Ante, Blind and Play come to, and how much is bet on average. */
function resultsOf(pays: Pays, sums: readonly Counts[]): [results: Distribution, action: number] {
  const results = new Distribution()
  const stays = anteAndBlind(pays)
  let bets = 0
  for (const counts of sums) {
    results.add(FOLD, counts.folded)
    for (const { times, kind, end, count } of lines(pays, counts)) {
      results.add(stays[kind * ENDS + end]! + times * pays.play[end]!, count)
      bets += times * count
    }
  }
  return [results, -FOLD + bets / results.total]
}
