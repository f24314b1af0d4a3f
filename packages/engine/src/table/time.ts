import { collectTime } from '../collection/collect.ts'
import { HALF_HOUR_MS, halfHourOf } from '../collection/half-hour.ts'
import type { PostedTerms } from '../collection/posted.ts'
import type { Cents } from '../money/cents.ts'
import { isRefusal } from '../say/refusal.ts'
import type { TableEvent } from './event.ts'
import { type SeatedPlayer, seatedAt, seatedIn } from './seats.ts'
import type { TableState } from './state.ts'

/** The next half-hour collection; a late one is taken before the next hand. */
export interface TimeDue {
  readonly at: number
  /** From each. */
  readonly cents: Cents
  readonly taken: 'in-advance' | 'after' | 'on-the-clock'
  readonly from: readonly SeatedPlayer[]
}

/** The next half-hour collection, if an option in force takes one and the game is running. */
export function timeDue(
  { collection = [], readings }: PostedTerms,
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

/** A game that has rested this long begins anew; its first half hour begins with the deal. */
const RESTED_MS = 2 * HALF_HOUR_MS

function dueAt(
  taken: TimeDue['taken'],
  { collectedAt, dealtAt }: TableState,
  now: number,
): number | undefined {
  if (taken === 'in-advance') return collectedAt === undefined ? now : collectedAt + HALF_HOUR_MS
  if (collectedAt === undefined || dealtAt === undefined || hasRested(dealtAt, now)) return undefined
  // A half hour in which a game started is free: it counts from the next full one (001:1290).
  const since = taken === 'on-the-clock' ? Math.ceil(collectedAt / HALF_HOUR_MS) * HALF_HOUR_MS : collectedAt
  return since + HALF_HOUR_MS
}

export const hasRested = (dealtAt: number | undefined, now: number): boolean =>
  dealtAt === undefined || now - dealtAt >= RESTED_MS

/** The collection that is due now; a player who lacks chips owes the rest (002:220). */
export function timeCollection(posted: PostedTerms, state: TableState, now: number): TableEvent | undefined {
  const due = timeDue(posted, state, now)
  if (!due || due.at > now) return undefined
  const { cents, taken, from } = due
  const fees = from.map(({ seat, stack }) => {
    const owed = cents - Math.min(cents, stack)
    return { seat, cents: cents - owed, ...(owed > 0 ? { owed } : {}) }
  })
  return { type: 'collected', at: coveredFrom(taken, due.at, now), fees }
}

/** The beginning of the next half hour, so that a long round does not delay the following ones. */
function coveredFrom(taken: TimeDue['taken'], due: number, now: number): number {
  if (taken === 'on-the-clock') return Math.floor(now / HALF_HOUR_MS) * HALF_HOUR_MS
  return now - due < HALF_HOUR_MS ? due : now
}
