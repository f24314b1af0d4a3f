import type { Seat } from '../round/awaiting.ts'
import { freeSeats, type PlayerId } from './seats.ts'
import type { TableState } from './state.ts'

/** A player who waits for a seat, with the seat that the player was called to, if any. */
export interface WaitingPlayer {
  readonly player: PlayerId
  readonly name: string
  /** A seat is free for the called player, and kept for a while. */
  readonly called?: { readonly seat: Seat; readonly until: number }
}

/** The waiting players, the first first. */
export const waitingAt = ({ waiting = [] }: TableState): readonly WaitingPlayer[] => waiting

/** The player who was called from the waiting list to a free seat, while the seat is held. */
export const seatHeldFor = (state: TableState, seat: Seat): WaitingPlayer | undefined =>
  waitingAt(state).find(({ called }) => called?.seat === seat)

/**
 * The seats that a player may take: the one that the player was called to, or those that are neither kept nor
 * waited for.
 */
export function seatsFor(state: TableState, places: number, player: PlayerId): Seat[] {
  const waiting = waitingAt(state)
  const own = waiting.find(one => one.player === player)
  if (own?.called) return [own.called.seat]
  const before = waiting.slice(0, own ? waiting.indexOf(own) : waiting.length)
  const open = freeSeats(state.seats, places).filter(seat => !seatHeldFor(state, seat))
  return before.filter(({ called }) => !called).length < open.length ? open : []
}

/** Who is called next, and to which seat. */
export function nextCall(state: TableState, places: number): { who: WaitingPlayer; seat: Seat } | undefined {
  const who = waitingAt(state).find(({ called }) => !called)
  if (!who) return undefined
  const seat = freeSeats(state.seats, places).find(free => !seatHeldFor(state, free))
  return seat !== undefined ? { who, seat } : undefined
}
