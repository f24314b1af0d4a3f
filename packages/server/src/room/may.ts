import { freeSeats, type Seated } from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import type { TableHost } from './host.ts'

/** What a player may do in the game, unless it stands still. */
function playsOf({ table, floor }: TableHost, player: string, who: Seated): May[] {
  if (floor.holds) return []
  return [...table.asksOf(player).map(ask => ({ do: 'move' as const, ask })), ...table.part.may(who)]
}

/** Everything that a person may do at a table now, with its bounds. */
export function mayOf(host: TableHost, player: string, who: Seated | undefined): May[] {
  const { table } = host
  const { state, settings, game, part } = table
  if (state.closed) return []
  const { min, max, usual } = settings.buyIn
  const floor: May[] = host.floor.mayRule(player) ? [{ do: 'floor' }] : []
  if (!who) {
    const seats = freeSeats(state.seats, game.rules.seats.places)
    return seats.length === 0 ? floor : [...floor, { do: 'sit', seats, min, max, usual }]
  }
  const may: May[] = [...playsOf(host, player, who), ...floor]
  if (host.floor.mayCall(player)) may.push({ do: 'call' })
  if (!host.floor.holds && state.phase === 'making-up') may.push({ do: 'add' })
  if (host.mayDealNow(player)) may.push({ do: 'deal' })
  if (!table.takesPart(player) && who.stack < max) may.push({ do: 'chips', max: max - who.stack })
  if (!part.keeps?.(who)) may.push({ do: 'away', away: !who.away })
  if (!who.leaving) may.push({ do: 'stand' })
  return may
}
