import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { baccaratBoard } from './board.ts'
import { BaccaratCourse } from './play.ts'
import type { BaccaratRules } from './rules.ts'
import { baccaratShape } from './shape.ts'
import { baccaratSheet, baccaratSteps } from './sheet.ts'
import { tellBaccaratDraws } from './tell.ts'

/** Baccarat against a player-dealer. */
export const baccarat = banked<BaccaratRules>({
  name: 'baccarat',
  rules: baccaratShape,
  table: playerDealerTable,
  course: round => new BaccaratCourse(round),
  steps: baccaratSteps,
  sheet: baccaratSheet,
  tell: tellBaccaratDraws,
  suitsMatter: () => false,
  board: baccaratBoard,
  advise: () => {
    throw new Error('nobody decides anything in baccarat')
  },
})
