import { type Randomness, shuffle } from '@cardroom/engine/cards'
import type { FeeOption } from '@cardroom/engine/collection'
import { dealtIn, type PokerRules, type PokerSetup } from '@cardroom/engine/poker'
import { randomStakes } from './stakes.ts'

/** A schedule option whose limits a table keeps to, and how many players it is for. */
export interface Under {
  readonly option?: FeeOption
  readonly covers?: (players: number) => boolean
}

/** A table at which anything may happen: any number of players, any structure, short stacks and long ones. */
export function randomSetup(
  rules: PokerRules,
  random: Randomness,
  { option, covers }: Under = {},
): PokerSetup {
  const pick = <T>(...list: readonly T[]): T => list[random.below(list.length)]!
  const { places } = rules.seats
  const counts = Array.from({ length: places - 1 }, (_, i) => i + 2).filter(
    players => covers?.(dealtIn(rules, players)) ?? true,
  )
  const numbers = shuffle(
    Array.from({ length: places }, (_, i) => i + 1),
    random,
  ).slice(0, pick(...counts))
  const stakes = randomStakes(rules, random, option)
  const unit = stakes.stakes.bets?.[0] ?? stakes.stakes.range?.[0] ?? stakes.blinds?.at(-1) ?? 200
  const seats = numbers.map(seat => ({
    seat,
    stack: Math.ceil(unit * pick(0.005, 0.75, 2.5, 6.5, 25, 100)) + random.below(300),
  }))
  return { ...stakes, seats, button: pick(...numbers) }
}
