import { collectTime } from '../collection/collect.ts'
import { HALF_HOUR, halfHourOf } from '../collection/half-hour.ts'
import type { Posted } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import { isRefusal } from '../say/refusal.ts'
import type { TableEvent } from './event.ts'
import { type Seated, seatedAt, seatedIn } from './seats.ts'
import type { TableState } from './state.ts'

/** The collection by the half hour that comes next; one that is late is taken before the next hand. */
export interface TimeDue {
  readonly at: number
  /** From each. */
  readonly cents: Cents
  readonly taken: 'in-advance' | 'after' | 'on-the-clock'
  readonly from: readonly Seated[]
}

/** The next collection by the half hour, if an option in force takes one and the game is under way. */
export function timeDue(
  { collection = [], readings }: Posted,
  state: TableState,
  now: number,
): TimeDue | undefined {
  for (const schedule of collection) {
    const { taken, from } = halfHourOf(schedule.option, readings)
    const paying = from === 'active' ? seatedIn(state.seats) : seatedAt(state.seats)
    const cents = collectTime(schedule, paying.length, readings)
    if (isRefusal(cents) || cents === 0) continue
    const at = dueAt(taken, state, now)
    return at === undefined ? undefined : { at, cents, taken, from: paying }
  }
  return undefined
}

/** A game that has rested for so long begins anew; its first half hour begins with the deal. */
const REST = 2 * HALF_HOUR

function dueAt(
  taken: TimeDue['taken'],
  { collectedAt, dealtAt }: TableState,
  now: number,
): number | undefined {
  if (taken === 'in-advance') return collectedAt === undefined ? now : collectedAt + HALF_HOUR
  if (collectedAt === undefined || dealtAt === undefined || hasRested(dealtAt, now)) return undefined
  // A half hour in which a game started is free: it counts from the next full one (001:1290).
  const since = taken === 'on-the-clock' ? Math.ceil(collectedAt / HALF_HOUR) * HALF_HOUR : collectedAt
  return since + HALF_HOUR
}

export const hasRested = (dealtAt: number | undefined, now: number): boolean =>
  dealtAt === undefined || now - dealtAt >= REST

/** What is collected now, if the time has come; what somebody has not got is owed (002:220). */
export function timeCollection(posted: Posted, state: TableState, now: number): TableEvent | undefined {
  const due = timeDue(posted, state, now)
  if (!due || due.at > now) return undefined
  const { cents, taken, from } = due
  const fees = from.map(({ seat, stack }) => {
    const owed = cents - Math.min(cents, stack)
    return { seat, cents: cents - owed, ...(owed > 0 ? { owed } : {}) }
  })
  return { type: 'collected', at: coveredFrom(taken, due.at, now), fees }
}

/** The next half hour is counted from here, so that a long round does not put off those that follow. */
function coveredFrom(taken: TimeDue['taken'], due: number, now: number): number {
  if (taken === 'on-the-clock') return Math.floor(now / HALF_HOUR) * HALF_HOUR
  return now - due < HALF_HOUR ? due : now
}
