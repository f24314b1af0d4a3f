import { type Cents, isRefusal, type PlayerDealerRules } from '@cardroom/engine'
import { limitsOf, type WagerLimits } from '@cardroom/engine/collection'
import { type BettingHabits, type HouseSetup, randomBankedSetup } from '@cardroom/engine/random'
import type { ExerciseLevel } from '../exercise/exercise.ts'
import type { Chance } from './chance.ts'

const DOLLAR = 100
/** A bank that covers the usual wins of a table. */
const TIMES_ACTION = 20
/** The most seats that play, by level. */
const MAX_SEATS: Readonly<Record<ExerciseLevel, number>> = { 1: 2, 2: 5, 3: 4 }

/** How many wagers a table has, and whether the bank covers them all. */
interface CoverDemand {
  readonly level: ExerciseLevel
  readonly covers?: true
}

/** The wagers of a table in the order of the seats: players, back-line bettors, and a player-dealer. */
export function schoolBankedSetup(
  rules: PlayerDealerRules,
  house: HouseSetup,
  covering: CoverDemand,
  chance: Chance,
): object {
  const habits = habitsOf(covering, chance)
  const { bank, wagers } = randomBankedSetup(rules, limitsUnder(house), chance.randomness, habits)
  return { bank, wagers: wagers.toSorted((a, b) => a.seat - b.seat) }
}

/** At the first level the least on the plain wagers; bonus bets from the second, the back line at the third. */
const habitsOf = ({ level, covers }: CoverDemand, chance: Chance): BettingHabits => ({
  players: [2, MAX_SEATS[level]],
  circles: false,
  backLine: level === 3 ? 2 : 0,
  isOpen: ({ kind }) => level > 1 || kind === 'base',
  isFirst: ({ kind }) => kind === 'base',
  // Few bet on two lines at once, more on a bonus bet beside them.
  oneIn: ({ kind }) => (kind === 'bonus' ? 2 : 5),
  isLeast: level === 1,
  usual: { min: 500, max: 20_000 },
  bank: action =>
    level === 3 && !covers
      ? roundUp(Math.floor((action * chance.between(2, 12)) / 10), DOLLAR)
      : roundUp(action * TIMES_ACTION, 100 * DOLLAR),
})

const roundUp = (cents: Cents, step: Cents): Cents => Math.ceil(cents / step) * step

function limitsUnder({ schedules: [schedule], posted }: HouseSetup): WagerLimits | undefined {
  const limits = schedule && limitsOf(schedule, posted.limits)
  return limits && !isRefusal(limits) ? limits : undefined
}
