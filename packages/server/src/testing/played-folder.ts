import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import { enter, HOLDEM, openRoom, THREE_CARD, temporaryFolder } from './room.ts'

const GAMES = [HOLDEM, THREE_CARD, 'players/pan']

/** A folder in which three tables have played two rounds and more, and Bob has come in; nobody uses it any longer. */
export async function playedFolder(): Promise<string> {
  // What is carried elsewhere is read there under the same key.
  vi.stubEnv('CARDROOM_KEY', 'ab'.repeat(32))
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: GAMES, playOn: true })
  await (await enter(served, { name: 'Bob' })).close()
  while ([...served.room.tables.values()].some(({ table }) => table.state.rounds < 2)) await setTimeout(5)
  await served.close()
  return data
}
