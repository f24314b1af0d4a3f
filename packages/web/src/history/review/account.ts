import type { Input } from '@cardroom/engine'
import type { Review, ReviewedDecision } from '@cardroom/lab'

/** How much a choice has cost. */
const COSTS = ['none', 'little', 'some', 'much'] as const
export type Cost = (typeof COSTS)[number]

/** The bounds between little, some and much, in units of the first wager. */
const SMALL_COST = 0.02
const LARGE_COST = 0.15
/** A difference below this many standard errors may be chance. */
const SIGNIFICANT_ERRORS = 2

export function costOf({
  value,
  bestValue,
  stderr = 0,
}: Pick<ReviewedDecision, 'value' | 'bestValue' | 'stderr'>): Cost {
  const lost = bestValue - value
  if (lost <= SIGNIFICANT_ERRORS * stderr || lost < 1e-9) return 'none'
  return lost < SMALL_COST ? 'little' : lost < LARGE_COST ? 'some' : 'much'
}

/** A player's decision, with the value of all their hands before and after it, in cents. */
export interface DecisionAccount extends ReviewedDecision {
  readonly cost: Cost
  readonly before: number
  readonly after: number
}

/** The account of a move; on an empty circle its bettor's. */
function accountOf(input: Input | undefined, record: Readonly<Record<string, unknown>>): string | undefined {
  if (input?.kind !== 'move') return undefined
  if (input.by !== undefined) return `${input.seat}/${input.by}`
  const wagers = Array.isArray(record.wagers) ? (record.wagers as readonly unknown[]) : []
  const own = wagers.find(
    (one): one is { seat: number; player: number } =>
      typeof one === 'object' && one !== null && 'player' in one && 'seat' in one && one.seat === input.seat,
  )
  return String(own?.player ?? input.seat)
}

/** A player's decisions in a round, in order. */
export function decidedBy(
  account: string,
  { decisions }: Review,
  {
    inputs,
    record,
  }: { readonly inputs: readonly Input[]; readonly record: Readonly<Record<string, unknown>> },
): DecisionAccount[] {
  /** By hand: its value after the last decision. */
  const open = new Map<string, number>()
  const sum = () => [...open.values()].reduce((all, one) => all + one, 0)
  return decisions.flatMap(decision => {
    const input = inputs[decision.at]
    if (input?.kind !== 'move' || accountOf(input, record) !== account) return []
    const [seat, hand] = [String(input.seat), `${input.seat}.${input.hand ?? ''}`]
    // A decision of the seat replaces all its hands' values, and a hand's first decision the seat's.
    for (const one of [...open.keys()]) {
      const isOfSeat = one.startsWith(`${seat}.`)
      if (isOfSeat && (input.hand === undefined || one === `${seat}.`)) open.delete(one)
    }
    open.set(hand, decision.bestCents)
    const before = sum()
    open.set(hand, decision.cents)
    return [{ ...decision, cost: costOf(decision), before, after: sum() }]
  })
}

/** The accounts of a round, those with decisions first. */
export function accountsIn(
  review: Review,
  of: { readonly inputs: readonly Input[]; readonly record: Readonly<Record<string, unknown>> },
): string[] {
  const deciding = new Set(review.decisions.map(({ at }) => accountOf(of.inputs[at], of.record)))
  return Object.keys(review.shares).toSorted((a, b) => Number(deciding.has(b)) - Number(deciding.has(a)))
}

/** A player's decisions without a known value. */
export const unvaluedOf = (
  account: string,
  { unvalued }: Review,
  of: { readonly inputs: readonly Input[]; readonly record: Readonly<Record<string, unknown>> },
): Review['unvalued'] => unvalued.filter(({ at }) => accountOf(of.inputs[at], of.record) === account)
