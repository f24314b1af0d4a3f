import { isRefusal, type Refusal } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import type { PositionValues } from '../values/answer.ts'
import type { PracticeMemory } from './memory.ts'
import { weightFor } from './weight.ts'

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
