import type { Input } from '@cardroom/engine'
import type { Review, Reviewed } from '@cardroom/lab'

/** How much a choice has cost. */
export const COSTS = ['none', 'little', 'some', 'much'] as const
export type Cost = (typeof COSTS)[number]

/** In units of the first wager, from where on a choice is no longer a trifle. */
const LITTLE = 0.02
const MUCH = 0.15
/** A difference of less than two errors may be none. */
const ERRORS = 2

export function costOf({
  value,
  bestValue,
  stderr = 0,
}: Pick<Reviewed, 'value' | 'bestValue' | 'stderr'>): Cost {
  const lost = bestValue - value
  if (lost <= ERRORS * stderr || lost < 1e-9) return 'none'
  return lost < LITTLE ? 'little' : lost < MUCH ? 'some' : 'much'
}

/** A decision of somebody, and what all their hands were worth before and after it, in cents. */
export interface Decided extends Reviewed {
  readonly cost: Cost
  readonly before: number
  readonly after: number
}

/** Whose account a move was on: a circle where nobody sits is its bettor's. */
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

/** What somebody decided in a round, one after the other. */
export function decidedBy(
  account: string,
  { decisions }: Review,
  {
    inputs,
    record,
  }: { readonly inputs: readonly Input[]; readonly record: Readonly<Record<string, unknown>> },
): Decided[] {
  /** By hand: what it was worth after the last decision. */
  const open = new Map<string, number>()
  const sum = () => [...open.values()].reduce((all, one) => all + one, 0)
  return decisions.flatMap(decision => {
    const input = inputs[decision.at]
    if (input?.kind !== 'move' || accountOf(input, record) !== account) return []
    const [seat, hand] = [String(input.seat), `${input.seat}.${input.hand ?? ''}`]
    // A decision of the whole seat is about all its hands, and the first one of a hand about the seat's.
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

/** Whose choices there are to look at: those with decisions first. */
export function accountsIn(
  review: Review,
  of: { readonly inputs: readonly Input[]; readonly record: Readonly<Record<string, unknown>> },
): string[] {
  const deciding = new Set(review.decisions.map(({ at }) => accountOf(of.inputs[at], of.record)))
  return Object.keys(review.shares).toSorted((a, b) => Number(deciding.has(b)) - Number(deciding.has(a)))
}

/** Decisions of somebody of which no value is known. */
export const unvaluedOf = (
  account: string,
  { unvalued }: Review,
  of: { readonly inputs: readonly Input[]; readonly record: Readonly<Record<string, unknown>> },
): Review['unvalued'] => unvalued.filter(({ at }) => accountOf(of.inputs[at], of.record) === account)
