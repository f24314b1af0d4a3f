import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { adviseHouseWay } from '../pai-gow/advise.ts'
import { tellHouseWay } from '../pai-gow/tell.ts'
import { setTiles } from './house-way.ts'
import { TilesCourse } from './play.ts'
import type { TilesRules } from './rules.ts'
import { tilesShape } from './shape.ts'
import { tilesSheet, tilesSteps } from './sheet.ts'

/** Pai gow with tiles against a player-dealer. */
export const tiles = banked<TilesRules>({
  name: 'tiles',
  rules: tilesShape,
  table: playerDealerTable,
  course: round => new TilesCourse(round),
  steps: tilesSteps,
  sheet: tilesSheet,
  tell: ({ houseWay }, view, readings) =>
    tellHouseWay(view, hand => ({
      ...setTiles(houseWay, hand, readings.geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'),
      cite: houseWay.cite,
    })),
  faceDown: { givenUp: [] },
  advise: (rules, view, ask) =>
    adviseHouseWay(view, ask, hand => setTiles(rules.houseWay, hand, 'three-or-six')),
})
