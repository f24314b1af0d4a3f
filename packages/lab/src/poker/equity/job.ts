import { unwrap } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { Job, Work } from '../../parallel/work.ts'
import { FastRandom } from '../../random/random.ts'
import { HandContest } from './contest.ts'
import type { RangeDeal } from './deals.ts'
import { discardsOf } from './discards.ts'
import { comparisonOf } from './holdem.ts'
import { type OutcomeCount, Outcomes } from './outcomes.ts'
import { runOutPlan } from './plan.ts'
import { type EquityQuestion, type EquitySituation, equitySituation } from './question.ts'
import { boardClasses } from './ranges/board-classes.ts'
import { CompareRanges } from './ranges/compare-ranges.ts'
import type { RangeGame } from './ranges/pair-ranks.ts'
import { EveryRunOut } from './run-out.ts'
import { RandomRunOut } from './simulate.ts'
import { twoRanges } from './two-ranges.ts'

/** The method that answers a question. */
export type EquityMethod = { readonly runouts: number } & (
  | /** Hold'em hands on every board, one deal of hands a chunk. */
  { readonly by: 'boards'; readonly deals: readonly RangeDeal[] }
  /** All hands of two ranges on every board, the boards in so many chunks. */
  | { readonly by: 'ranges'; readonly game: RangeGame; readonly parts: number }
  /** Every way to deal what is missing; each deal of hands in so many chunks. */
  | { readonly by: 'run-outs'; readonly deals: readonly RangeDeal[]; readonly parts: number }
  | { readonly by: 'chance'; readonly seed: string }
)

/** Run-outs that are dealt by chance at a time. */
const RUNOUTS_A_CHUNK = 10_000

export function equityChunks(method: EquityMethod): number {
  if (method.by === 'chance') return Math.ceil(method.runouts / RUNOUTS_A_CHUNK)
  if (method.by === 'ranges') return method.parts
  return method.by === 'boards' ? method.deals.length : method.deals.length * method.parts
}

interface EquitySetup {
  readonly question: EquityQuestion
  readonly method: EquityMethod
}

export const equityJob: Job<EquitySetup, readonly OutcomeCount[]> = {
  at: { file: import.meta.url, name: 'equityJob' },
  start({ question, method }) {
    const situation = unwrap(equitySituation(question))
    if (method.by === 'boards') return onEveryBoard(situation, method.deals)
    if (method.by === 'ranges') return betweenRanges(situation, method.game, method.parts)
    if (method.by === 'run-outs') return onEveryRunOut(question, situation, method.deals, method.parts)
    return byChance(question, situation, method)
  },
}

/** The deck without these hands. */
const leftFor = ({ left }: EquitySituation, { hands }: RangeDeal) =>
  left.filter(card => !hands.some(hand => hand.includes(card)))

/** The same where only the hands of ranges are still among those left. */
const leftOfRanges = ({ left, holdings }: EquitySituation, { hands }: RangeDeal) => {
  const dealt = hands.filter((_, player) => holdings[player]!.length > 1).flat()
  return dealt.length === 0 ? left : left.filter(card => !dealt.includes(card))
}

function onEveryBoard(
  situation: EquitySituation,
  deals: readonly RangeDeal[],
): Work<readonly OutcomeCount[]> {
  const kernel = comparisonOf(situation)
  const board = situation.boards[0]!.filter(card => card !== UNKNOWN)
  const outcomes = new Outcomes()
  return {
    run(chunk) {
      const deal = deals[chunk]!
      const counts = kernel.run(deal.hands, board, leftFor(situation, deal))
      for (const [outcome, times] of counts.entries()) {
        if (times > 0) outcomes.add(outcome, times * deal.times)
      }
    },
    finish: () => outcomes.counts(),
  }
}

function betweenRanges(
  situation: EquitySituation,
  game: RangeGame,
  parts: number,
): Work<readonly OutcomeCount[]> {
  const { first, second, boards } = twoRanges(situation)
  const ranges = new CompareRanges(first, second, game)
  const classes = boardClasses(boards, [first, second])
  return {
    run(chunk) {
      for (let i = chunk; i < classes.length; i += parts) ranges.on(classes[i]!.board, classes[i]!.times)
    },
    finish: () => [...ranges.outcomes.entries()].filter(([, times]) => times > 0),
  }
}

function onEveryRunOut(
  { rules, readings }: EquityQuestion,
  situation: EquitySituation,
  deals: readonly RangeDeal[],
  parts: number,
): Work<readonly OutcomeCount[]> {
  const { stage, boards } = situation
  const outcomes = new Outcomes()
  const discards = discardsOf(situation)
  return {
    run(chunk) {
      const deal = deals[Math.floor(chunk / parts)]!
      const contest = new HandContest(rules, readings, stage, deal.hands, boards)
      const plan = runOutPlan(stage, contest, discards)
      const part = { index: chunk % parts, of: parts }
      const left = leftOfRanges(situation, deal)
      new EveryRunOut(plan, left, part, () => outcomes.add(contest.outcome(), deal.times)).run()
    },
    finish: () => outcomes.counts(),
  }
}

/** Run-outs by chance, in chunks. */
export function byChance(
  { rules, readings }: EquityQuestion,
  situation: EquitySituation,
  { runouts, seed }: EquityMethod & { by: 'chance' },
): Work<readonly OutcomeCount[]> {
  const { stage, boards, holdings, left } = situation
  const contest = new HandContest(
    rules,
    readings,
    stage,
    holdings.map(hands => hands[0]!),
    boards,
  )
  const runOut = new RandomRunOut(runOutPlan(stage, contest, discardsOf(situation)), contest, holdings, left)
  const outcomes = new Outcomes()
  return {
    run(chunk) {
      const random = new FastRandom(seed, chunk)
      runOut.reset()
      const end = Math.min(runouts, (chunk + 1) * RUNOUTS_A_CHUNK)
      for (let i = chunk * RUNOUTS_A_CHUNK; i < end; i++) {
        runOut.run(random)
        outcomes.add(contest.outcome(), 1)
      }
    },
    finish: () => outcomes.counts(),
  }
}
