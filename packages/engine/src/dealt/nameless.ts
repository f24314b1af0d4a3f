import { type Seated, type Seats, seatedAt } from '../table/seats.ts'

/** Who sits down without a name has a number. */
export const isNameless = ({ name }: Pick<Seated, 'name'>): boolean => /^\d+$/.test(name)

/** The seat's number, unless somebody who sat there has taken it along to another. */
export function numberFor(seat: number, seats: Seats): string {
  const taken = new Set(seatedAt(seats).map(({ name }) => name))
  let number = seat
  while (taken.has(String(number))) number += 100
  return String(number)
}
