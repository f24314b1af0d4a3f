import type { Readings } from '@cardroom/engine'
import type { UltimateRules } from '@cardroom/engine/banked'
import { runJob } from '../parallel/run.ts'
import { sayOfWork } from '../parallel/sentences.ts'
import type { Watch } from '../parallel/work.ts'
import { addValues, type Decisions, decide } from './decisions.ts'
import { Flops } from './flops.ts'
import { type UltimatePays, ultimatePaysOf } from './pays.ts'
import { type Counts, resultsJob } from './results.ts'
import { SOLVED_GAME } from './solved-game.ts'
import { startOutlooks } from './starts.ts'
import { flopShares, lastShares, type UltimatePlay } from './strategy.ts'
import { boardChunks, type UltimateValues, valuesJob } from './values.ts'

/** The base game under the best play, as plain data: how it is played, and how often each round ends in each way. */
export interface Solution extends UltimatePlay {
  /** By street and bet, kind of hand and end: whole numbers, every board ten times. */
  readonly played: ArrayLike<number>
  readonly folded: number
}

/** For pays that were solved: the table comes with the package. */
export function solvedGame(pays: UltimatePays): Solution | undefined {
  return JSON.stringify(pays) === JSON.stringify(SOLVED_GAME.pays) ? SOLVED_GAME.game : undefined
}

/**
 * Every pair of cards on every board against every hand of the player-dealer. One walk through all boards finds the
 * best bets, a second one how the rounds end with them.
 */
export async function solveGame(pays: UltimatePays, watch: Watch): Promise<Solution> {
  const flops = new Flops()
  const { decisions } = await bestBets(pays, flops, watch)
  return endsOf(pays, decisions, flops, watch)
}

const chunksFor = (flops: Flops) => ({ from: 0, to: boardChunks(flops.boards.counts.length) })

async function bestBets(
  pays: UltimatePays,
  flops: Flops,
  watch: Watch,
): Promise<{ values: UltimateValues; decisions: Decisions }> {
  const what = sayOfWork('work-on-what-bets-are-worth')
  const { sums } = await runJob(valuesJob, { pays }, chunksFor(flops), watch, what)
  const values = addValues(sums)
  return { values, decisions: decide(values, pays, flops) }
}

async function endsOf(
  pays: UltimatePays,
  decisions: Decisions,
  flops: Flops,
  watch: Watch,
): Promise<Solution> {
  const what = sayOfWork('work-on-how-rounds-end')
  const { sums } = await runJob(resultsJob, { pays, decisions }, chunksFor(flops), watch, what)
  return {
    before: [...decisions.before],
    flop: flopShares(decisions, flops),
    last: lastShares(sums),
    played: sumsOf(sums),
    folded: sums.reduce((sum, { folded }) => sum + folded, 0),
  }
}

const sumsOf = (all: readonly Counts[]): number[] =>
  Array.from(all[0]!.played, (_, i) => all.reduce((sum, { played }) => sum + played[i]!, 0))

/** Everything that the package carries with it for the pays of a rule set as it is read. */
export async function ultimateTables(rules: UltimateRules, readings: Readings, watch: Watch) {
  const pays = ultimatePaysOf(rules, readings)
  const flops = new Flops()
  const { values, decisions } = await bestBets(pays, flops, watch)
  return { pays, starts: startOutlooks(values, decisions), game: await endsOf(pays, decisions, flops, watch) }
}
