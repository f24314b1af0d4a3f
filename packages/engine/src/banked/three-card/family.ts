import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { threeCardBoard } from './board.ts'
import { ThreeCardCourse } from './play.ts'
import type { ThreeCardRules } from './rules.ts'
import { threeCardShape } from './shape.ts'
import { threeCardSheet, threeCardSteps } from './sheet.ts'

/** Three card poker against a player-dealer. */
export const threeCard = banked<ThreeCardRules>({
  name: 'three-card',
  rules: threeCardShape,
  table: playerDealerTable,
  course: round => new ThreeCardCourse(round),
  steps: threeCardSteps,
  sheet: threeCardSheet,
  board: threeCardBoard,
  faceDown: { givenUp: [] },
  advise,
})
