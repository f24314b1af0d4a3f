import type { FamilyTable } from '../../family/family-table.ts'
import { isRefusal } from '../../say/refusal.ts'
import { readBy } from '../../shape/read-by.ts'
import type { PanRules } from '../rules/rules.ts'
import type { PanSetup } from '../rules/setup.ts'
import { houseSetup, memory } from './memory.ts'
import { PanPart } from './part.ts'
import { usualChips } from './usual.ts'

/** Every table of Pan. */
export const panTable: FamilyTable<PanRules, PanSetup> = {
  usual: usualChips,
  lay(game, setup) {
    const house = readBy(houseSetup, setup)
    if (isRefusal(house)) return house
    return (at, saved) => {
      const remembered = saved === undefined ? {} : readBy(memory, saved)
      return isRefusal(remembered) ? remembered : new PanPart(game, house, at, remembered)
    }
  },
}
