import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { baccaratCourse } from './play.ts'
import type { BaccaratRules } from './rules.ts'
import { baccaratShape } from './shape.ts'
import { baccaratSheet, baccaratSteps } from './sheet.ts'

export const baccarat = banked<BaccaratRules>({
  name: 'baccarat',
  rules: baccaratShape,
  table: playerDealerTable,
  course: baccaratCourse,
  steps: baccaratSteps,
  sheet: baccaratSheet,
  advise: () => {
    throw new Error('nobody decides anything in baccarat')
  },
})
