import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { ultimateCourse } from './play.ts'
import type { UltimateRules } from './rules.ts'
import { ultimateSheet, ultimateSteps } from './sheet.ts'

export const ultimate = banked<UltimateRules>({
  name: 'ultimate',
  course: ultimateCourse,
  steps: ultimateSteps,
  sheet: ultimateSheet,
  advise,
})
