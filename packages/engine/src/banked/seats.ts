import type { Seat } from '../round/awaiting.ts'

/** The seats once around the table, beginning with `first`. */
export function aroundFrom(
  first: Seat,
  places: number,
  direction: 'clockwise' | 'counter-clockwise' = 'clockwise',
): Seat[] {
  const step = direction === 'clockwise' ? 1 : -1
  return Array.from({ length: places }, (_, i) => ((((first - 1 + i * step) % places) + places) % places) + 1)
}

export const leftOf = (seat: Seat, places: number): Seat => (seat % places) + 1
