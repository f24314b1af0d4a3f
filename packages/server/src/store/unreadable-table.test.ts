import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LobbyTable } from '@cardroom/protocol'
import { games, openRulebook } from '@cardroom/rulebook'
import { type OwnGame, ownGame } from '@cardroom/rulebook/own'
import { expect, test } from 'vitest'
import type { RunningServer } from '../serve.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../testing/room.ts'
import { changeEvents } from '../testing/tamper.ts'
import { linkHash } from './chain.ts'
import { hashBytes, hashText, packEvents } from './packed.ts'
import { SqliteStore } from './sqlite.ts'

/** A folder with one table of the house, and what is done to it behind the store's back. */
async function folderWith(change: (db: DatabaseSync, table: string) => void): Promise<string> {
  const data = temporaryFolder()
  await (await openRoom({ data, lobby: [BACCARAT] })).close()
  const db = new DatabaseSync(join(data, 'cardroom.db'))
  change(db, tableOf(BACCARAT))
  db.close()
  return data
}

/** What the lobby says of the one table that is there; nobody can go there, and nothing has taken its place. */
async function onlyUnreadable(served: RunningServer, id: string): Promise<LobbyTable> {
  const client = await enter(served)
  expect(served.room.tables.size).toBe(0)
  expect(served.room.lobby.tables().map(table => [table.id, table.phase])).toEqual([[id, 'not-opened']])
  expect(client.lobby).toEqual(served.room.lobby.tables())
  expect(await client.refusal({ type: 'watch', table: id })).toMatch('could not be opened')
  expect(await client.refusal({ type: 'sit', table: id })).toMatch('could not be opened')
  return served.room.lobby.tables()[0]!
}

test('lists a table whose events were changed as unreadable', async () => {
  const data = await folderWith(db => {
    changeEvents(db, texts => texts.replace(/Bot-\w+/, 'Bot-Pawn'))
  })
  const served = await openRoom({ data, lobby: [BACCARAT] })
  const { why, game, name } = await onlyUnreadable(served, tableOf(BACCARAT))
  expect([game, name]).toEqual([BACCARAT, 'EZ Baccarat Panda 8'])
  expect(why).toMatchObject({
    code: 'table-not-readable',
    values: { what: expect.stringMatching(/one of the events 2 to \d+.* is not what was written/) },
  })
})

test('lists a table without a readable opening as unreadable', async () => {
  const data = await folderWith(db => {
    db.exec('DROP TRIGGER events_stay')
    db.exec(`UPDATE events SET event = '{}'`)
  })
  const served = await openRoom({ data, lobby: [BACCARAT] })
  expect(await onlyUnreadable(served, tableOf(BACCARAT))).toMatchObject({
    game: '',
    title: tableOf(BACCARAT),
  })
})

test('lists a table of a newer card room as unreadable', async () => {
  const data = await folderWith((db, table) => {
    const last = db
      .prepare('SELECT version, hash FROM events WHERE table_id = ? ORDER BY version DESC')
      .get(table)
    const { version, hash } = last as { version: number; hash: Uint8Array }
    const event = JSON.stringify({ v: 99, type: 'sang', seat: 1 })
    db.prepare('INSERT INTO events (table_id, version, at, event, hash) VALUES (?, ?, ?, ?, ?)').run(
      table,
      version + 1,
      1,
      packEvents([event]),
      hashBytes(linkHash(hashText(hash), version + 1, 1, event)),
    )
  })
  const served = await openRoom({ data, lobby: [BACCARAT] })
  const { why } = await onlyUnreadable(served, tableOf(BACCARAT))
  expect(why).toMatchObject({ code: 'table-too-new', values: { version: 99 } })
})

test('lists a table of a missing game as unreadable, and opens it again with the game', async () => {
  const data = temporaryFolder()
  const filed = ownGame(games.find(({ id }) => id === BACCARAT)!)
  const own: OwnGame = { ...filed, rules: { ...filed.rules, id: 'corner/baccarat' } }
  const rulebook = await openRulebook([own])
  await (await openRoom({ data, rulebook, lobby: ['corner/baccarat'] })).close()
  const without = await openRoom({ data, lobby: [] })
  const { why, title } = await onlyUnreadable(without, 'corner-baccarat')
  expect(why).toMatchObject({ code: 'no-such-game', values: { id: 'corner/baccarat' } })
  expect(title).toBe('EZ Baccarat Panda 8')
  await without.close()
  const again = await openRoom({ data, rulebook, lobby: ['corner/baccarat'] })
  expect([...again.room.tables.keys()]).toEqual(['corner-baccarat'])
  expect(again.room.unreadable.size).toBe(0)
})

test('lists a table whose round no longer plays as unreadable, and opens the others', async () => {
  const data = temporaryFolder()
  const [lobby, table] = [[HOLDEM, BACCARAT], tableOf(HOLDEM)]
  const first = await openRoom({ data, lobby, timings: { decision: 600_000, absent: 600_000 } })
  const ann = await takeSeat(first, table, 'Ann')
  const { round } = await ann.until(table, ({ you }) => you.may.some(may => may.do === 'move'))
  await first.close()
  const store = new SqliteStore(data)
  const { length: after } = await store.history(table)
  const input = { kind: 'move', seat: 1, move: 'dance' } as const
  await store.append({ table, after, at: 1, events: [{ type: 'input', input }], rounds: [] })
  await store.close()
  const served = await openRoom({ data, lobby })
  expect([...served.room.unreadable.keys()]).toEqual([table])
  const { why } = served.room.unreadable.get(table)!
  expect(why.at.slice(0, 3)).toEqual(['rounds', round!.id, 'inputs'])
  expect([...served.room.tables.keys()]).toEqual([tableOf(BACCARAT)])
})
