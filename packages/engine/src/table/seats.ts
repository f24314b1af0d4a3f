import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'

/** Who a person is, beyond the name that the others see. */
export type PlayerId = string

/** Somebody who has a seat. */
export interface Seated {
  readonly seat: Seat
  readonly player: PlayerId
  readonly name: string
  readonly bot: boolean
  /** All chips of the player at this table; in a round, what there was before it. */
  readonly stack: Cents
  /** Keeps the seat without being dealt in. */
  readonly away: boolean
  /** Since when, where it is known. */
  readonly awaySince?: number
  /** Gives up the seat when the round is over. */
  readonly leaving: boolean
  /** Changes to this seat when the round is over. */
  readonly movingTo?: Seat
  /** Has not been dealt a hand yet. */
  readonly isNew?: boolean
  /** The one short buy is used up. */
  readonly hasBoughtShort?: boolean
  /** Collection by the half hour that there were not chips enough for. */
  readonly owesTime?: Cents
}

export type Seats = Readonly<Record<Seat, Seated>>

/** Everybody who sits at the table, clockwise from seat 1. */
export const seatedAt = (seats: Seats): Seated[] => Object.values(seats).sort((a, b) => a.seat - b.seat)

export const seatedAs = (seats: Seats, player: PlayerId): Seated | undefined =>
  Object.values(seats).find(one => one.player === player)

/** The seat that a player has. */
export const seatOf = (seats: Seats, player: PlayerId): Seat | undefined => seatedAs(seats, player)?.seat

/** Who sits at a seat that is taken. */
export function playerAt(seats: Seats, seat: Seat): PlayerId {
  const seated = seats[seat]
  if (!seated) throw new Error(`nobody sits at ${seat}`)
  return seated.player
}

/** Is dealt in when the next round starts. */
export const isIn = ({ away, leaving, stack }: Seated): boolean => !away && !leaving && stack > 0

/** Those who are dealt in when the next round starts, clockwise from seat 1. */
export const seatedIn = (seats: Seats): Seated[] => seatedAt(seats).filter(isIn)

/** The places that are free, clockwise from 1. */
export const freeSeats = (seats: Seats, places: number): Seat[] =>
  Array.from({ length: places }, (_, i) => i + 1).filter(seat => !seats[seat])
