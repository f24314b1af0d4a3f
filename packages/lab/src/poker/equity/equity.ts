import { isRefusal, type Refusal } from '@cardroom/engine'
import { choose } from '../../cards/shoe.ts'
import { runJob } from '../../parallel/run.ts'
import { say } from '../../parallel/sentences.ts'
import type { Watch } from '../../parallel/work.ts'
import { type EquityAnswer, equities } from './answer.ts'
import { Contest } from './contest.ts'
import { canBeDealt, dealsOf, withoutAlike } from './deals.ts'
import { discardsOf } from './discards.ts'
import { byRanks, everyHand, isHoldem, shapeOf } from './holdem.ts'
import { chunksOf, equityJob, type Method } from './job.ts'
import { notesOn } from './notes.ts'
import type { OutcomeCount } from './outcomes.ts'
import { planOf, runoutsOf } from './plan.ts'
import { type EquityQuestion, type Situation, situationOf } from './question.ts'
import { refuse } from './refusals.ts'
import { rangeGameOf, rangeSizes } from './two-ranges.ts'

/** Whether an equity is simulated, and from which seed. */
export interface EquityOptions {
  /** So many run-outs by chance, where not every one is to be looked at. */
  readonly simulate?: number | undefined
  /** 64 hexadecimal digits. */
  readonly seed: string
}

/** More run-outs than these are not looked at one by one. */
const MOST_RUNOUTS = 100e6
const MOST_BOARDS = 1000e6
/** More deals of hands than these are not told apart. */
const MOST_DEALS = 100_000
const SIMULATED = 1_000_000
const SIMULATED_WITH_DISCARDS = 200_000

/** The part of the pot that each hand gets: exactly, or by chance where there are too many run-outs. */
export async function equityOf(
  question: EquityQuestion,
  watch: Watch,
  { simulate, seed }: EquityOptions,
): Promise<EquityAnswer | Refusal> {
  const situation = situationOf(question)
  if (isRefusal(situation)) return situation
  if (!canBeDealt(situation.holdings)) return refuse('not-dealt-together')
  const usual = discardsOf(situation) ? SIMULATED_WITH_DISCARDS : SIMULATED
  const exact = simulate === undefined ? exactMethod(question, situation) : undefined
  const method: Method = exact ?? { by: 'chance', runouts: simulate ?? usual, seed }
  const workers = secondsFor(method, situation) > WORTH_WORKERS ? watch.workers : 0
  const chunks = { from: 0, to: chunksOf(method) }
  const what = say('work-on-run-outs')
  const { sums } = await runJob(equityJob, { question, method }, chunks, { ...watch, workers }, what)
  const counts = added(sums)
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

function added(sums: readonly (readonly OutcomeCount[])[]): OutcomeCount[] {
  const all = new Map<number, number>()
  for (const [outcome, times] of sums.flat()) all.set(outcome, (all.get(outcome) ?? 0) + times)
  return [...all].sort(([a], [b]) => a - b)
}

/** The way to look at every run-out, if there are not too many. */
function exactMethod(question: EquityQuestion, situation: Situation): Method | undefined {
  const ranges = byRanges(question, situation)
  if (ranges) return ranges
  return isHoldem(question, situation) ? byBoards(question, situation) : byRunOuts(question, situation)
}

/** To look at a hand of a range on a board takes about as long as to compare so many pairs of hands there. */
const PAIRS_A_HAND = 8
/** Chunks that boards are looked at in. */
const BOARD_PARTS = 32
const MOST_HANDS_ON_BOARDS = 500e6

function byRanges(question: EquityQuestion, situation: Situation): Method | undefined {
  const game = rangeGameOf(question, situation)
  const sizes = game && rangeSizes(situation)
  if (!sizes) return undefined
  const { first, second, boards } = sizes
  const runouts = boards * (first + second)
  if (first * second < PAIRS_A_HAND * (first + second) || runouts > MOST_HANDS_ON_BOARDS) return undefined
  return { by: 'ranges', game, parts: Math.min(BOARD_PARTS, boards), runouts }
}

function byBoards({ dead }: EquityQuestion, situation: Situation): Method | undefined {
  const { left, boards } = situation
  const holdings = situation.holdings.map(hands => hands.flatMap(hand => everyHand(hand, left)))
  const deals = dealsOf(holdings, MOST_DEALS)
  if (!deals) return undefined
  const perDeal = choose(left.length - ranged(holdings), shapeOf(situation).toCome)
  const classes = deals.length === 1 ? deals : withoutAlike(deals, [...boards, dead])
  const runouts = classes.length * perDeal
  return runouts > MOST_BOARDS ? undefined : { by: 'boards', deals: classes, runouts }
}

/** Cards that leave the deck once each range has given a hand. */
const ranged = (holdings: Situation['holdings']): number =>
  holdings.reduce((sum, hands) => sum + (hands.length > 1 ? hands[0]!.length : 0), 0)

/** Chunks that a single deal is looked at in, where it is worth while. */
const PARTS = 64
const WORTH_PARTS = 10_000

function byRunOuts({ rules, readings }: EquityQuestion, situation: Situation): Method | undefined {
  const { stage, boards, holdings, left } = situation
  const deals = dealsOf(holdings, MOST_DEALS)
  if (!deals) return undefined
  const contest = new Contest(rules, readings, stage, deals[0]!.hands, boards)
  const perDeal = runoutsOf(planOf(stage, contest, discardsOf(situation)), left.length - ranged(holdings))
  const runouts = deals.length * perDeal
  if (runouts > MOST_RUNOUTS) return undefined
  return { by: 'run-outs', deals, parts: perDeal < WORTH_PARTS ? 1 : PARTS, runouts }
}

/** From here on it pays to start workers. */
const WORTH_WORKERS = 1

/** About how long it takes on one core. */
function secondsFor({ by, runouts }: Method, situation: Situation): number {
  if (by === 'ranges') return runouts * 60e-9
  return runouts * situation.holdings.length * secondsAHand(by, situation)
}

function secondsAHand(by: Method['by'], situation: Situation): number {
  if (by === 'boards') return byRanks(situation) ? 0.7e-9 : 4e-9
  return discardsOf(situation) ? 10e-6 : 0.3e-6
}
