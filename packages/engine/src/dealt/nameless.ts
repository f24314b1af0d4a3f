import { type SeatedPlayer, type Seats, seatedAt } from '../table/seats.ts'

/** A player without a name is known by a number. */
export const isNameless = ({ name }: Pick<SeatedPlayer, 'name'>): boolean => /^\d+$/.test(name)

/** The seat's number, unless a player has taken that name along to another seat. */
export function numberFor(seat: number, seats: Seats): string {
  const taken = new Set(seatedAt(seats).map(({ name }) => name))
  let number = seat
  while (taken.has(String(number))) number += 100
  return String(number)
}
