import {
  bankBounds,
  freeSeats,
  isBanked,
  isIn,
  MAKE_UPS,
  mayStraddle,
  type Seat,
  takenSeats,
} from '@cardroom/engine'
import type { May } from '@cardroom/protocol'
import { botBank } from './bots.ts'
import type { TableHost } from './host.ts'
import { behind } from './view.ts'

/** Everything that a person may do at a table now, with its bounds. */
export function mayOf(host: TableHost, player: string, seat: Seat | undefined): May[] {
  const { table } = host
  const { state, settings, game } = table
  if (state.closed) return []
  const { min, max, usual } = settings.buyIn
  if (seat === undefined) {
    const seats = freeSeats(game.rules, state)
    return seats.length === 0 ? [] : [{ do: 'sit', seats, min, max, usual }]
  }
  const seated = state.seats[seat]!
  const may: May[] = table.asksOf(player).map(ask => ({ do: 'move', ask }))
  if (state.phase === 'bank' && state.offer?.to === seat) {
    const { min: least, max: most } = bankBounds(game, seated.stack)
    may.push({ do: 'bank', min: least, max: most, usual: Math.max(least, botBank(seated.stack)) })
  }
  const isBank = isBanked(game.rules) && state.bank?.seat === seat && state.phase !== 'idle'
  if (state.phase === 'wagers' && isBanked(game.rules) && isIn(seated) && !isBank) {
    const waiting = state.wagers.filter(wager => wager.player === player)
    const placed = waiting.reduce((sum, { amount }) => sum + amount, 0)
    const others = game.rules.backLine.most === 0 ? [] : takenSeats(state)
    const seats = [seat, ...others.filter(other => other !== seat && other !== state.bank?.seat)]
    may.push({ do: 'wager', seats, stack: behind(table, seat) + placed })
  }
  if (state.shuffle && state.phase !== 'round') may.push({ do: 'add' })
  if (host.mayDealNow(player)) may.push({ do: 'deal' })
  const inRound = Object.values(state.round?.accounts ?? {}).includes(player)
  if (!inRound && seated.stack < max) may.push({ do: 'chips', max: max - seated.stack })
  const { owes, makeUp: chosen } = seated
  if (owes.small || owes.big) {
    const ways = MAKE_UPS.filter(way => way !== 'straddle' || mayStraddle(game.rules))
    may.push({ do: 'make-up', ways, chosen })
  }
  if (!(isBank && state.phase === 'wagers')) may.push({ do: 'away', away: !seated.away })
  if (!seated.leaving) may.push({ do: 'stand' })
  return may
}
