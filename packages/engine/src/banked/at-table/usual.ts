import type { Schedule } from '../../collection/fee.ts'
import { limitsOf } from '../../collection/limits.ts'
import type { AskedFor, Usual } from '../../family/family-table.ts'
import type { Cents } from '../../money/cents.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { readKnown } from '../../shape/read-by.ts'
import { object, optional, positiveCents } from '../../shape/shape.ts'
import { type BuyIn, buyInAround } from '../../table/settings.ts'
import { houseSetup } from './memory.ts'

/** Where the house has posted nothing and nothing is filed. */
const MINIMUM = 500
const MAXIMUM = 20_000
/** What an open maximum is posted at. */
const TIMES_MINIMUM = 100
/** A usual stack, in least wagers; the largest, in greatest. */
const STACK = 100
const MOST_WAGERS = 20

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
    buyIn: stacksFor(limits),
    smallest: limits.min,
  }
}

/** A hundred of the least wagers; whoever wants to bet the most, or to bank it, brings more. */
function stacksFor({ min, max }: { min: Cents; max: Cents }): BuyIn {
  const usual = min * STACK
  return buyInAround(usual, undefined, Math.max(usual * 5, max * MOST_WAGERS))
}

function postedLimits(schedule: Schedule | undefined): { min: Cents; max: Cents } {
  const printed = schedule ? limitsOf(schedule) : undefined
  if (!printed || isRefusal(printed)) return { min: MINIMUM, max: MAXIMUM }
  const min = Math.max(printed.min ?? MINIMUM, 100)
  return { min, max: printed.max ?? min * TIMES_MINIMUM }
}
