import { collect } from '../collection/collect.ts'
import type { Schedule } from '../collection/fee.ts'
import { optionInForce } from '../collection/find-option.ts'
import { limitsOf, type WagerLimits } from '../collection/limits.ts'
import type { PostedTerms } from '../collection/posted.ts'
import { deciderOf } from '../round/awaiting.ts'
import type { Fee } from '../round/result.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import { inAction } from './in-action.ts'
import { accountOf } from './live.ts'
import type { BankedRules } from './rules.ts'
import type { BankedSetup } from './setup.ts'

/** The schedule option in force for this number of bettors. */
function scheduleFor(house: PostedTerms, setup: BankedSetup): Schedule | Refusal | undefined {
  if (!house.collection) return undefined
  const players = new Set(setup.wagers.map(accountOf)).size
  return within(['schedule'], optionInForce(house.collection, players))
}

/** The limits that hold at the table: those of the schedule, or those that were set without one. */
export function tableLimits(setup: BankedSetup, house: PostedTerms): WagerLimits | Refusal | undefined {
  const schedule = scheduleFor(house, setup)
  if (isRefusal(schedule)) return schedule
  if (schedule) return within(['limits'], limitsOf(schedule, house.limits))
  return house.limits && { ...house.limits, bonus: {}, bonusUpToBase: false }
}

/** What the schedule takes before the deal. */
export function collectionOf(rules: BankedRules, setup: BankedSetup, house: PostedTerms): Fee[] | Refusal {
  const schedule = scheduleFor(house, setup)
  if (!schedule || isRefusal(schedule)) return schedule ?? []
  const limits = tableLimits(setup, house)
  if (isRefusal(limits)) return limits
  const acting = inAction(rules, setup, limits)
  const wagers = setup.wagers.flatMap((wager, i) => {
    const { cents } = acting[i]!
    if (cents === 0) return []
    const rule = rules.wagers.find(one => one.on === wager.on)
    const role = rule?.kind === 'bonus' ? 'bonus' : rule?.noCollection ? 'game' : 'base'
    return [{ ...wager, amount: cents, role } as const]
  })
  const taken = within(['wagers'], collect(schedule, wagers, house.readings))
  if (isRefusal(taken)) return taken
  const jackpot = house.readings.jackpot === 'attached' ? (schedule.jackpot ?? 0) : 0
  return taken.flatMap(({ from, seat = setup.bank.seat, by, player, cents }) => {
    const fee = { from, ...deciderOf({ seat, by }), ...(player === undefined ? {} : { player }) }
    const posted = { ...fee, cents, for: 'collection' }
    return jackpot > 0 ? [posted, { ...fee, cents: jackpot, for: 'jackpot' }] : [posted]
  })
}
