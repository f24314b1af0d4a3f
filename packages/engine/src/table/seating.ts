import { isRefusal, type Refusal } from '../say/refusal.ts'
import { checkBuyIn } from './buying.ts'
import type { TableCommand } from './command.ts'
import { refuseAtTable } from './refusals.ts'
import { type PlayerId, type SeatedPlayer, seatedIn, seatOf } from './seats.ts'
import type { BuyIn } from './settings.ts'
import type { TableState } from './state.ts'
import { seatHeldFor, seatsFor } from './waiting.ts'

/** Seats a player. */
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
): Pick<SeatedPlayer, 'seat' | 'player' | 'name' | 'bot' | 'provider' | 'stack'> | Refusal {
  const at = seatOf(state.seats, player)
  if (at !== undefined) return refuseAtTable('seated-already', { seat: at })
  const seat = standing ? behind(state, places) : seatFor(state, places, player, wanted)
  if (isRefusal(seat)) return seat
  if (Object.values(state.seats).some(one => one.name === name))
    return refuseAtTable('name-seated-already', { name })
  const bounds = carried ? CARRIED_STACK_BOUNDS : buyIn
  return checkBuyIn(bounds, stack) ?? { seat, player, name, bot, ...(provider ? { provider } : {}), stack }
}

/** A player who changes tables buys nothing: all chips come along. */
const CARRIED_STACK_BOUNDS: BuyIn = { min: 1, usual: 1 }

/** A standing player has a number beyond the places, where nothing is dealt and no turn comes. */
function behind({ seats }: TableState, places: number): number {
  return Math.max(places, ...Object.keys(seats).map(Number)) + 1
}

/** The wanted seat, or the first one that the player may take. */
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

/** Refuses a seat that does not exist, is taken, or is kept. */
export function checkSeat(
  state: TableState,
  places: number,
  player: PlayerId,
  seat: number,
): Refusal | undefined {
  if (seat > places) return refuseAtTable('table-has-places', { places })
  if (state.seats[seat]) return refuseAtTable('seat-taken', { seat })
  const kept = seatHeldFor(state, seat)
  return kept && kept.player !== player ? refuseAtTable('seat-kept', { seat, name: kept.name }) : undefined
}

/** Refuses a change to a seat that the player may not take. */
export function checkChange(
  state: TableState,
  places: number,
  { player }: SeatedPlayer,
  to: number,
  atLeast: number | undefined,
): Refusal | undefined {
  const playing = seatedIn(state.seats)
  // In a short game seats are changed only when a new player comes in (003:283).
  if (atLeast !== undefined && playing.length < atLeast && !playing.some(({ isNew }) => isNew))
    return refuseAtTable('short-game', { players: atLeast })
  return checkSeat(state, places, player, to)
}
