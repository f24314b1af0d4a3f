import type { FamilyTable } from '../../family/family-table.ts'
import { isRefusal } from '../../say/refusal.ts'
import { readBy } from '../../shape/read-by.ts'
import type { BankedRules } from '../rules.ts'
import type { BankedSetup } from '../setup.ts'
import { usualWagers } from './default-settings.ts'
import { bankedHouseSetup, bankedMemory, EMPTY_BANKED_MEMORY } from './memory.ts'
import { BankedPart } from './part.ts'
import { refuseBanked } from './refusals.ts'
import { spotsOf } from './spots.ts'

/** Every table with a player-dealer. */
export const playerDealerTable: FamilyTable<BankedRules, BankedSetup> = {
  usual: (_, asked, schedule) => usualWagers(asked, schedule),
  lay(game, setup) {
    const house = readBy(bankedHouseSetup, setup)
    if (isRefusal(house)) return house
    const spots = spotsOf(game.rules, game.posted)
    if (spots.some(({ min, max }) => min > max)) return refuseBanked('limits-contradict')
    return (at, saved) => {
      const remembered = saved === undefined ? EMPTY_BANKED_MEMORY : readBy(bankedMemory, saved)
      return isRefusal(remembered) ? remembered : new BankedPart(game, house, spots, at, remembered)
    }
  },
}
