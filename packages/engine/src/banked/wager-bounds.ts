import type { WagerLimits } from '../collection/limits.ts'
import type { Cents } from '../money/cents.ts'
import type { BankedRules, WagerRule } from './rules.ts'

interface Made {
  readonly on: string
  readonly amount: Cents
}

interface Circumstances {
  /** What the same bettor has bet already. */
  readonly made: readonly Made[]
  readonly limits: WagerLimits | undefined
  /** What somebody bets where nothing is posted. */
  readonly usual: { readonly min: Cents; readonly max: Cents }
}

/** From what to what a bettor may bet on something, beside what they have bet; nothing fits where `upTo` is below. */
export function wagerBounds(
  rules: Pick<BankedRules, 'wagers'>,
  rule: WagerRule,
  { made, limits, usual }: Circumstances,
): { readonly from: Cents; readonly upTo: Cents } {
  const own = rule.kind === 'bonus' ? (limits?.bonus[rule.on] ?? limits?.bonus['*']) : undefined
  const { min = usual.min, max = usual.max } = own ?? limits ?? {}
  const isBase = (on: string) => rules.wagers.some(other => other.on === on && other.kind === 'base')
  const fromBase = own?.fromBase ? Math.min(max, largest(made, isBase)) : 0
  return {
    from: Math.max(min, rule.least?.cents ?? 0, fromBase),
    upTo: Math.min(
      max,
      largest(made, on => rule.upTo?.includes(on) === true),
      rule.kind === 'bonus' && limits?.bonusUpToBase ? largest(made, isBase) : max,
    ),
  }
}

/** The largest of these wagers; without any there is no bound. */
function largest(made: readonly Made[], isMeant: (on: string) => boolean): Cents {
  const amounts = made.filter(({ on }) => isMeant(on)).map(({ amount }) => amount)
  return amounts.length > 0 ? Math.max(...amounts) : Number.POSITIVE_INFINITY
}
