import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { TableCommand } from './command.ts'
import { refuseAtTable } from './refusals.ts'
import { freeSeats, type Seated, type Seats, seatOf } from './seats.ts'
import type { BuyIn } from './settings.ts'

/** Somebody takes a seat. */
export function sitDown(
  seats: Seats,
  places: number,
  buyIn: BuyIn,
  { player, name, bot = false, seat: wanted, stack = buyIn.usual }: Extract<TableCommand, { do: 'sit' }>,
): Pick<Seated, 'seat' | 'player' | 'name' | 'bot' | 'stack'> | Refusal {
  const at = seatOf(seats, player)
  if (at !== undefined) return refuseAtTable('seated-already', { seat: at })
  const seat = seatFor(seats, places, wanted)
  if (isRefusal(seat)) return seat
  if (Object.values(seats).some(one => one.name === name))
    return refuseAtTable('name-seated-already', { name })
  const { min, max } = buyIn
  if (stack < min || stack > max) return refuseAtTable('buy-in-bounds', { min, max })
  return { seat, player, name, bot, stack }
}

/** The seat that is wanted, or the first that is free. */
function seatFor(seats: Seats, places: number, wanted: number | undefined): number | Refusal {
  const free = freeSeats(seats, places)
  const seat = wanted ?? free[0]
  if (seat === undefined) return refuseAtTable('table-full')
  if (seat > places) return refuseAtTable('table-has-places', { places })
  return free.includes(seat) ? seat : refuseAtTable('seat-taken', { seat })
}
