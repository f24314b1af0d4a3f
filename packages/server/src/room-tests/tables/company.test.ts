import { isRefusal, seatedAt } from '@cardroom/engine'
import { BOT_PREFIX, DEFAULT_TIMINGS } from '@cardroom/room'
import { expect, test } from 'vitest'
import { Regular } from '../../testing/regular.ts'
import { BACCARAT, enter, HOLDEM, openRoom } from '../../testing/room.ts'

const { bot, company, absent } = DEFAULT_TIMINGS

test.each([BACCARAT, HOLDEM])(
  '%s: bots join a person at an empty table of the house, and play',
  async game => {
    const served = await openRoom({ lobby: [], timings: { bot, company, absent, wagers: 2_000 } })
    const opened = await served.room.openTable(game, { bots: 0 })
    if (isRefusal(opened)) throw new Error(opened.code)
    const ghost = await enter(served, { name: 'Ghost' })
    await ghost.must({ type: 'sit', table: opened.id })
    await ghost.close()
    const ann = await enter(served, { name: 'Ann' })
    await ann.must({ type: 'sit', table: opened.id })
    await ann.must({ type: 'watch', table: opened.id })
    const regular = new Regular(ann, opened.id)
    await ann.until(opened.id, view => view.phase === 'round')
    regular.stop()
  },
)

test('no bot comes uninvited to a table that a person opened', async () => {
  const served = await openRoom({ lobby: [], timings: { company: 0 } })
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'sit', table })
  await ann.must({ type: 'watch', table })
  await new Promise(done => setTimeout(done, 300))
  expect(seatedAt(served.room.tables.get(table)!.table.state.seats)).toHaveLength(1)
})

test('bots stay for a while; then others take their seats, and all sit with chips that fit', async () => {
  const served = await openRoom({ lobby: [HOLDEM], timings: { stays: [2, 4] } })
  const [host] = served.room.tables.values()
  const seen = new Set<string>()
  let rounds = 0
  await new Promise<void>(done => {
    void host!.watch({
      name: '',
      player: 'nobody',
      changed({ table }) {
        for (const { name, stack } of seatedAt(table.state.seats)) {
          seen.add(name)
          expect(stack).toBeLessThanOrEqual(table.settings.buyIn.usual * 10)
        }
      },
      finished() {
        if (++rounds === 12) done()
      },
      standsStill() {},
    })
  })
  await host!.rest()
  expect(seatedAt(host!.table.state.seats)).toHaveLength(4)
  expect(seen.size).toBeGreaterThan(5)
  expect([...seen].every(name => name.startsWith(BOT_PREFIX))).toBe(true)
})
