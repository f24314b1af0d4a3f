import type { FamilyTable } from '../../family/family-table.ts'
import { isRefusal } from '../../say/refusal.ts'
import { readBy } from '../../shape/read-by.ts'
import type { PanRules } from '../rules/rules.ts'
import type { PanSetup } from '../rules/setup.ts'
import { usualChips } from './default-settings.ts'
import { panHouseSetup, panMemory } from './memory.ts'
import { PanPart } from './part.ts'

/** Every table of Pan. */
export const panTable: FamilyTable<PanRules, PanSetup> = {
  usual: usualChips,
  lay(game, setup) {
    const house = readBy(panHouseSetup, setup)
    if (isRefusal(house)) return house
    return (at, saved) => {
      const remembered = saved === undefined ? {} : readBy(panMemory, saved)
      return isRefusal(remembered) ? remembered : new PanPart(game, house, at, remembered)
    }
  },
}
