import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { pan9Course } from './play.ts'
import type { Pan9Rules } from './rules.ts'
import { pan9Shape } from './shape.ts'
import { pan9Sheet, pan9Steps } from './sheet.ts'

export const pan9 = banked<Pan9Rules>({
  name: 'pan-9',
  rules: pan9Shape,
  table: playerDealerTable,
  course: pan9Course,
  steps: pan9Steps,
  sheet: pan9Sheet,
  advise,
})
