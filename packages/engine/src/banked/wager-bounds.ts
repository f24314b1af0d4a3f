import type { WagerLimits } from '../collection/limits.ts'
import type { Cents } from '../money/cents.ts'
import type { BankedRules, WagerRule } from './rules.ts'

interface MadeWager {
  readonly on: string
  readonly amount: Cents
}

interface Circumstances {
  /** The wagers that the same bettor has made already. */
  readonly made: readonly MadeWager[]
  readonly limits: WagerLimits | undefined
  /** The usual bet where nothing is posted. */
  readonly usual: { readonly min: Cents; readonly max: Cents }
}

/** The range of a bet beside a bettor's other wagers; no bet fits where `upTo` is below the minimum. */
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
function largest(made: readonly MadeWager[], isMeant: (on: string) => boolean): Cents {
  const amounts = made.filter(({ on }) => isMeant(on)).map(({ amount }) => amount)
  return amounts.length > 0 ? Math.max(...amounts) : Number.POSITIVE_INFINITY
}
