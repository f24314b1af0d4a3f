import { isRefusal, type Rules } from '@cardroom/engine'
import { type Schedule, schedulesOf } from '@cardroom/engine/collection'
import { type HouseSetup, houseUnder } from '@cardroom/engine/random'
import type { Rulebook } from '@cardroom/rulebook'
import type { Chance } from './chance.ts'

/** The schedule options that are filed for a game. */
export const filedOptions = (rules: Rules, book: Rulebook): readonly Schedule[] =>
  Object.values(schedulesOf(book.feeTables, rules.id)).flat()

/** Any schedule option of the game; without fees where none is filed, or none is asked for. */
export function houseOf(rules: Rules, book: Rulebook, chance: Chance, fees: boolean): HouseSetup | undefined {
  const schedule = fees ? chance.pick(filedOptions(rules, book)) : undefined
  const house = houseUnder(rules, schedule ? [schedule] : [], book)
  return isRefusal(house) ? undefined : house
}
