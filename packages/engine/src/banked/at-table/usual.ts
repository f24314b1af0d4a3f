import type { Schedule } from '../../collection/fee.ts'
import { limitsOf } from '../../collection/limits.ts'
import type { AskedFor, Usual } from '../../family/family-table.ts'
import type { Cents } from '../../money/cents.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { readKnown } from '../../shape/read-by.ts'
import { object, optional, positiveCents } from '../../shape/shape.ts'
import { buyInAround } from '../../table/settings.ts'
import { houseSetup } from './memory.ts'

/** Where the house has posted nothing and nothing is filed. */
const MINIMUM = 500
const MAXIMUM = 20_000
/** What an open maximum is posted at. */
const TIMES_MINIMUM = 100

const asked = object({
  limits: optional(object({ min: positiveCents, max: positiveCents })),
  ...houseSetup.fields,
})

/** Limits as they are asked for or filed, and stacks that last for a while under them. */
export function usualWagers(wanted: AskedFor, schedule: Schedule | undefined): Usual | Refusal {
  const known = readKnown(asked, wanted)
  if (isRefusal(known)) return known
  const { limits = postedLimits(schedule), ...setup } = known
  return {
    limits,
    setup,
    buyIn: buyInAround(Math.max(limits.max * 10, limits.min * 200)),
    smallest: limits.min,
  }
}

function postedLimits(schedule: Schedule | undefined): { min: Cents; max: Cents } {
  const printed = schedule ? limitsOf(schedule) : undefined
  if (!printed || isRefusal(printed)) return { min: MINIMUM, max: MAXIMUM }
  const min = Math.max(printed.min ?? MINIMUM, 100)
  return { min, max: printed.max ?? min * TIMES_MINIMUM }
}
