import { collectTime } from '../collection/collect.ts'
import type { Posted } from '../collection/posted.ts'
import { isRefusal } from '../say/refusal.ts'
import type { TableEvent } from './event.ts'
import { seatedIn } from './seats.ts'
import type { TableState } from './state.ts'

const HALF_HOUR = 30 * 60 * 1000

/** The half-hour collection, if the time has come and an option in force takes one. */
export function timeCollection(
  { collection = [], readings }: Posted,
  state: TableState,
  now: number,
): TableEvent | undefined {
  const due = state.collectedAt !== undefined && now - state.collectedAt >= HALF_HOUR
  if (!due) return undefined
  const paying = seatedIn(state.seats)
  for (const schedule of collection) {
    const cents = collectTime(schedule, paying.length, readings)
    if (isRefusal(cents) || cents === 0) continue
    const fees = paying.map(({ seat, stack }) => ({ seat, cents: Math.min(cents, stack) }))
    return { type: 'collected', at: now, fees }
  }
  return undefined
}
