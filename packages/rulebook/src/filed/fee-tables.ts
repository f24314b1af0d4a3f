import type { FeeTable } from '@cardroom/engine/collection'
import { cameoFees } from '../cameo/collection/index.ts'
import { comstockFees } from '../comstock/collection/index.ts'
import { outlawsFees } from '../outlaws/collection/index.ts'
import { playersFees } from '../players/collection/index.ts'
import { starsFees } from '../stars/collection/index.ts'
import { towersFees } from '../towers/collection/index.ts'

/** Every fee table that the six rooms filed. */
export const FEE_TABLES: readonly FeeTable[] = [
  ...outlawsFees,
  ...cameoFees,
  ...towersFees,
  ...comstockFees,
  ...starsFees,
  ...playersFees,
]
