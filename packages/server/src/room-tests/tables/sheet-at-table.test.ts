import type { GameReply } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { BACCARAT, enter, openRoom } from '../../testing/room.ts'

test('the sheet at a table shows the readings and the schedule option in force there', async () => {
  const served = await openRoom()
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({
    type: 'open',
    game: BACCARAT,
    options: { schedule: 'own/1', readings: { bankerThreeCardSeven: 'pushes' } },
  })
  const table = opened.type === 'ok' ? opened.table! : ''
  const sheet = async (query: string) => {
    const reply = await fetch(`http://127.0.0.1:${served.port}/api/games/${BACCARAT}${query}`)
    return JSON.stringify(((await reply.json()) as GameReply).sheet)
  }
  const [filed, posted] = [await sheet(''), await sheet(`?table=${table}`)]
  expect(posted).not.toBe(filed)
  expect(posted.length).toBeLessThan(filed.length)
  expect(await sheet('?table=nowhere')).toBe(filed)
})
