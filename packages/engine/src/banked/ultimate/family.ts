import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { ultimateCourse } from './play.ts'
import type { UltimateRules } from './rules.ts'
import { ultimateShape } from './shape.ts'
import { ultimateSheet, ultimateSteps } from './sheet.ts'

export const ultimate = banked<UltimateRules>({
  name: 'ultimate',
  rules: ultimateShape,
  table: playerDealerTable,
  course: ultimateCourse,
  steps: ultimateSteps,
  sheet: ultimateSheet,
  advise,
})
