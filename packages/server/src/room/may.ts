import { freeSeats, isRefusal, type Seated } from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import type { TableHost } from './host.ts'

/** Everything that a person may do at a table now, with its bounds. */
export function mayOf(host: TableHost, player: string, who: Seated | undefined): May[] {
  const { table } = host
  const { state, settings, game, part } = table
  if (state.closed) return []
  const { min, max, usual } = settings.buyIn
  if (!who) {
    const seats = freeSeats(state.seats, game.rules.seats.places)
    return seats.length === 0 ? [] : [{ do: 'sit', seats, min, max, usual }]
  }
  const may: May[] = [...table.asksOf(player).map(ask => ({ do: 'move' as const, ask })), ...part.may(who)]
  if (table.mayAdd) may.push({ do: 'add' })
  const cut = table.mayCut(who)
  if (!isRefusal(cut)) may.push({ do: 'cut', ...cut })
  const free = table.mayHaveFreeHand
  if (!isRefusal(free) && !isRefusal(part.freeHand?.())) may.push({ do: 'free-hand', ...free })
  if (host.mayDealNow(player)) may.push({ do: 'deal' })
  if (!table.takesPart(player) && who.stack < max) may.push({ do: 'chips', max: max - who.stack })
  if (!part.keeps?.(who)) may.push({ do: 'away', away: !who.away })
  if (!who.leaving) may.push({ do: 'stand' })
  return may
}
