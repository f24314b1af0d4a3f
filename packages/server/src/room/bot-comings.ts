import {
  isIn,
  type Seated,
  seatedAt,
  seatsFor,
  type Table,
  type TableCommand,
  waitingAt,
} from '@cardroom/engine'
import { botComes } from './bots.ts'

/** Bots never run out of play money. */
export function refills({ state, settings }: Table): TableCommand[] {
  const { usual } = settings.buyIn
  return seatedAt(state.seats)
    .filter(({ bot, stack }) => bot && stack < usual / 2)
    .map(({ player, stack }) => ({ do: 'chips', player, cents: usual - stack }))
}

/** A bot that has played for long, unless it plays for a provider, or won so much that the game is another, leaves; one at a time. */
export function departure(table: Table, stays: readonly [number, number]): TableCommand[] {
  const { state } = table
  const who = leaver(table, stays)
  if (!who) return []
  const stands: TableCommand = { do: 'stand', player: who.player }
  // Where somebody waits for a seat, this one is free now.
  return waitingAt(state).length > 0 ? [stands] : [stands, botComes(table, who.seat, state.rounds)]
}

/** A bot with so many usual stacks before it has won enough. */
const WON_ENOUGH = 5

function leaver({ state, settings }: Table, [least, most]: readonly [number, number]): Seated | undefined {
  return seatedAt(state.seats).find(({ bot, provider, name, stack, played = 0 }) => {
    const stay = least + (numberOf(name) % Math.max(1, most - least))
    return bot && !provider && (played >= stay || (played > 0 && stack > settings.buyIn.usual * WON_ENOUGH))
  })
}

/** Each stays as long as suits it. */
const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** So many make a game that goes on though one of them sits out. */
const COMPANY = 3

/** The bot that comes where a person waits with too few others; who is absent does not count. */
export function company(table: Table, here: (player: string) => boolean): TableCommand | undefined {
  const { state } = table
  const playing = seatedAt(state.seats).filter(who => isIn(who) && (who.bot || here(who.player)))
  if (playing.length >= COMPANY || playing.every(({ bot }) => bot)) return undefined
  const free = seatsFor(state, table.places, '')
  const seat = free[Math.floor(free.length / 2)]
  return seat === undefined ? undefined : botComes(table, seat, state.rounds + playing.length)
}
