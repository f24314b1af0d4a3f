import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { threeCardCourse } from './play.ts'
import type { ThreeCardRules } from './rules.ts'
import { threeCardShape } from './shape.ts'
import { threeCardSheet, threeCardSteps } from './sheet.ts'

export const threeCard = banked<ThreeCardRules>({
  name: 'three-card',
  rules: threeCardShape,
  table: playerDealerTable,
  course: threeCardCourse,
  steps: threeCardSteps,
  sheet: threeCardSheet,
  advise,
})
