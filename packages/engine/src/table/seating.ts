import { isRefusal, type Refusal } from '../say/refusal.ts'
import { checkBuyIn } from './buying.ts'
import type { TableCommand } from './command.ts'
import { refuseAtTable } from './refusals.ts'
import { type PlayerId, type Seated, seatedIn, seatOf } from './seats.ts'
import type { BuyIn } from './settings.ts'
import type { TableState } from './state.ts'
import { keptFor, seatsFor } from './waiting.ts'

/** Somebody takes a seat. */
export function sitDown(
  state: TableState,
  places: number,
  buyIn: BuyIn,
  {
    player,
    name,
    bot = false,
    seat: wanted,
    stack = buyIn.usual,
    standing,
    provider,
    carried,
  }: Extract<TableCommand, { do: 'sit' }>,
): Pick<Seated, 'seat' | 'player' | 'name' | 'bot' | 'provider' | 'stack'> | Refusal {
  const at = seatOf(state.seats, player)
  if (at !== undefined) return refuseAtTable('seated-already', { seat: at })
  const seat = standing ? behind(state, places) : seatFor(state, places, player, wanted)
  if (isRefusal(seat)) return seat
  if (Object.values(state.seats).some(one => one.name === name))
    return refuseAtTable('name-seated-already', { name })
  const bounds = carried ? CARRIED : buyIn
  return checkBuyIn(bounds, stack) ?? { seat, player, name, bot, ...(provider ? { provider } : {}), stack }
}

/** Who changes tables buys nothing: whatever lies there comes along. */
const CARRIED: BuyIn = { min: 1, usual: 1 }

/** Who stands has a number beyond the places, where nothing is dealt and no turn comes. */
function behind({ seats }: TableState, places: number): number {
  return Math.max(places, ...Object.keys(seats).map(Number)) + 1
}

/** The seat that is wanted, or the first that one may take. */
function seatFor(
  state: TableState,
  places: number,
  player: PlayerId,
  wanted: number | undefined,
): number | Refusal {
  const open = seatsFor(state, places, player)
  const seat = wanted ?? open[0]
  if (seat === undefined) {
    return refuseAtTable(Object.keys(state.seats).length < places ? 'others-wait' : 'table-full')
  }
  return checkSeat(state, places, player, seat) ?? (open.includes(seat) ? seat : refuseAtTable('others-wait'))
}

/** Why somebody may not take a seat: there is none, somebody has it, or it is kept. */
export function checkSeat(
  state: TableState,
  places: number,
  player: PlayerId,
  seat: number,
): Refusal | undefined {
  if (seat > places) return refuseAtTable('table-has-places', { places })
  if (state.seats[seat]) return refuseAtTable('seat-taken', { seat })
  const kept = keptFor(state, seat)
  return kept && kept.player !== player ? refuseAtTable('seat-kept', { seat, name: kept.name }) : undefined
}

/** Why somebody may not change to a seat. */
export function checkChange(
  state: TableState,
  places: number,
  { player }: Seated,
  to: number,
  atLeast: number | undefined,
): Refusal | undefined {
  const playing = seatedIn(state.seats)
  // In a short game seats are changed only when somebody new comes in (003:283).
  if (atLeast !== undefined && playing.length < atLeast && !playing.some(({ isNew }) => isNew))
    return refuseAtTable('short-game', { players: atLeast })
  return checkSeat(state, places, player, to)
}
