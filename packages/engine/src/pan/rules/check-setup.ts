import { type Refusal, within } from '../../say/refusal.ts'
import { refusePan } from './refusals.ts'
import type { PanRules } from './rules.ts'
import type { PanSetup } from './setup.ts'

/** What is wrong with the seats of a hand, if anything is. */
export function checkPanSetup(
  { seats: { places } }: PanRules,
  { seats, first }: PanSetup,
): Refusal | undefined {
  const taken = new Set<number>()
  for (const [i, { seat }] of seats.entries()) {
    const wrong =
      seat > places
        ? noSuchPlace(places)
        : taken.has(seat)
          ? refusePan('pan-seat-taken', { seat })
          : undefined
    if (wrong) return within<never>(['seats', i, 'seat'], wrong)
    taken.add(seat)
  }
  return first !== undefined && first > places ? within<never>(['first'], noSuchPlace(places)) : undefined
}

const noSuchPlace = (places: number): Refusal => refusePan('pan-no-such-place', { places })
