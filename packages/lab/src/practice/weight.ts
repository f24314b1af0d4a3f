import type { Method, PositionValues } from '../values/answer.ts'
import { type Memory, wrongShare } from './memory.ts'

/** Less than this, in units of the first wager, is no difference that anybody could learn. */
export const TRIFLE = 0.001

/** Simulated values differ by chance: less than this is not told apart, however often they are played. */
const SIMULATED_TRIFLE = 0.005

/** How much worse a choice must be to count as a mistake, in units of the first wager. */
export const leastGap = (method: Method, stderr = 0): number =>
  method === 'exact' ? TRIFLE : Math.max(SIMULATED_TRIFLE, 2 * stderr)

/** A gap at which a decision is worth half as much as one with everything at stake: below it hardly anything is. */
const SMALL = 0.01
/** A gap that everybody sees: what is that plain is asked half as often. */
const PLAIN = 0.6
/** So much more often comes what is always answered wrongly than what never is. */
const MOST_FOR_WRONG = 8

/** What the next choice that is really worse costs, in units of the first wager; nothing where all are alike. */
export function gapOf({ choices: [best, ...others] }: PositionValues): number {
  const next = others.find(({ value }) => best.value - value > TRIFLE)
  return next ? best.value - next.value : 0
}

/** Between which moves a decision lies: the best one, and the next that is worse; a setting lies between settings. */
export function topicOf({ choices: [best, ...others] }: PositionValues): string {
  const next = others.find(({ value }) => best.value - value > TRIFLE)
  if (next === undefined) return best.choice.move
  if (next.choice.cards !== undefined || next.choice.move === best.choice.move) return next.choice.move
  return [best.choice.move, next.choice.move].sort().join('/')
}

/** How much there is to be learned of a decision, from 0 to 1: near-equal and plain ones teach least. */
export function worthAsking(values: PositionValues): number {
  const gap = gapOf(values)
  return (gap / (gap + SMALL)) * (PLAIN / (PLAIN + gap))
}

/** How much a decision should be asked of somebody, from 0 to 1: more where they have been wrong. */
export const weightFor = (values: PositionValues, memory: Memory): number =>
  worthAsking(values) * ((1 + (MOST_FOR_WRONG - 1) * wrongShare(memory, topicOf(values))) / MOST_FOR_WRONG)
