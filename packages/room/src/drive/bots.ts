import {
  type Ask,
  askedSeat,
  type Manner,
  type Move,
  REGULAR_MANNER,
  type SeatedPlayer,
  seatedAt,
  type Table,
  type TableCommand,
} from '@cardroom/engine'
import { BOT_PREFIX } from '../people/bot-prefix.ts'
import { advisedMove, safeMove } from './safe-move.ts'

/** The manners of play, and the names of the bots that have them: regulars know a bot by its name. */
const MANNERS: readonly (readonly [manner: Manner, names: readonly string[]])[] = [
  [REGULAR_MANNER, ['Ace', 'Deuce', 'Trey', 'Club', 'Heart', 'Spade']],
  // Waits for a hand, and does not give it away.
  [{ loose: 0.8, bold: 0.85 }, ['Rock', 'Granite', 'Flint', 'Slate']],
  // Waits for a hand, and bets it.
  [{ loose: 0.85, bold: 1.2 }, ['Hawk', 'Falcon', 'Heron', 'Kestrel']],
  // Wants to see the next card.
  [{ loose: 1.35, bold: 0.75 }, ['River', 'Brook', 'Delta', 'Harbor']],
  // Cannot leave a pot alone.
  [{ loose: 1.3, bold: 1.35 }, ['Blaze', 'Comet', 'Rocket', 'Thunder']],
]

/** The names in an order that mixes the manners at every table. */
const BOT_NAMES: readonly string[] = Array.from({ length: 6 }, (_, at) =>
  MANNERS.flatMap(([, names]) => names.slice(at, at + 1)),
).flat()

export const MAX_BOTS = 13

/** The player id of a bot. */
const botId = (name: string): string => `bot ${name}`
export const isBot = (player: string): boolean => player.startsWith('bot ')

const mannerOf = ({ name }: Pick<SeatedPlayer, 'name'>): Manner =>
  MANNERS.find(([, names]) => names.includes(name.slice(BOT_PREFIX.length)))?.[0] ?? REGULAR_MANNER

/** Seats the bot with this number. */
export function sitCommand(n: number, seat: number): Extract<TableCommand, { do: 'sit' }> {
  const name = `${BOT_PREFIX}${BOT_NAMES[n % BOT_NAMES.length]}`
  return { do: 'sit', player: botId(name), name, bot: true, seat }
}

/** Seats a bot that is not there yet, another one each time. */
export function nextBotCommand({ state }: Table, seat: number, turn: number): ReturnType<typeof sitCommand> {
  const there = new Set(seatedAt(state.seats).map(({ player }) => player))
  for (let n = turn; ; n++) {
    const sits = sitCommand(n, seat)
    if (!there.has(sits.player)) return sits
  }
}

/** A bot's move: the game's advice, in the bot's manner. */
export function botMove(table: Table, ask: Ask): Move {
  const who = table.state.seats[askedSeat(ask)]
  return advisedMove(table, ask, who && mannerOf(who)) ?? safeMove(table, ask)
}

export const botAnswerCommand = ({ part }: Table, who: SeatedPlayer, random: () => number): TableCommand => ({
  do: 'own',
  player: who.player,
  own: part.answer(who, random, mannerOf(who)),
})
