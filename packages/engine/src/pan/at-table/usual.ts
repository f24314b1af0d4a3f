import type { AskedFor, Usual } from '../../family/family-table.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { readKnown } from '../../shape/read-by.ts'
import { object } from '../../shape/shape.ts'
import { buyInAround } from '../../table/settings.ts'
import type { PanRules } from '../rules/rules.ts'
import { panSetup } from '../rules/setup.ts'

/** The chip of a table: the collection must leave something of what each puts up. */
const CHIP = 500

const asked = object({ ante: panSetup.fields.ante })

/** Chips of one value, which each puts up to be dealt in, and no fewer of them than is filed. */
export function usualChips({ buyIn }: PanRules, wanted: AskedFor): Usual | Refusal {
  const known = readKnown(asked, wanted)
  if (isRefusal(known)) return known
  const { ante: chip = CHIP } = known
  return {
    setup: { chip, ante: chip },
    buyIn: buyInAround(chip * 100, buyIn.chips * chip),
    smallest: CHIP,
  }
}
