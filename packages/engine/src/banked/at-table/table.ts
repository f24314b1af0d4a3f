import type { Schedule } from '../../collection/fee.ts'
import { limitsOf } from '../../collection/limits.ts'
import type { DefaultSettings, FamilyTable, RequestedSettings } from '../../family/family-table.ts'
import type { Cents } from '../../money/cents.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import { readBy, readKnown } from '../../shape/read-by.ts'
import { object, optional, positiveCents } from '../../shape/shape.ts'
import { type BuyIn, buyInAround } from '../../table/settings.ts'
import type { BankedRules } from '../rules.ts'
import type { BankedSetup } from '../setup.ts'
import { bankedHouseSetup, bankedMemory, EMPTY_BANKED_MEMORY } from './memory.ts'
import { BankedPart } from './part.ts'
import { refuseBanked } from './refusals.ts'
import { spotsOf } from './spots.ts'

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
function usualWagers(wanted: RequestedSettings, schedule: Schedule | undefined): DefaultSettings | Refusal {
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

/** Every table with a player-dealer. */
export const playerDealerTable: FamilyTable<BankedRules, BankedSetup> = {
  usual: (_, asked, schedule) => usualWagers(asked, schedule),
  lay(game, setup) {
    const house = readBy(bankedHouseSetup, setup)
    if (isRefusal(house)) return house
    const spots = spotsOf(game.rules, game.posted)
    if (spots.some(({ min, max }) => min > max)) return refuseBanked('limits-contradict')
    return (at, saved) => {
      const remembered = saved === undefined ? EMPTY_BANKED_MEMORY : readBy(bankedMemory, saved)
      return isRefusal(remembered) ? remembered : new BankedPart(game, house, spots, at, remembered)
    }
  },
}
