import type { Randomness } from '../cards/shuffle.ts'
import type { PanRules } from '../pan/rules/rules.ts'
import type { PanSetup } from '../pan/rules/setup.ts'
import { playerCounts, randomSeats } from './seats.ts'

/** Two seats to a full table, stacks from nothing to many chips, with or without tops and a last winner. */
export function randomPanSetup(
  rules: PanRules,
  randomness: Randomness,
  covers: (players: number) => boolean = () => true,
): PanSetup {
  const { places } = rules.seats
  const seats = randomSeats(places, playerCounts(places).filter(covers), randomness).map(seat => ({
    seat,
    stack: 50 * randomness.below(randomness.below(3) === 0 ? 12 : 400),
  }))
  return {
    chip: 100,
    ...(randomness.below(3) === 0 ? {} : { ante: 100 * (1 + randomness.below(2)) }),
    seats,
    ...(randomness.below(2) === 0 ? {} : { first: 1 + randomness.below(places) }),
  }
}
