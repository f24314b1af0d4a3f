import type { RuleSet } from '../rules/rule-set.ts'
import type { SeatedPlayer } from './seats.ts'

/** How long a seat is held where nothing is filed, as at Comstock (003:284). */
const SEAT_HOLD_MINUTES = 30

/** When the seat of an absent player is given up; undefined for others. */
export function heldUntil({ seating }: RuleSet, { away, bot, awaySince }: SeatedPlayer): number | undefined {
  const { minutes = SEAT_HOLD_MINUTES } = seating?.held ?? {}
  return away && !bot && awaySince !== undefined ? awaySince + minutes * 60_000 : undefined
}
