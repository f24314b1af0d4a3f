import {
  type Ask,
  askedSeat,
  type Manner,
  type Move,
  REGULAR,
  type Seated,
  seatedAt,
  type Table,
  type TableCommand,
} from '@cardroom/engine'
import { advisedMove, safeMove } from './safe-move.ts'

/** People cannot take names that begin so. */
export const BOT_PREFIX = 'Bot-'

/** The manners that one meets at a table, and who has them: the name tells it to whoever has sat there before. */
const MANNERS: readonly (readonly [manner: Manner, names: readonly string[]])[] = [
  [REGULAR, ['Ace', 'Deuce', 'Trey', 'Club', 'Heart', 'Spade']],
  // Waits for a hand, and does not give it away.
  [{ loose: 0.8, bold: 0.85 }, ['Rock', 'Granite', 'Flint', 'Slate']],
  // Waits for a hand, and bets it.
  [{ loose: 0.85, bold: 1.2 }, ['Hawk', 'Falcon', 'Heron', 'Kestrel']],
  // Wants to see the next card.
  [{ loose: 1.35, bold: 0.75 }, ['River', 'Brook', 'Delta', 'Harbor']],
  // Cannot leave a pot alone.
  [{ loose: 1.3, bold: 1.35 }, ['Blaze', 'Comet', 'Rocket', 'Thunder']],
]

/** One of each manner after the other, so that every table has several. */
const NAMES: readonly string[] = Array.from({ length: 6 }, (_, at) =>
  MANNERS.flatMap(([, names]) => names.slice(at, at + 1)),
).flat()

export const MOST_BOTS = 13

/** What a bot is known by at a table. */
const botId = (name: string): string => `bot ${name}`
export const isBot = (player: string): boolean => player.startsWith('bot ')

const mannerOf = ({ name }: Pick<Seated, 'name'>): Manner =>
  MANNERS.find(([, names]) => names.includes(name.slice(BOT_PREFIX.length)))?.[0] ?? REGULAR

/** The bot with this number sits down. */
export function botSitting(n: number, seat: number): Extract<TableCommand, { do: 'sit' }> {
  const name = `${BOT_PREFIX}${NAMES[n % NAMES.length]}`
  return { do: 'sit', player: botId(name), name, bot: true, seat }
}

/** A bot comes that is not there yet, and not always the same. */
export function botComes({ state }: Table, seat: number, turn: number): ReturnType<typeof botSitting> {
  const there = new Set(seatedAt(state.seats).map(({ player }) => player))
  for (let n = turn; ; n++) {
    const sits = botSitting(n, seat)
    if (!there.has(sits.player)) return sits
  }
}

/** What a bot does: what the game advises, in its own manner. */
export function botMove(table: Table, ask: Ask): Move {
  const who = table.state.seats[askedSeat(ask)]
  return advisedMove(table, ask, who && mannerOf(who)) ?? safeMove(table, ask)
}

export const botAnswer = ({ part }: Table, who: Seated, random: () => number): TableCommand => ({
  do: 'own',
  player: who.player,
  own: part.answer(who, random, mannerOf(who)),
})
