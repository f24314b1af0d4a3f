import { gameOf, isRefusal, type Refusal, type RulesOf, type Seat } from '@cardroom/engine'
import { dealtIn } from '@cardroom/engine/poker'
import { coversPlayers, type HouseSetup, playerCounts, randomSeats } from '@cardroom/engine/random'
import type { ExerciseLevel } from '../exercise/exercise.ts'
import type { Chance } from './chance.ts'

const DOLLAR = 100
/** What a condition of one chip pays at a table of Pan. */
export const PAN_CHIP = DOLLAR
/** The most players at the first level. */
const MAX_FIRST_LEVEL_PLAYERS = 3

/** Some of the places of a table, in order: as many as the schedule option is for. */
function chooseSeats(
  places: number,
  dealtTo: (players: number) => number,
  { schedules }: HouseSetup,
  level: ExerciseLevel,
  chance: Chance,
): Seat[] {
  const counts = playerCounts(places).filter(
    players => schedules.length === 0 || coversPlayers(schedules, dealtTo(players)),
  )
  const few = level === 1 ? counts.filter(count => count <= MAX_FIRST_LEVEL_PLAYERS) : counts
  return randomSeats(places, few.length > 0 ? few : counts, chance.randomness).sort((a, b) => a - b)
}

/** A table of a pot game: from the second level on, some are short and will be all-in. */
export function schoolPokerSetup(
  rules: RulesOf<'poker'>,
  house: HouseSetup,
  level: ExerciseLevel,
  chance: Chance,
): object | Refusal {
  const usual = gameOf(rules).usual({}, house.schedules[0])
  if (isRefusal(usual)) return usual
  const numbers = chooseSeats(rules.seats.places, players => dealtIn(rules, players), house, level, chance)
  const unit = Math.max(usual.smallest, DOLLAR)
  const seats = numbers.map(seat => {
    const bets = level === 1 ? 40 : (chance.pick([2, 3, 5, 8, 20, 40]) ?? 40)
    return {
      seat,
      stack: Math.ceil((unit * bets) / DOLLAR) * DOLLAR + DOLLAR * chance.below(level === 1 ? 1 : 9),
    }
  })
  return { ...usual.setup, seats, button: chance.pick(numbers), chip: DOLLAR }
}

/** A table of Pan. */
export function schoolPanSetup(
  rules: RulesOf<'pan'>,
  house: HouseSetup,
  level: ExerciseLevel,
  chance: Chance,
): object {
  const numbers = chooseSeats(rules.seats.places, players => players, house, level, chance)
  return { chip: PAN_CHIP, ante: PAN_CHIP, seats: numbers.map(seat => ({ seat, stack: 100 * DOLLAR })) }
}
