import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { spawnRoom } from '../testing/process.ts'
import { temporaryFolder } from '../testing/room.ts'
import { measureProcess } from '../testing/spawned.ts'

const MOST_KILOBYTES = 250_000
/** Three of each table: what a card room takes grows with them for a while. */
const LEAST_ROUNDS = 300

test('a hundred tables of bots that do not stop to think stay under 250 MB', async () => {
  const lobby = Array.from({ length: 100 }, (_, i) => games[i % games.length]!.id)
  const room = await spawnRoom({ data: temporaryFolder(), lobby, playOn: true })
  let now = await measureProcess(room)
  while (now.rounds <= LEAST_ROUNDS) {
    await new Promise(done => setTimeout(done, 500))
    now = await measureProcess(room)
  }
  expect(now.memory).toBeLessThan(MOST_KILOBYTES)
})
