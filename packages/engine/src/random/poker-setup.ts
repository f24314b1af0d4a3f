import type { Randomness } from '../cards/shuffle.ts'
import type { FeeOption } from '../collection/fee.ts'
import { dealtIn, type PokerRules } from '../poker/rules/rules.ts'
import type { PokerSetup } from '../poker/rules/setup.ts'
import { playerCounts, randomSeats } from './seats.ts'
import { randomStakes } from './stakes.ts'

/** A schedule option whose limits a table keeps to, and how many players it is for. */
export interface PokerScheduleOption {
  readonly option?: FeeOption
  readonly covers?: (players: number) => boolean
}

/** A table at which anything may happen: any number of players, any structure, short stacks and long ones. */
export function randomPokerSetup(
  rules: PokerRules,
  random: Randomness,
  { option, covers }: PokerScheduleOption = {},
): PokerSetup {
  const pick = <T>(...list: readonly T[]): T => list[random.below(list.length)]!
  const { places } = rules.seats
  const counts = playerCounts(places).filter(players => covers?.(dealtIn(rules, players)) ?? true)
  const numbers = randomSeats(places, counts, random)
  const stakes = randomStakes(rules, random, option)
  const unit = stakes.stakes.bets?.[0] ?? stakes.stakes.range?.[0] ?? stakes.blinds?.at(-1) ?? 200
  const seats = numbers.map(seat => ({
    seat,
    stack: Math.ceil(unit * pick(0.005, 0.75, 2.5, 6.5, 25, 100)) + random.below(300),
  }))
  return { ...stakes, seats, button: pick(...numbers) }
}

/** Now and then a player posts, straddles or kills; where the filing forbids it, another table is tried. */
export function withPostOrKill(setup: PokerSetup, randomness: Randomness): PokerSetup {
  const { blinds: [small = 0, big = small] = [], seats } = setup
  const { seat } = seats[randomness.below(seats.length)]!
  const twice = { seat, amount: big * 2 }
  switch (big === 0 ? 0 : randomness.below(8)) {
    case 1:
      return { ...setup, post: [{ seat, live: big, ...(small < big ? { dead: small } : {}) }] }
    case 2:
      return { ...setup, straddle: twice }
    case 3:
      return { ...setup, kill: twice }
    default:
      return setup
  }
}
