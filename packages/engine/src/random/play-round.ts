import { Randomness } from '../cards/shuffle.ts'
import { gameOf, type Rules } from '../families.ts'
import { writeInputs } from '../record/record.ts'
import type { Input } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import { unwrap } from '../say/refusal.ts'
import type { FeeLibrary } from './house-setup.ts'
import { numberedSeed } from './numbered-seed.ts'
import { randomInput, TEMPERS } from './random-input.ts'
import { ShuffledShoe } from './shuffled-shoe.ts'
import { type StartedRound, startRandomRound } from './start-round.ts'

/** The n-th random round of a game, played to its end. */
export function playRandomRound(rules: Rules, n: number, book: FeeLibrary): StartedRound {
  const randomness = new Randomness(numberedSeed(n))
  const started = startRandomRound(rules, n, randomness, book)
  const { round } = started
  const shoe = new ShuffledShoe(round.shoe, randomness)
  const temper = TEMPERS[n % TEMPERS.length]!
  while (!round.over) unwrap(round.take(randomInput(round, shoe, randomness, temper)))
  return started
}

/** The same as a record without its result. */
export function randomRecord(rules: Rules, n: number, book: FeeLibrary): object {
  const { house, setup, round } = playRandomRound(rules, n, book)
  return { record: 1, game: rules.id, ...house.choice, ...setup, ...writeInputs(round.inputs) }
}

/** A round from the same beginning, given these inputs. */
export function replayRound({ rules, setup, house }: StartedRound, inputs: readonly Input[]): Round {
  const again = unwrap(gameOf(rules).start(setup, house.posted))
  for (const input of inputs) unwrap(again.take(input))
  return again
}
