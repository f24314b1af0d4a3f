import { freeSeats, moreChips, type Seated, seatsFor, waitingAt } from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import type { TableHost } from './host.ts'

/** Everything that a person may do at a table now, with its bounds. */
export function mayOf(host: TableHost, player: string, who: Seated | undefined): May[] {
  const { table } = host
  const { state, part } = table
  if (state.closed) return []
  if (!who) return mayComing(host, player)
  const may: May[] = [...table.asksOf(player).map(ask => ({ do: 'move' as const, ask })), ...part.may(who)]
  if (state.phase === 'making-up') may.push({ do: 'add' })
  if (host.mayDealNow(player)) may.push({ do: 'deal' })
  may.push(...mayBuy(host, who), ...mayMove(host, who))
  if (!part.keeps?.(who)) may.push({ do: 'away', away: !who.away })
  if (!who.leaving) may.push({ do: 'stand' })
  return may
}

/** One who has no seat: takes one, or waits for one. */
function mayComing(host: TableHost, player: string): May[] {
  const { table } = host
  const { state, game } = table
  const seats = seatsFor(state, game.rules.seats.places, player)
  const { min, max, usual } = table.buyInOf(player, host.now)
  const bounds = { min, usual, ...(max === undefined ? {} : { max }) }
  const sit: May[] = seats.length > 0 ? [{ do: 'sit', seats, ...bounds }] : []
  if (waitingAt(state).some(one => one.player === player)) return [...sit, { do: 'wait-no-more' }]
  return sit.length > 0 ? sit : [{ do: 'wait' }]
}

function mayBuy({ table }: TableHost, who: Seated): May[] {
  const { buyIn } = table.settings
  const bounds = table.takesPart(who.player) ? undefined : moreChips(buyIn, who)
  if (!bounds) return []
  const missing = buyIn.usual - who.stack
  const usual = Math.min(bounds.max ?? buyIn.usual, Math.max(bounds.min, missing > 0 ? missing : buyIn.min))
  return [{ do: 'chips', ...bounds, usual, ...(buyIn.short ? { short: buyIn.min } : {}) }]
}

function mayMove({ table }: TableHost, { seat, leaving, movingTo }: Seated): May[] {
  const { state, game } = table
  const kept = waitingAt(state).map(({ called }) => called?.seat)
  const seats = freeSeats(state.seats, game.rules.seats.places).filter(free => !kept.includes(free))
  if (leaving) return []
  if (movingTo !== undefined) return [{ do: 'change-seat', seats: [seat], to: movingTo }]
  return seats.length > 0 ? [{ do: 'change-seat', seats }] : []
}
