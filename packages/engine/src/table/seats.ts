import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'

/** Who a person is, beyond the name that the others see. */
export type PlayerId = string

/** Somebody who has a seat, with all that the table remembers of them until they stand up. */
export interface Seated {
  readonly seat: Seat
  readonly player: PlayerId
  readonly name: string
  readonly bot: boolean
  /** Plays for a third-party provider of proposition player services. */
  readonly provider?: true
  /** All chips of the player at this table; in a round, what there was before it. */
  readonly stack: Cents
  /** What was bought since sitting down, the first stack included, less what was taken off the table since. */
  readonly bought?: Cents
  /** Keeps the seat without being dealt in. */
  readonly away: boolean
  /** Since when, where it is known. */
  readonly awaySince?: number
  /** Gives up the seat when the round is over. */
  readonly leaving: boolean
  /** Changes to this seat when the round is over. */
  readonly movingTo?: Seat
  /** Rounds that were dealt to the player since sitting down. */
  readonly played?: number
  /** Has not been dealt a hand yet. */
  readonly isNew?: boolean
  /** The one short buy is used up. */
  readonly hasBoughtShort?: boolean
  /** Collection by the half hour that there were not chips enough for. */
  readonly owesTime?: Cents
}

/** Who sits where, by the number of the seat; a number that is not there is a free seat. */
export type Seats = Readonly<Record<Seat, Seated>>

/** Everybody who sits at the table, clockwise from seat 1: members that are numbers come in their order. */
export const seatedAt = (seats: Seats): Seated[] => Object.values(seats)

/** A player as the table knows them; nothing for one who has no seat. */
export function seatedAs(seats: Seats, player: PlayerId): Seated | undefined {
  for (const seat in seats) if (seats[seat]?.player === player) return seats[seat]
  return undefined
}

/** The number of a player's seat; nothing for one who has none. */
export const seatOf = (seats: Seats, player: PlayerId): Seat | undefined => seatedAs(seats, player)?.seat

/** Who sits at a seat that is taken; throws for a free one. */
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
