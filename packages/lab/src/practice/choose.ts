import { isRefusal, type Refusal } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import type { Method, PositionValues } from '../values/answer.ts'
import { type PracticeMemory, wrongShare } from './memory.ts'

/** A smaller difference, in units of the first wager, is too small to learn. */
const MIN_GAP = 0.001

/** Simulated values vary: smaller differences are not significant. */
const MIN_SIMULATED_GAP = 0.005

/** How much worse a choice must be to count as a mistake, in units of the first wager. */
export const leastGap = (method: Method, stderr = 0): number =>
  method === 'exact' ? MIN_GAP : Math.max(MIN_SIMULATED_GAP, 2 * stderr)

/** The gap at which a decision is worth half as much as one with everything at stake. */
const HALF_WEIGHT_GAP = 0.01
/** An obvious gap: such plain decisions are asked half as often. */
const PLAIN_GAP = 0.6
/** How much more often a topic comes that is always answered wrongly than one that never is. */
const MAX_WRONG_WEIGHT = 8

/** What the next choice that is really worse costs, in units of the first wager; nothing where all are alike. */
export function gapOf({ choices: [best, ...others] }: PositionValues): number {
  const next = others.find(({ value }) => best.value - value > MIN_GAP)
  return next ? best.value - next.value : 0
}

/** Between which moves a decision lies: the best one, and the next that is worse; a setting lies between settings. */
export function topicOf({ choices: [best, ...others] }: PositionValues): string {
  const next = others.find(({ value }) => best.value - value > MIN_GAP)
  if (next === undefined) return best.choice.move
  if (next.choice.cards !== undefined || next.choice.move === best.choice.move) return next.choice.move
  return [best.choice.move, next.choice.move].sort().join('/')
}

/** How much there is to be learned of a decision, from 0 to 1: near-equal and plain ones teach least. */
export function worthAsking(values: PositionValues): number {
  const gap = gapOf(values)
  return (gap / (gap + HALF_WEIGHT_GAP)) * (PLAIN_GAP / (PLAIN_GAP + gap))
}

/** How much a decision should be asked of a player, from 0 to 1: more on topics with wrong answers. */
export const weightFor = (values: PositionValues, memory: PracticeMemory): number =>
  worthAsking(values) *
  ((1 + (MAX_WRONG_WEIGHT - 1) * wrongShare(memory, topicOf(values))) / MAX_WRONG_WEIGHT)

/** How many decisions are considered before the most useful is taken. */
const MAX_CANDIDATES = 6
const TWO_TO_32 = 0x1_0000_0000

/** A number from 0 to below 1 that follows from a seed. */
const chanceOf = (seed: string): number =>
  Number.parseInt(sha256(`chance ${seed}`).slice(0, 8), 16) / TWO_TO_32

/** A decision that may be asked. */
export interface Candidate<T> {
  readonly seed: string
  readonly asked: T
}

/**
 * Chooses the next decision to ask: it considers one after the other and accepts each with the probability of
 * its weight; if none is accepted, it takes the one with the highest weight.
 */
export async function chooseNext<T>(
  candidates: Iterable<Candidate<T>>,
  valuesOf: (asked: T) => Promise<PositionValues | Refusal>,
  memory: PracticeMemory,
): Promise<(Candidate<T> & { readonly values: PositionValues }) | undefined> {
  let best: (Candidate<T> & { readonly values: PositionValues; readonly weight: number }) | undefined
  let looked = 0
  for (const candidate of candidates) {
    if (looked >= MAX_CANDIDATES) break
    looked++
    const values = await valuesOf(candidate.asked)
    if (isRefusal(values)) continue
    const weight = weightFor(values, memory)
    if (chanceOf(candidate.seed) < weight) return { ...candidate, values }
    if (best === undefined || weight > best.weight) best = { ...candidate, values, weight }
  }
  return best
}
