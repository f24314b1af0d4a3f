import { type Randomness, shuffle } from '../cards/shuffle.ts'
import type { Seat } from '../round/awaiting.ts'

/** Every number of players from two to a full table. */
export const playerCounts = (places: number): number[] => Array.from({ length: places - 1 }, (_, i) => i + 2)

/** Some places of a table in random order: as many as one of the counts, chosen at random. */
export const randomSeats = (places: number, counts: readonly number[], randomness: Randomness): Seat[] =>
  shuffle(
    Array.from({ length: places }, (_, i) => i + 1),
    randomness,
  ).slice(0, counts[randomness.below(counts.length)])
