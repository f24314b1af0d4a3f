import type { Randomness } from '../cards/shuffle.ts'
import { gameOf, type Rules } from '../families.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, writeRefusal } from '../say/refusal.ts'
import { type FeeLibrary, type HouseSetup, randomHouse } from './house-setup.ts'
import { randomSetup } from './random-family.ts'

/** A random round, with what its record needs. */
export interface StartedRound {
  readonly rules: Rules
  readonly house: HouseSetup
  readonly setup: Record<string, unknown>
  readonly round: Round
}

/** Some random wagers exceed what an option allows in all: then others are tried. */
const MAX_TRIES = 40

/** The n-th random round of a game: its house, its table, its wagers or stakes. */
export function startRandomRound(
  rules: Rules,
  n: number,
  randomness: Randomness,
  book: FeeLibrary,
): StartedRound {
  const house = randomHouse(rules, n, randomness, book)
  let last: Refusal | undefined
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const setup = { ...randomSetup(rules, house.schedules, randomness) }
    const round = gameOf(rules).start(setup, house.posted)
    if (!isRefusal(round)) return { rules, house, setup, round }
    last = round
  }
  throw new Error(
    `no table of ${rules.id} under ${JSON.stringify(house.choice)}: ${last && writeRefusal(last)}`,
  )
}
