import {
  freeSeats,
  isRefusal,
  missingIn,
  moreChips,
  type Seated,
  seatsFor,
  waitingAt,
} from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import type { TableHost } from './host.ts'

/** What a player may do in the game, unless it stands still. */
function playsOf({ table, floor }: TableHost, player: string, who: Seated): May[] {
  if (floor.holds || table.isDrawing) return []
  return [...table.asksOf(player).map(ask => ({ do: 'move' as const, ask })), ...table.part.may(who)]
}

/** Everything that a person may do at a table now, with its bounds. */
export function mayOf(host: TableHost, player: string, who: Seated | undefined): May[] {
  const { table } = host
  const { state, part } = table
  if (state.closed) return []
  const floor: May[] = host.floor.mayRule(player) ? [{ do: 'floor' }] : []
  if (!who) return [...floor, ...mayComing(host, player)]
  const may: May[] = [...playsOf(host, player, who), ...floor]
  if (host.floor.mayCall(player)) may.push({ do: 'call' })
  if (!host.floor.holds) may.push(...mayShuffle(host, who))
  if (host.mayDealNow(player)) may.push({ do: 'deal' })
  may.push(...mayBuy(host, who), ...mayMove(host, who))
  if (!part.keeps?.(who)) may.push({ do: 'away', away: !who.away })
  if (!who.leaving) may.push({ do: 'stand' })
  return may
}

/** What a player may do with the cards before they are dealt. */
function mayShuffle({ table }: TableHost, who: Seated): May[] {
  const cut = table.mayCut(who)
  const free = table.mayHaveFreeHand
  const seal = table.maySeal(who)
  const { isDrawing, shoe } = table
  if (isDrawing && shoe && missingIn(shoe).includes(who.name))
    return [{ do: 'unveil', house: shoe.shuffle.commitment }]
  return [
    ...(isRefusal(seal) ? [] : [{ do: 'seal' as const, ...seal }]),
    ...(isRefusal(cut) ? [] : [{ do: 'cut' as const, ...cut }]),
    ...(isDrawing || isRefusal(free) || isRefusal(table.part.freeHand?.())
      ? []
      : [{ do: 'free-hand' as const, ...free }]),
  ]
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
