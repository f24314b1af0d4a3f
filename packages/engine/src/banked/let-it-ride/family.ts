import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { LetItRideCourse } from './play.ts'
import type { LetItRideRules } from './rules.ts'
import { letItRideShape } from './shape.ts'
import { letItRideSheet, letItRideSteps } from './sheet.ts'
import { basePaysUnder } from './terms.ts'

/** Let It Ride against a player-dealer. */
export const letItRide = banked<LetItRideRules>({
  name: 'let-it-ride',
  rules: letItRideShape,
  table: playerDealerTable,
  underReadings: basePaysUnder,
  course: round => new LetItRideCourse(round),
  steps: letItRideSteps,
  sheet: letItRideSheet,
  faceDown: { givenUp: [] },
  advise,
})
