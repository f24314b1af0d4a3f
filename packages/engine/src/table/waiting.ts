import type { Seat } from '../round/awaiting.ts'
import { freeSeats, type PlayerId } from './seats.ts'
import type { TableState } from './state.ts'

/** Somebody who waits for a seat, and the seat to which they were called, if they were. */
export interface Waiting {
  readonly player: PlayerId
  readonly name: string
  /** A seat is free for who was called, and kept for a while. */
  readonly called?: { readonly seat: Seat; readonly until: number }
}

/** Who waits for a seat, the first first. */
export const waitingAt = ({ waiting = [] }: TableState): readonly Waiting[] => waiting

/** Who was called from the waiting list to a free seat, while the seat is held. */
export const keptFor = (state: TableState, seat: Seat): Waiting | undefined =>
  waitingAt(state).find(({ called }) => called?.seat === seat)

/** Seats that somebody may take: the one that one was called to, or those that are neither kept nor waited for. */
export function seatsFor(state: TableState, places: number, player: PlayerId): Seat[] {
  const waiting = waitingAt(state)
  const own = waiting.find(one => one.player === player)
  if (own?.called) return [own.called.seat]
  const before = waiting.slice(0, own ? waiting.indexOf(own) : waiting.length)
  const open = freeSeats(state.seats, places).filter(seat => !keptFor(state, seat))
  return before.filter(({ called }) => !called).length < open.length ? open : []
}

/** Who is called next, and to which seat. */
export function nextCall(state: TableState, places: number): { who: Waiting; seat: Seat } | undefined {
  const who = waitingAt(state).find(({ called }) => !called)
  if (!who) return undefined
  const seat = freeSeats(state.seats, places).find(free => !keptFor(state, free))
  return seat !== undefined ? { who, seat } : undefined
}
