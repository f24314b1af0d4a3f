import {
  type ClientMessage,
  type FollowedTable,
  type ServerMessage,
  type TableView,
  tableAfter,
} from '@cardroom/protocol'
import { openDeviceRoom } from '@cardroom/room/device'
import { vi } from 'vitest'

const QUICK_OPTIONS = {
  bot: [0, 0],
  bank: 20,
  wagers: 20,
  decision: 20,
  pause: 0,
  settlement: 0,
  sealing: 0,
} as const

export const tableOf = (game: string): string => game.replace('/', '-')

/**
 * The messages of a card room to a player who watches a table of each game and sits down at the first, until a round is
 * over or another condition holds.
 */
export async function recordRound(
  games: readonly [string, ...string[]],
  isEnough = (message: ServerMessage): boolean => message.type === 'finished',
): Promise<ServerMessage[]> {
  const room = await openDeviceRoom({ timings: QUICK_OPTIONS, lobby: games })
  const heard: ServerMessage[] = []
  const end = room.connect({ hear: text => heard.push(JSON.parse(text)), closed: () => {} })
  const say = (message: ClientMessage) => end.say(JSON.stringify(message))
  say({ type: 'hello', name: 'Ann' })
  await vi.waitUntil(() => heard.some(({ type }) => type === 'welcome'))
  say({ type: 'lobby', look: true })
  for (const game of games) say({ type: 'watch', table: tableOf(game), changes: true })
  say({ type: 'sit', table: tableOf(games[0]), re: 1 })
  await vi.waitUntil(() => heard.some(isEnough), { timeout: 60_000 })
  await room.close()
  return heard
}

/** The views of a table in recorded messages, as its player saw them. */
export function viewsOf(heard: readonly ServerMessage[], table: string): TableView[] {
  const views: TableView[] = []
  let followed: FollowedTable | undefined
  for (const message of heard) {
    if (message.type !== 'table' && message.type !== 'change') continue
    if ((message.type === 'table' ? message.table.id : message.table) !== table) continue
    followed = tableAfter(followed, message)
    if (followed) views.push(followed.view)
  }
  return views
}
