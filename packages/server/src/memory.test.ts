import { games } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { spawnRoom } from './testing/process.ts'
import { temporaryFolder } from './testing/room.ts'
import { measured } from './testing/spawned.ts'

const MOST_KILOBYTES = 250_000

test('a hundred tables of bots that do not stop to think stay under 250 MB', async () => {
  const lobby = Array.from({ length: 100 }, (_, i) => games[i % games.length]!.id)
  const room = await spawnRoom({ data: temporaryFolder(), lobby, playOn: true })
  await new Promise(done => setTimeout(done, 6_000))
  let now = await measured(room)
  while (now.rounds <= 100) {
    await new Promise(done => setTimeout(done, 500))
    now = await measured(room)
  }
  expect(now.memory).toBeLessThan(MOST_KILOBYTES)
})
