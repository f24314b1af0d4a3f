import type { FamilyTable } from '../../family/family-table.ts'
import { isRefusal } from '../../say/refusal.ts'
import { readBy } from '../../shape/read-by.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import { houseSetup, memory, NOTHING_YET } from './memory.ts'
import { PokerPart } from './part.ts'
import { usualStakes } from './usual.ts'

/** Every table with a pot. */
export const potTable: FamilyTable<PokerRules, PokerSetup> = {
  usual: usualStakes,
  lay(game, setup) {
    const house = readBy(houseSetup, setup)
    if (isRefusal(house)) return house
    return (at, saved) => {
      const remembered = saved === undefined ? NOTHING_YET : readBy(memory, saved)
      return isRefusal(remembered) ? remembered : new PokerPart(game, house, at, remembered)
    }
  },
}
