import type { FamilyTable } from '../../family/family-table.ts'
import { isRefusal } from '../../say/refusal.ts'
import { readBy } from '../../shape/read-by.ts'
import type { PokerRules } from '../rules/rules.ts'
import type { PokerSetup } from '../rules/setup.ts'
import { usualStakes } from './default-settings.ts'
import { EMPTY_POKER_MEMORY, pokerHouseSetup, pokerMemory } from './memory.ts'
import { PokerPart } from './part.ts'

/** Every table with a pot. */
export const potTable: FamilyTable<PokerRules, PokerSetup> = {
  usual: usualStakes,
  lay(game, setup) {
    const house = readBy(pokerHouseSetup, setup)
    if (isRefusal(house)) return house
    return (at, saved) => {
      const remembered = saved === undefined ? EMPTY_POKER_MEMORY : readBy(pokerMemory, saved)
      return isRefusal(remembered) ? remembered : new PokerPart(game, house, at, remembered)
    }
  },
}
