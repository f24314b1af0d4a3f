import { gameOf, isRefusal, type PlayerDealerRules, type Refusal } from '@cardroom/engine'
import { collectionOf, type PlacedWager } from '@cardroom/engine/banked'
import type { Card } from '@cardroom/engine/cards'
import type { PostedTerms } from '@cardroom/engine/collection'
import { BANK_SEAT } from '../bank/bets.ts'
import { BANK_CHUNK, bankJob } from '../bank/job.ts'
import { Distribution } from '../odds/distribution.ts'
import { runJob } from '../parallel/run.ts'
import { sayOfWork } from '../parallel/sentences.ts'
import type { Watch } from '../parallel/work.ts'
import { oddsOf } from './odds.ts'

/** A question about a table from the player-dealer's side. */
export interface BankQuestion {
  readonly rules: PlayerDealerRules
  readonly posted: PostedTerms
  readonly decks: number
  readonly wagers: readonly PlacedWager[]
  readonly wager: number
  readonly rounds: number
  readonly seed: string
}

/** A table as the player-dealer sees it; everything in cents a round. */
export interface BankAnswer {
  readonly game: string
  readonly decks: number
  readonly wager: number
  /** All that was wagered before the deal. */
  readonly action: number
  readonly fees: { readonly bank: number; readonly players: number }
  /** By the odds of each wager, after the collection, as if everything were always covered. */
  readonly expected: number
  /** The result of the simulated rounds, with limited cover. */
  readonly simulated: {
    readonly rounds: number
    readonly mean: number
    readonly stderr: number
    readonly sd: number
  }
  /** How often some wager was not covered in full. */
  readonly exhausted: number
  /** What the player-dealer must put up to cover everything in such a share of the rounds. */
  readonly cover: readonly { readonly share: number; readonly cents: number }[]
  /** The result below which such a share of the rounds ends. */
  readonly results: readonly { readonly share: number; readonly cents: number }[]
}

const COVERED_SHARES = [0.5, 0.9, 0.99, 0.999]
const QUANTILES = [0.01, 0.1, 0.5, 0.9, 0.99]

/** What a round brings the player-dealer, and how often the wager covers everything. */
export async function bankView(question: BankQuestion, watch: Watch): Promise<BankAnswer | Refusal> {
  const { rules, posted, decks, wagers, wager, rounds } = question
  const setup = { bank: { seat: BANK_SEAT, wager }, wagers, decks }
  const round = gameOf(rules).start(setup, posted)
  if (isRefusal(round)) return round
  const edge = await edgesOf(question, watch)
  if (isRefusal(edge)) return edge
  const chunks = { from: 0, to: Math.ceil(rounds / BANK_CHUNK) }
  const { sums, next } = await runJob(bankJob, question, chunks, watch, sayOfWork('work-on-rounds'))
  const [results, needs] = [sums.flatMap(sum => sum.results), sums.flatMap(sum => sum.needs)].map(
    distributionOf,
  )
  const played = Math.min(rounds, next * BANK_CHUNK)
  const fees = feesOf(question)
  return {
    game: rules.id,
    decks,
    wager,
    action: wagers.reduce((sum, one) => sum + one.amount, 0),
    fees,
    expected: edge - fees.bank,
    simulated: {
      rounds: played,
      mean: results!.mean,
      stderr: results!.deviation / Math.sqrt(played),
      sd: results!.deviation,
    },
    exhausted: needs!.chance(need => need > wager),
    cover: COVERED_SHARES.map(share => ({ share, cents: quantile(needs!, share) })),
    results: QUANTILES.map(share => ({ share, cents: quantile(results!, share) })),
  }
}

/** What the bets bring the player-dealer by their odds. */
async function edgesOf(
  { rules, posted, decks, wagers }: BankQuestion,
  watch: Watch,
): Promise<number | Refusal> {
  const dealt: readonly Card[] = []
  let sum = 0
  const found = new Map<string, number>()
  for (const { on, amount } of wagers) {
    // A wager that hangs on another one is in that one's edge.
    if (!found.has(on) && isPartOfAnother(rules, on)) continue
    if (!found.has(on)) {
      const answer = await oddsOf(rules, { readings: posted.readings, decks, dealt, wager: on }, watch)
      if (isRefusal(answer)) return answer
      found.set(on, answer.wagers[0]!.edge)
    }
    sum += amount * found.get(on)!
  }
  return sum
}

function isPartOfAnother(rules: PlayerDealerRules, on: string): boolean {
  const first = rules.wagers.find(rule => rule.must)
  return (
    first !== undefined &&
    first.on !== on &&
    rules.wagers.some(rule => rule.on === on && rule.kind === 'base')
  )
}

/** What the schedule takes from such a table. */
function feesOf({ rules, posted, decks, wagers, wager }: BankQuestion): BankAnswer['fees'] {
  const fees = collectionOf(rules, { bank: { seat: BANK_SEAT, wager }, wagers, decks }, posted)
  const taken = isRefusal(fees) ? [] : fees
  const of = (from: string) => taken.filter(fee => fee.from === from).reduce((sum, fee) => sum + fee.cents, 0)
  return { bank: of('bank'), players: of('player') }
}

function distributionOf(counts: readonly (readonly [cents: number, count: number])[]): Distribution {
  const found = new Distribution()
  for (const [cents, count] of counts) found.add(cents, count)
  return found
}

/** The least number that such a share of all does not exceed. */
function quantile(of: Distribution, share: number): number {
  let sum = 0
  const upwards = of.results().reverse()
  for (const { result, chance } of upwards) {
    sum += chance
    if (sum >= share - 1e-12) return result
  }
  return upwards.at(-1)!.result
}
