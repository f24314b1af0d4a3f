import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { Pan9Course } from './play.ts'
import type { Pan9Rules } from './rules.ts'
import { pan9Shape } from './shape.ts'
import { pan9Sheet, pan9Steps } from './sheet.ts'
import { tellPan9Draws } from './tell.ts'

/** Super Pan 9 against a player-dealer. */
export const pan9 = banked<Pan9Rules>({
  name: 'pan-9',
  rules: pan9Shape,
  table: playerDealerTable,
  course: round => new Pan9Course(round),
  steps: pan9Steps,
  sheet: pan9Sheet,
  tell: tellPan9Draws,
  suitsMatter: () => false,
  advise,
})
