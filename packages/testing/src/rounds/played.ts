import { gameOf, granted, type Input, type Round, type Rules, writeInputs } from '@cardroom/engine'
import { Randomness } from '@cardroom/engine/cards'
import { Dealer } from './dealer.ts'
import type { Book } from './house.ts'
import { randomInput, TEMPERS } from './moves.ts'
import { seedOf } from './seed.ts'
import { type Started, startRandom } from './start.ts'

/** The n-th random round of a game, played to its end. */
export function playedByChance(rules: Rules, n: number, book: Book): Started {
  const randomness = new Randomness(seedOf(n))
  const started = startRandom(rules, n, randomness, book)
  const { round } = started
  const dealer = new Dealer(round.shoe, randomness)
  const temper = TEMPERS[n % TEMPERS.length]!
  while (!round.over) granted(round.take(randomInput(round, dealer, randomness, temper)))
  return started
}

/** The same as a record without its result. */
export function recordByChance(rules: Rules, n: number, book: Book): object {
  const { house, setup, round } = playedByChance(rules, n, book)
  return { record: 1, game: rules.id, ...house.choice, ...setup, ...writeInputs(round.inputs) }
}

/** A round from the same beginning, given these inputs. */
export function replayed({ rules, setup, house }: Started, inputs: readonly Input[]): Round {
  const again = granted(gameOf(rules).start(setup, house.posted))
  for (const input of inputs) granted(again.take(input))
  return again
}
