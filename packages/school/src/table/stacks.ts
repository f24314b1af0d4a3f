import { gameOf, isRefusal, type Refusal, type RulesOf, type Seat } from '@cardroom/engine'
import { dealtIn } from '@cardroom/engine/poker'
import type { Level } from '../exercise/exercise.ts'
import type { Chance } from './chance.ts'
import type { House } from './house.ts'

const DOLLAR = 100
/** What a condition of one chip pays at a table of Pan. */
export const PAN_CHIP = DOLLAR

/** Some of the places of a table, in order. */
function seated(places: number, counts: readonly number[], level: Level, chance: Chance): Seat[] {
  const fitting = level === 1 ? counts.filter(count => count <= 3) : counts
  const count = chance.pick(fitting.length > 0 ? fitting : counts) ?? 2
  return chance
    .shuffled(Array.from({ length: places }, (_, i) => i + 1))
    .slice(0, count)
    .sort((a, b) => a - b)
}

/** How many players the schedule option is for. */
const covered = ({ schedule }: House, players: number): boolean => {
  const { from = 0, to = Number.POSITIVE_INFINITY } = schedule?.option.players ?? {}
  return players >= from && players <= to
}

/** A table of a pot game: from the second level on, some are short and will be all-in. */
export function pokerSetup(
  rules: RulesOf<'poker'>,
  house: House,
  level: Level,
  chance: Chance,
): object | Refusal {
  const usual = gameOf(rules).usual({}, house.schedule)
  if (isRefusal(usual)) return usual
  const { places } = rules.seats
  const counts = Array.from({ length: places - 1 }, (_, i) => i + 2).filter(players =>
    covered(house, dealtIn(rules, players)),
  )
  const numbers = seated(places, counts, level, chance)
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
export function panSetup(rules: RulesOf<'pan'>, house: House, level: Level, chance: Chance): object {
  const { places } = rules.seats
  const counts = Array.from({ length: places - 1 }, (_, i) => i + 2).filter(players =>
    covered(house, players),
  )
  const seats = seated(places, counts, level, chance).map(seat => ({ seat, stack: 100 * DOLLAR }))
  return { chip: PAN_CHIP, ante: PAN_CHIP, seats }
}
