import type { RuleSet } from '../rules/rule-set.ts'
import type { Seated } from './seats.ts'

/** Where nothing is filed, as Comstock has it (003:284). */
const MINUTES = 30

/** When the seat of somebody who is away is given up; nobody's otherwise. */
export function heldUntil({ seating }: RuleSet, { away, bot, awaySince }: Seated): number | undefined {
  const { minutes = MINUTES } = seating?.held ?? {}
  return away && !bot && awaySince !== undefined ? awaySince + minutes * 60_000 : undefined
}
