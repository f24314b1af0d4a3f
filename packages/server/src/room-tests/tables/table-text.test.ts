import { expect, test } from 'vitest'
import { enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../../testing/room.ts'

test('a seated player who is the first to watch after a restart hears of what follows', async () => {
  const table = tableOf(HOLDEM)
  const data = temporaryFolder()
  const first = await openRoom({ data, lobby: [HOLDEM] })
  const { token } = await takeSeat(first, table, 'Ann')
  await first.close()

  const second = await openRoom({ data, lobby: [HOLDEM] })
  const ann = await enter(second, { token })
  await ann.must({ type: 'watch', table })
  const { version } = await ann.until(table, ({ you }) => you.seat !== undefined)
  await ann.must({ type: 'away', table, away: true })
  const after = await ann.until(table, one => one.version > version)
  expect(after.seats.some(({ player }) => player?.name === 'Ann' && player.away)).toBe(true)
})
