import type { Cents } from '../money/cents.ts'
import type { TableEvent } from '../table/event.ts'
import { type Seats, seatedAt } from '../table/seats.ts'

/** The chips that came to a table from elsewhere, and those that left it. */
export interface ChipsMoved {
  readonly brought: Cents
  readonly taken: Cents
}

/** Together with the chips that lie there now: the difference is in the box. */
export interface ChipsCounted extends ChipsMoved {
  readonly there: Cents
}

export function chipsAfter(before: ChipsMoved, events: readonly TableEvent[]): ChipsMoved {
  let { brought, taken } = before
  for (const event of events) {
    if (event.type === 'sat') brought += event.stack
    if (event.type === 'chips') brought += event.cents
    if (event.type === 'chips-off') taken += event.cents
    if (event.type === 'stood') taken += event.stack
  }
  return { brought, taken }
}

export const chipsCounted = (moved: ChipsMoved, seats: Seats): ChipsCounted => ({
  ...moved,
  there: seatedAt(seats).reduce((sum, { stack }) => sum + stack, 0),
})
