import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unwrap } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { HOLDEM, openRoom, THREE_CARD, temporaryFolder } from '../testing/room.ts'

const FAST = { bot: [0, 0], pause: 0, settlement: 0, wagers: 1, bank: 1, decision: 1, absent: 1 } as const
const ROUNDS = 40

/** What the values of a round's rows come to, without what a database adds for itself. */
const BYTES = `
  SELECT (SELECT sum(length(table_id) + 12 + length(event) + length(hash)) FROM events)
    + (SELECT sum(length(id) + length(table_id) + 12 + length(entry) + length(reply) + length(hash)) FROM rounds)
    + (SELECT sum(length(player) + 6 + length(round_id)) FROM round_players) AS bytes,
  (SELECT count(*) FROM rounds) AS rounds`

test.each([HOLDEM, THREE_CARD])('a round of %s with six people takes few bytes', async game => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [], playOn: true, timings: FAST })
  const { table } = unwrap(await served.room.openTable(game, { bots: 6 }))
  while (table.state.rounds < ROUNDS) await new Promise(done => setTimeout(done, 20))
  await served.close()
  const db = new DatabaseSync(join(data, 'cardroom.db'), { readOnly: true })
  const { bytes, rounds } = db.prepare(BYTES).get() as { bytes: number; rounds: number }
  db.close()
  expect(Object.keys(table.state.seats)).toHaveLength(6)
  expect(bytes / rounds).toBeLessThan(3_600)
})

test('opens a table from its snapshot, and reads no earlier events', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [], playOn: true, timings: FAST })
  const { table, id } = unwrap(await served.room.openTable(HOLDEM, { bots: 6 }))
  while (table.state.rounds < 22) await new Promise(done => setTimeout(done, 20))
  await served.close()
  const db = new DatabaseSync(join(data, 'cardroom.db'))
  const { snapshot } = db.prepare('SELECT snapshot_version AS snapshot FROM tables').get() as {
    snapshot: number
  }
  db.exec('DROP TRIGGER events_are_kept')
  const { changes } = db.prepare('DELETE FROM events WHERE version > 1 AND version < ?').run(snapshot)
  expect(changes).toBeGreaterThan(100)
  db.prepare('DELETE FROM rounds WHERE version < ?').run(snapshot)
  db.close()
  const again = await openRoom({ data, lobby: [] })
  expect([...again.room.tables.keys()]).toEqual([id])
  await again.close()
})
