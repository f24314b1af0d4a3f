import { isRefusal, type Rules } from '@cardroom/engine'
import {
  type HouseChoice,
  type Posted,
  postedOf,
  type Schedule,
  scheduleName,
  schedulesOf,
} from '@cardroom/engine/collection'
import type { Rulebook } from '@cardroom/rulebook'
import type { Chance } from './chance.ts'

/** What the house has posted for a table of the school: the readings as they are by default. */
export interface House {
  readonly choice: HouseChoice
  readonly posted: Posted
  readonly schedule?: Schedule
}

/** The schedule options that are filed for a game. */
export const optionsOf = (rules: Rules, book: Rulebook): readonly Schedule[] =>
  Object.values(schedulesOf(book.feeTables, rules.id)).flat()

/** Any schedule option of the game; without fees where none is filed, or none is asked for. */
export function houseOf(rules: Rules, book: Rulebook, chance: Chance, fees: boolean): House | undefined {
  const schedule = fees ? chance.pick(optionsOf(rules, book)) : undefined
  const choice: HouseChoice = schedule ? { schedule: scheduleName(schedule) } : {}
  const posted = postedOf(rules, choice, book)
  return isRefusal(posted) ? undefined : { choice, posted, ...(schedule ? { schedule } : {}) }
}
