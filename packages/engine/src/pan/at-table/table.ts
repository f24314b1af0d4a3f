import type { DefaultSettings, FamilyTable, RequestedSettings } from '../../family/family-table.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { readBy, readKnown } from '../../shape/read-by.ts'
import { object } from '../../shape/shape.ts'
import { buyInAround } from '../../table/settings.ts'
import type { PanRules } from '../rules/rules.ts'
import { type PanSetup, panSetup } from '../rules/setup.ts'
import { panHouseSetup, panMemory } from './memory.ts'
import { PanPart } from './part.ts'

/** The chip of a table: large enough that the collection leaves something of each player's tops. */
const DEFAULT_CHIP = 500

const requestedAnte = object({ ante: panSetup.fields.ante })

/** The tops: chips of one value that each player puts up to be dealt in, at least as many as filed. */
function usualChips({ buyIn }: PanRules, wanted: RequestedSettings): DefaultSettings | Refusal {
  const known = readKnown(requestedAnte, wanted)
  if (isRefusal(known)) return known
  const { ante: chip = DEFAULT_CHIP } = known
  return {
    setup: { chip, ante: chip },
    buyIn: buyInAround(chip * 100, buyIn.chips * chip),
    smallest: DEFAULT_CHIP,
  }
}

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
