import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { threeCardCourse } from './play.ts'
import type { ThreeCardRules } from './rules.ts'
import { threeCardSheet, threeCardSteps } from './sheet.ts'

export const threeCard = banked<ThreeCardRules>({
  name: 'three-card',
  course: threeCardCourse,
  steps: threeCardSteps,
  sheet: threeCardSheet,
  advise,
})
