import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { adviseHouseWay } from '../pai-gow/advise.ts'
import { setTiles } from './house-way.ts'
import { tilesCourse } from './play.ts'
import type { TilesRules } from './rules.ts'
import { tilesShape } from './shape.ts'
import { tilesSheet, tilesSteps } from './sheet.ts'

export const tiles = banked<TilesRules>({
  name: 'tiles',
  rules: tilesShape,
  table: playerDealerTable,
  course: tilesCourse,
  steps: tilesSteps,
  sheet: tilesSheet,
  advise: (rules, view, ask) =>
    adviseHouseWay(view, ask, hand => setTiles(rules.houseWay, hand, 'three-or-six')),
})
