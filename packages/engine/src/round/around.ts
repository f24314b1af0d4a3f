import type { Seat } from './awaiting.ts'

/** The seats once around the table, beginning with `first`. */
export function aroundFrom(
  first: Seat,
  places: number,
  direction: 'clockwise' | 'counter-clockwise' = 'clockwise',
): Seat[] {
  const seats: Seat[] = []
  for (let seat = first; seats.length < places; ) {
    seats.push(seat)
    seat = direction === 'clockwise' ? leftOf(seat, places) : rightOf(seat, places)
  }
  return seats
}

export const leftOf = (seat: Seat, places: number): Seat => (seat % places) + 1
export const rightOf = (seat: Seat, places: number): Seat => (seat === 1 ? places : seat - 1)
