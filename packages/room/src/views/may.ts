import {
  type Ask,
  type Cents,
  freeSeats,
  isRefusal,
  missingIn,
  moreChips,
  type SeatedPlayer,
  seatsFor,
  type Table,
  waitingAt,
} from '@cardroom/engine'
import type { DecisionAsked, May } from '@cardroom/protocol'
import { botsStaying, maxBotsAt } from '../drive/bots-wanted.ts'
import type { TableHost } from '../drive/table-host.ts'
import { decisionOf } from '../drive/table-request.ts'

/** The runner of an opened table sets the number of bots. */
function mayBots(host: TableHost, player: string): May[] {
  if (host.openedBy === undefined || host.runner !== player) return []
  return [{ do: 'bots', count: botsStaying(host.table).length, max: maxBotsAt(host.table) }]
}

function decisionAskedBy(table: Table, ask: Ask): DecisionAsked {
  const { round, moves } = decisionOf(table, ask)
  return { round, moves }
}

/** A player's actions in the game, unless it stands still. */
function mayPlay({ table, floor }: TableHost, player: string, who: SeatedPlayer): May[] {
  if (floor.holds || table.isDrawing) return []
  const moves = table
    .asksOf(player)
    .map(ask => ({ do: 'move' as const, ask, of: decisionAskedBy(table, ask) }))
  return [...moves, ...table.part.may(who)]
}

/** Everything that a person may do at a table now, with its bounds. */
export function mayOf(host: TableHost, player: string, who: SeatedPlayer | undefined): May[] {
  const { table } = host
  const { state, part } = table
  if (state.closed) return []
  const floor: May[] = host.floor.mayRule(player) ? [{ do: 'floor' }] : []
  const bots: May[] = mayBots(host, player)
  if (!who) return [...floor, ...bots, ...mayComing(host, player)]
  const may: May[] = [...mayPlay(host, player, who), ...floor, ...bots]
  if (host.floor.mayCall(player)) may.push({ do: 'call' })
  if (!host.floor.holds) may.push(...mayShuffle(host, who))
  if (host.mayDealNow(player)) may.push({ do: 'deal' })
  may.push(...mayBuy(host, who), ...mayMove(host, who))
  if (!part.keeps?.(who)) may.push({ do: 'away', away: !who.away })
  if (!who.leaving) may.push({ do: 'stand' })
  return may
}

/** A player's actions with the cards before they are dealt. */
function mayShuffle({ table }: TableHost, who: SeatedPlayer): May[] {
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

/** The bounds of a stack: the table's, as far as the wallet goes. */
export function sittingBounds(host: TableHost, player: string): SittingBounds {
  const wallet = host.walletOf(player)
  const { min, max = wallet, usual } = host.table.buyInOf(player, host.now)
  return { min, max: Math.min(max, wallet), usual: Math.min(usual, wallet) }
}

interface SittingBounds {
  readonly min: Cents
  readonly max: Cents
  readonly usual: Cents
}

/** The actions of a person without a seat. */
function mayComing(host: TableHost, player: string): May[] {
  const { table } = host
  const { state, places } = table
  const seats = seatsFor(state, places, player)
  const bounds = sittingBounds(host, player)
  const sit: May[] = seats.length > 0 && bounds.min <= bounds.max ? [{ do: 'sit', seats, ...bounds }] : []
  if (waitingAt(state).some(one => one.player === player)) return [...sit, { do: 'wait-no-more' }]
  return seats.length > 0 ? sit : [{ do: 'wait' }]
}

function mayBuy(host: TableHost, who: SeatedPlayer): May[] {
  const { table } = host
  const { buyIn } = table.settings
  const bounds = table.takesPart(who.player) ? undefined : moreChips(buyIn, who)
  if (!bounds) return []
  const wallet = host.walletOf(who.player)
  const max = Math.min(bounds.max ?? wallet, wallet)
  if (max < bounds.min) return []
  const missing = buyIn.usual - who.stack
  const usual = Math.min(max, Math.max(bounds.min, missing > 0 ? missing : buyIn.min))
  return [{ do: 'chips', min: bounds.min, max, usual, ...(buyIn.short ? { short: buyIn.min } : {}) }]
}

function mayMove({ table }: TableHost, { seat, leaving, movingTo }: SeatedPlayer): May[] {
  const { state, places } = table
  const kept = waitingAt(state).map(({ called }) => called?.seat)
  const seats = freeSeats(state.seats, places).filter(free => !kept.includes(free))
  if (leaving) return []
  if (movingTo !== undefined) return [{ do: 'change-seat', seats: [seat], to: movingTo }]
  return seats.length > 0 ? [{ do: 'change-seat', seats }] : []
}
