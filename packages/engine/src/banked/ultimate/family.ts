import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { ultimateBoard } from './board.ts'
import { UltimateCourse } from './play.ts'
import type { UltimateRules } from './rules.ts'
import { ultimateShape } from './shape.ts'
import { ultimateSheet, ultimateSteps } from './sheet.ts'

/** Ultimate Texas Hold’em against a player-dealer. */
export const ultimate = banked<UltimateRules>({
  name: 'ultimate',
  rules: ultimateShape,
  table: playerDealerTable,
  course: round => new UltimateCourse(round),
  steps: ultimateSteps,
  sheet: ultimateSheet,
  board: ultimateBoard,
  faceDown: { givenUp: ['trips'] },
  advise,
})
