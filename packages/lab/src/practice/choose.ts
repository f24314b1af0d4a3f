import { isRefusal, type Refusal } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import type { PositionValues } from '../values/answer.ts'
import type { Memory } from './memory.ts'
import { weightFor } from './weight.ts'

/** So many decisions are looked at before the most worthwhile of them is taken. */
const MOST_LOOKED_AT = 6
const ALL = 0x1_0000_0000

/** A number from 0 to below 1 that follows from a seed. */
const chanceOf = (seed: string): number => Number.parseInt(sha256(`chance ${seed}`).slice(0, 8), 16) / ALL

/** A decision that may be asked. */
export interface Candidate<T> {
  readonly seed: string
  readonly asked: T
}

/**
 * The next decision to ask: one after the other is looked at and taken with the weight that it has for whoever is
 * asked. What is not taken is not asked; of those that were looked at in vain, the weightiest is.
 */
export async function chooseNext<T>(
  candidates: Iterable<Candidate<T>>,
  valuesOf: (asked: T) => Promise<PositionValues | Refusal>,
  memory: Memory,
): Promise<(Candidate<T> & { readonly values: PositionValues }) | undefined> {
  let best: (Candidate<T> & { readonly values: PositionValues; readonly weight: number }) | undefined
  let looked = 0
  for (const candidate of candidates) {
    if (looked >= MOST_LOOKED_AT) break
    looked++
    const values = await valuesOf(candidate.asked)
    if (isRefusal(values)) continue
    const weight = weightFor(values, memory)
    if (chanceOf(candidate.seed) < weight) return { ...candidate, values }
    if (best === undefined || weight > best.weight) best = { ...candidate, values, weight }
  }
  return best
}
