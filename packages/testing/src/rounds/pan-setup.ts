import { type Randomness, shuffle } from '@cardroom/engine/cards'
import type { PanRules, PanSetup } from '@cardroom/engine/pan'

/** Two seats to a full table, stacks from nothing to many chips, with or without tops and a last winner. */
export function randomPan(
  rules: PanRules,
  randomness: Randomness,
  covers: (players: number) => boolean = () => true,
): PanSetup {
  const { places } = rules.seats
  const counts = Array.from({ length: places - 1 }, (_, i) => i + 2).filter(covers)
  const seats = shuffle(
    Array.from({ length: places }, (_, i) => i + 1),
    randomness,
  )
    .slice(0, counts[randomness.below(counts.length)])
    .map(seat => ({ seat, stack: 50 * randomness.below(randomness.below(3) === 0 ? 12 : 400) }))
  return {
    chip: 100,
    ...(randomness.below(3) === 0 ? {} : { ante: 100 * (1 + randomness.below(2)) }),
    seats,
    ...(randomness.below(2) === 0 ? {} : { first: 1 + randomness.below(places) }),
  }
}
