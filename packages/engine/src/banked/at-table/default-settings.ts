import type { Schedule } from '../../collection/fee.ts'
import { limitsOf } from '../../collection/limits.ts'
import type { DefaultSettings, RequestedSettings } from '../../family/family-table.ts'
import type { Cents } from '../../money/cents.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { readKnown } from '../../shape/read-by.ts'
import { object, optional, positiveCents } from '../../shape/shape.ts'
import { type BuyIn, buyInAround } from '../../table/settings.ts'
import { bankedHouseSetup } from './memory.ts'

/** The limits where the house has posted none and none is filed. */
const DEFAULT_MINIMUM = 500
const DEFAULT_MAXIMUM = 20_000
/** The posted maximum where the filing leaves it open. */
const MAXIMUM_IN_MINIMUMS = 100
/** A default stack, in minimum wagers; the largest stack, in maximum wagers. */
const STACK_IN_MINIMUMS = 100
const MAX_STACK_IN_MAXIMUMS = 20

const requestedLimits = object({
  limits: optional(object({ min: positiveCents, max: positiveCents })),
  ...bankedHouseSetup.fields,
})

/** The requested or filed limits, and stacks that last for many rounds under them. */
export function usualWagers(
  wanted: RequestedSettings,
  schedule: Schedule | undefined,
): DefaultSettings | Refusal {
  const known = readKnown(requestedLimits, wanted)
  if (isRefusal(known)) return known
  const { limits = postedLimits(schedule), ...setup } = known
  return {
    limits,
    setup,
    buyIn: stacksFor(limits),
    smallest: limits.min,
  }
}

/** The default buy-in is a hundred minimum wagers; a player who bets or banks the maximum brings more. */
function stacksFor({ min, max }: { min: Cents; max: Cents }): BuyIn {
  const usual = min * STACK_IN_MINIMUMS
  return buyInAround(usual, undefined, Math.max(usual * 5, max * MAX_STACK_IN_MAXIMUMS))
}

function postedLimits(schedule: Schedule | undefined): { min: Cents; max: Cents } {
  const printed = schedule ? limitsOf(schedule) : undefined
  if (!printed || isRefusal(printed)) return { min: DEFAULT_MINIMUM, max: DEFAULT_MAXIMUM }
  const min = Math.max(printed.min ?? DEFAULT_MINIMUM, 100)
  return { min, max: printed.max ?? min * MAXIMUM_IN_MINIMUMS }
}
