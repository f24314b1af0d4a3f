import type { PostedTerms } from '../../collection/posted.ts'
import type { Cents } from '../../money/cents.ts'
import { isRefusal } from '../../say/refusal.ts'
import type { Spot } from '../../table/face.ts'
import { tableLimits } from '../collection.ts'
import type { BankedRules } from '../rules.ts'

/** The maximum where no limit is printed or posted. */
export const NO_MAXIMUM = 1_000_000_00

/** What may be wagered before the deal. */
export function spotsOf(rules: BankedRules, posted: PostedTerms): Spot[] {
  const limits = tableLimits({ bank: { seat: 1, wager: 0 }, wagers: [] }, posted)
  const table = limits && !isRefusal(limits) ? limits : undefined
  const step = rules.step?.cents ?? 100
  return rules.wagers.flatMap(({ on, name, kind, must, needs = [], equals, hands }) => {
    if (kind === 'later') return []
    const bonus = kind === 'bonus' ? (table?.bonus[on] ?? table?.bonus['*']) : undefined
    const own = bonus ?? table
    return {
      on,
      name,
      kind,
      min: own?.min ?? step,
      max: own?.max ?? NO_MAXIMUM,
      step,
      must: must === true,
      needs,
      ...(equals === undefined ? {} : { equals }),
      ...(hands === undefined ? {} : { hands }),
      ...(bonus?.fromBase ? { fromBase: true } : {}),
    }
  })
}

/** What the player-dealer may put up: at least the smallest wager of the table. */
export const bankBounds = (spots: readonly Spot[], stack: Cents): { min: Cents; max: Cents } => ({
  min: Math.min(stack, ...spots.map(spot => spot.min)),
  max: stack,
})
