import { isRefusal, type Refusal } from '@cardroom/engine'
import { choose } from '../../cards/shoe.ts'
import { runJob } from '../../parallel/run.ts'
import { sayOfWork } from '../../parallel/sentences.ts'
import type { Watch } from '../../parallel/work.ts'
import { type EquityAnswer, equities } from './answer.ts'
import { HandContest } from './contest.ts'
import { canBeDealt, dealsOf, withoutAlike } from './deals.ts'
import { discardsOf } from './discards.ts'
import { byRanks, everyHand, isHoldem, shapeOf } from './holdem.ts'
import { type EquityMethod, equityChunks, equityJob } from './job.ts'
import { notesOn } from './notes.ts'
import type { OutcomeCount } from './outcomes.ts'
import { runOutPlan, runoutsOf } from './plan.ts'
import { type EquityQuestion, type EquitySituation, equitySituation } from './question.ts'
import { refuseEquity } from './refusals.ts'
import { rangeGameOf, rangeSizes } from './two-ranges.ts'

/** Whether an equity is simulated, and from which seed. */
export interface EquityOptions {
  /** The number of random run-outs, where not every one is counted. */
  readonly simulate?: number | undefined
  /** 64 hexadecimal digits. */
  readonly seed: string
}

/** Above this many run-outs, the answer is simulated. */
const MAX_RUNOUTS = 100e6
const MAX_BOARDS = 1000e6
/** Above this many deals of hands, ranges are not expanded. */
const MAX_DEALS = 100_000
const SIMULATED_DEALS = 1_000_000
const SIMULATED_DEALS_WITH_DISCARDS = 200_000

/** The part of the pot that each hand gets: exactly, or by chance where there are too many run-outs. */
export async function equityOf(
  question: EquityQuestion,
  watch: Watch,
  { simulate, seed }: EquityOptions,
): Promise<EquityAnswer | Refusal> {
  const situation = equitySituation(question)
  if (isRefusal(situation)) return situation
  if (!canBeDealt(situation.holdings)) return refuseEquity('not-dealt-together')
  const usual = discardsOf(situation) ? SIMULATED_DEALS_WITH_DISCARDS : SIMULATED_DEALS
  const exact = simulate === undefined ? exactMethod(question, situation) : undefined
  const method: EquityMethod = exact ?? { by: 'chance', runouts: simulate ?? usual, seed }
  const workers = secondsFor(method, situation) > WORTH_WORKERS ? watch.workers : 0
  const chunks = { from: 0, to: equityChunks(method) }
  const what = sayOfWork('work-on-run-outs')
  const { sums } = await runJob(equityJob, { question, method }, chunks, { ...watch, workers }, what)
  const counts = addOutcomes(sums)
  return {
    game: question.rules.id,
    method: exact ? 'exact' : 'simulated',
    runouts: counts.reduce((sum, [, times]) => sum + times, 0),
    hands: equities(
      counts,
      situation,
      question.holdings.map(({ text }) => text),
      exact === undefined,
    ),
    notes: notesOn(situation),
  }
}

function addOutcomes(sums: readonly (readonly OutcomeCount[])[]): OutcomeCount[] {
  const all = new Map<number, number>()
  for (const [outcome, times] of sums.flat()) all.set(outcome, (all.get(outcome) ?? 0) + times)
  return [...all].sort(([a], [b]) => a - b)
}

/** The way to enumerate every run-out, if there are not too many. */
function exactMethod(question: EquityQuestion, situation: EquitySituation): EquityMethod | undefined {
  const ranges = byRanges(question, situation)
  if (ranges) return ranges
  return isHoldem(question, situation) ? byBoards(question, situation) : byRunOuts(question, situation)
}

/** Ranking one hand of a range on a board takes about as long as comparing this many pairs of hands. */
const PAIRS_A_HAND = 8
/** Chunks that boards are looked at in. */
const BOARD_PARTS = 32
const MAX_HANDS_ON_BOARDS = 500e6

function byRanges(question: EquityQuestion, situation: EquitySituation): EquityMethod | undefined {
  const game = rangeGameOf(question, situation)
  const sizes = game && rangeSizes(situation)
  if (!sizes) return undefined
  const { first, second, boards } = sizes
  const runouts = boards * (first + second)
  if (first * second < PAIRS_A_HAND * (first + second) || runouts > MAX_HANDS_ON_BOARDS) return undefined
  return { by: 'ranges', game, parts: Math.min(BOARD_PARTS, boards), runouts }
}

function byBoards({ dead }: EquityQuestion, situation: EquitySituation): EquityMethod | undefined {
  const { left, boards } = situation
  const holdings = situation.holdings.map(hands => hands.flatMap(hand => everyHand(hand, left)))
  const deals = dealsOf(holdings, MAX_DEALS)
  if (!deals) return undefined
  const perDeal = choose(left.length - rangeCards(holdings), shapeOf(situation).toCome)
  const classes = deals.length === 1 ? deals : withoutAlike(deals, [...boards, dead])
  const runouts = classes.length * perDeal
  return runouts > MAX_BOARDS ? undefined : { by: 'boards', deals: classes, runouts }
}

/** Cards that leave the deck once each range has given a hand. */
const rangeCards = (holdings: EquitySituation['holdings']): number =>
  holdings.reduce((sum, hands) => sum + (hands.length > 1 ? hands[0]!.length : 0), 0)

/** Chunks of a single deal, where its work is worth sharing. */
const CHUNKS_OF_A_DEAL = 64
const WORTH_PARTS = 10_000

function byRunOuts(
  { rules, readings }: EquityQuestion,
  situation: EquitySituation,
): EquityMethod | undefined {
  const { stage, boards, holdings, left } = situation
  const deals = dealsOf(holdings, MAX_DEALS)
  if (!deals) return undefined
  const contest = new HandContest(rules, readings, stage, deals[0]!.hands, boards)
  const perDeal = runoutsOf(
    runOutPlan(stage, contest, discardsOf(situation)),
    left.length - rangeCards(holdings),
  )
  const runouts = deals.length * perDeal
  if (runouts > MAX_RUNOUTS) return undefined
  return { by: 'run-outs', deals, parts: perDeal < WORTH_PARTS ? 1 : CHUNKS_OF_A_DEAL, runouts }
}

/** Above this, workers pay off. */
const WORTH_WORKERS = 1

/** About how long it takes on one core. */
function secondsFor({ by, runouts }: EquityMethod, situation: EquitySituation): number {
  if (by === 'ranges') return runouts * 60e-9
  return runouts * situation.holdings.length * secondsAHand(by, situation)
}

function secondsAHand(by: EquityMethod['by'], situation: EquitySituation): number {
  if (by === 'boards') return byRanks(situation) ? 0.7e-9 : 4e-9
  return discardsOf(situation) ? 10e-6 : 0.3e-6
}
