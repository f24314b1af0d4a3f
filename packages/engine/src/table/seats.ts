import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'

/** Identifies a person; the others see only the name. */
export type PlayerId = string

/** A seated player, with everything that the table remembers until the player stands up. */
export interface SeatedPlayer {
  readonly seat: Seat
  readonly player: PlayerId
  readonly name: string
  readonly bot: boolean
  /** Plays for a third-party provider of proposition player services. */
  readonly provider?: true
  /** All chips of the player at this table; during a round, those from before it. */
  readonly stack: Cents
  /** Chips bought since sitting down, the first stack included, less those taken off the table. */
  readonly bought?: Cents
  /** Whether the player keeps the seat without being dealt in. */
  readonly away: boolean
  /** Since when, where that is known. */
  readonly awaySince?: number
  /** Gives up the seat when the round is over. */
  readonly leaving: boolean
  /** Changes to this seat when the round is over. */
  readonly movingTo?: Seat
  /** Rounds that were dealt to the player since sitting down. */
  readonly played?: number
  /** Has not been dealt a hand yet. */
  readonly isNew?: boolean
  /** Whether the one short buy is used up. */
  readonly hasBoughtShort?: boolean
  /** Half-hour collection that the player lacked chips for. */
  readonly owesTime?: Cents
}

/** The seated players, by seat number; a missing number is a free seat. */
export type Seats = Readonly<Record<Seat, SeatedPlayer>>

/** Everybody at the table, clockwise from seat 1: numeric keys come in order. */
export const seatedAt = (seats: Seats): SeatedPlayer[] => Object.values(seats)

/** A player's seat and state; undefined for one without a seat. */
export function seatedAs(seats: Seats, player: PlayerId): SeatedPlayer | undefined {
  for (const seat in seats) if (seats[seat]?.player === player) return seats[seat]
  return undefined
}

/** The number of a player's seat; undefined for a player without one. */
export const seatOf = (seats: Seats, player: PlayerId): Seat | undefined => seatedAs(seats, player)?.seat

/** The player at a taken seat; throws for a free one. */
export function playerAt(seats: Seats, seat: Seat): PlayerId {
  const seated = seats[seat]
  if (!seated) throw new Error(`nobody sits at ${seat}`)
  return seated.player
}

/** Whether a player is dealt in when the next round starts. */
export const isIn = ({ away, leaving, stack }: SeatedPlayer): boolean => !away && !leaving && stack > 0

/** The players who are dealt in when the next round starts, clockwise from seat 1. */
export const seatedIn = (seats: Seats): SeatedPlayer[] => seatedAt(seats).filter(isIn)

/** The places that are free, clockwise from 1. */
export const freeSeats = (seats: Seats, places: number): Seat[] =>
  Array.from({ length: places }, (_, i) => i + 1).filter(seat => !seats[seat])
