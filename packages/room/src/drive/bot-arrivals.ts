import {
  isIn,
  type SeatedPlayer,
  seatedAt,
  seatsFor,
  type Table,
  type TableCommand,
  waitingAt,
} from '@cardroom/engine'
import { nextBotCommand } from './bots.ts'

/** Bots never run out of play money. */
export function refillCommands({ state, settings }: Table): TableCommand[] {
  const { usual } = settings.buyIn
  return seatedAt(state.seats)
    .filter(({ bot, stack }) => bot && stack < usual / 2)
    .map(({ player, stack }) => ({ do: 'chips', player, cents: usual - stack }))
}

/** A bot leaves when it has played long or won too much, unless it plays for a provider; one at a time. */
export function departureCommands(table: Table, stays: readonly [number, number]): TableCommand[] {
  const { state } = table
  const who = leavingBot(table, stays)
  if (!who) return []
  const stands: TableCommand = { do: 'stand', player: who.player }
  // A waiting player gets the free seat.
  return waitingAt(state).length > 0 ? [stands] : [stands, nextBotCommand(table, who.seat, state.rounds)]
}

/** A bot with more usual stacks than these leaves. */
const MAX_BOT_STACKS = 5

function leavingBot(
  { state, settings }: Table,
  [least, most]: readonly [number, number],
): SeatedPlayer | undefined {
  return seatedAt(state.seats).find(({ bot, provider, name, stack, played = 0 }) => {
    const stay = least + (stayNumberOf(name) % Math.max(1, most - least))
    return (
      bot && !provider && (played >= stay || (played > 0 && stack > settings.buyIn.usual * MAX_BOT_STACKS))
    )
  })
}

/** A number from a bot's name, so that each stays for another time. */
const stayNumberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** Enough players that the game goes on when one of them sits out. */
const ENOUGH_PLAYERS = 3

/** Seats a bot where a person has too few opponents; absent players do not count. */
export function companyCommand(table: Table, here: (player: string) => boolean): TableCommand | undefined {
  const { state } = table
  const playing = seatedAt(state.seats).filter(who => isIn(who) && (who.bot || here(who.player)))
  if (playing.length >= ENOUGH_PLAYERS || playing.every(({ bot }) => bot)) return undefined
  const free = seatsFor(state, table.places, '')
  const seat = free[Math.floor(free.length / 2)]
  return seat === undefined ? undefined : nextBotCommand(table, seat, state.rounds + playing.length)
}
