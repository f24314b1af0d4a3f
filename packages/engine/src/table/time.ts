import { collectTime } from '../collection/collect.ts'
import { isRefusal } from '../say/refusal.ts'
import type { TableEvent } from './event.ts'
import type { TableGame } from './settings.ts'
import { isIn, type TableState, takenSeats } from './state.ts'

const HALF_HOUR = 30 * 60 * 1000

/** The half-hour collection, if the time has come and an option in force takes one. */
export function timeCollection(game: TableGame, state: TableState, now: number): TableEvent | undefined {
  const due = state.collectedAt !== undefined && now - state.collectedAt >= HALF_HOUR
  if (!due || !game.house.collection) return undefined
  const seats = takenSeats(state).filter(seat => isIn(state.seats[seat]))
  for (const schedule of game.house.collection) {
    const cents = collectTime(schedule, seats.length, game.house.readings)
    if (isRefusal(cents) || cents === 0) continue
    const fees = seats.map(seat => ({ seat, cents: Math.min(cents, state.seats[seat]!.stack) }))
    return { type: 'collected', at: now, fees }
  }
  return undefined
}
