import type { WagerLimits } from '../collection/limits.ts'
import type { Cents } from '../money/cents.ts'
import { deciderOf } from '../round/awaiting.ts'
import type { RulingLine } from '../round/result.ts'
import type { BankedRules } from './rules.ts'
import type { BankedSetup, PlacedWager } from './setup.ts'

/** How much of a wager has action, where a filing tolerates a wager that others refuse. */
export interface AmountInAction {
  readonly cents: Cents
  /** The line of the filing. */
  readonly ruling?: RulingLine
}

/** For each wager of a setup, how much of it has action. */
export function inAction(
  rules: BankedRules,
  setup: BankedSetup,
  limits: WagerLimits | undefined,
): AmountInAction[] {
  const { underMinimum, overMaximum, beyondBackLine } = rules.tolerates ?? {}
  return setup.wagers.map(wager => {
    const { seat, by, amount } = wager
    const ruled = (name: string, rule: string, cents: Cents): AmountInAction => ({
      cents,
      ruling: { name, ...deciderOf({ seat, by }), rule },
    })
    if (beyondBackLine && isBeyondBackLine(rules, setup, wager)) {
      return ruled('third-back-line', beyondBackLine, 0)
    }
    if (overMaximum && limits?.max !== undefined && amount > limits.max) {
      return ruled('over-maximum', overMaximum, limits.max)
    }
    if (underMinimum && limits?.min !== undefined && amount < limits.min) {
      return ruled('under-minimum', underMinimum, amount)
    }
    return { cents: amount }
  })
}

/** Whether a back-line bettor came to a hand that already had the most allowed. */
export function isBeyondBackLine(rules: BankedRules, setup: BankedSetup, wager: PlacedWager): boolean {
  if (wager.by === undefined || rules.backLine.most === 'any') return false
  const bettors = new Set(setup.wagers.filter(one => one.seat === wager.seat).map(one => one.by))
  bettors.delete(undefined)
  return [...bettors].indexOf(wager.by) >= rules.backLine.most
}
