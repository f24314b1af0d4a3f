import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LobbyTable } from '@cardroom/protocol'
import { games, openRulebook } from '@cardroom/rulebook'
import { type OwnGame, ownGame } from '@cardroom/rulebook/own'
import { expect, test } from 'vitest'
import type { Served } from './serve.ts'
import { link } from './store/chain.ts'
import { hashText } from './store/packed.ts'
import { SqliteStore } from './store/sqlite.ts'
import { BACCARAT, enter, openRoom, tableOf, temporaryFolder } from './testing/room.ts'
import { storedFolder } from './testing/stored-folder.ts'
import { changeEvents } from './testing/tamper.ts'

const BLACKJACK = tableOf('stars/pure-21-5-blackjack')

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
async function onlyUnopened(served: Served, id: string): Promise<LobbyTable> {
  const client = await enter(served)
  expect(served.room.tables.size).toBe(0)
  expect(served.room.lobby.tables().map(table => [table.id, table.phase])).toEqual([[id, 'not-opened']])
  expect(client.lobby).toEqual(served.room.lobby.tables())
  expect(await client.refusal({ type: 'watch', table: id })).toMatch('could not be opened')
  expect(await client.refusal({ type: 'sit', table: id })).toMatch('could not be opened')
  return served.room.lobby.tables()[0]!
}

test('a table whose events were changed', async () => {
  const data = await folderWith(db => {
    changeEvents(db, texts => texts.replace(/Bot-\w+/, 'Bot-Pawn'))
  })
  const served = await openRoom({ data, lobby: [BACCARAT] })
  const { why, game, name } = await onlyUnopened(served, tableOf(BACCARAT))
  expect([game, name]).toEqual([BACCARAT, 'EZ Baccarat Panda 8'])
  expect(why).toMatchObject({
    code: 'table-not-readable',
    values: { what: expect.stringMatching(/one of the events 2 to \d+.* is not what was written/) },
  })
})

test('a table that was never opened as far as can be read', async () => {
  const data = await folderWith(db => {
    db.exec('DROP TRIGGER events_stay')
    db.exec(`UPDATE events SET event = '{}'`)
  })
  const served = await openRoom({ data, lobby: [BACCARAT] })
  expect(await onlyUnopened(served, tableOf(BACCARAT))).toMatchObject({ game: '', title: tableOf(BACCARAT) })
})

test('a table that a newer card room has written to', async () => {
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
      event,
      link(hashText(hash), version + 1, 1, event),
    )
  })
  const served = await openRoom({ data, lobby: [BACCARAT] })
  const { why } = await onlyUnopened(served, tableOf(BACCARAT))
  expect(why).toMatchObject({ code: 'table-too-new', values: { version: 99 } })
})

test('a table of a game that is no longer there; with the game it is opened again', async () => {
  const data = temporaryFolder()
  const filed = ownGame(games.find(({ id }) => id === BACCARAT)!)
  const own: OwnGame = { ...filed, rules: { ...filed.rules, id: 'corner/baccarat' } }
  const rulebook = await openRulebook([own])
  await (await openRoom({ data, rulebook, lobby: ['corner/baccarat'] })).close()
  const without = await openRoom({ data, lobby: [] })
  const { why, title } = await onlyUnopened(without, 'corner-baccarat')
  expect(why).toMatchObject({ code: 'no-such-game', values: { id: 'corner/baccarat' } })
  expect(title).toBe('EZ Baccarat Panda 8')
  await without.close()
  const again = await openRoom({ data, rulebook, lobby: ['corner/baccarat'] })
  expect([...again.room.tables.keys()]).toEqual(['corner-baccarat'])
  expect(again.room.unopened.size).toBe(0)
})

test('a table whose round no longer plays; the others are opened', async () => {
  const data = storedFolder()
  const store = new SqliteStore(data)
  const { length: after } = await store.history(BLACKJACK)
  const input = { kind: 'move', seat: 1, move: 'dance' } as const
  await store.append({ table: BLACKJACK, after, at: 1, events: [{ type: 'input', input }], rounds: [] })
  await store.close()
  const served = await openRoom({ data, lobby: ['stars/pure-21-5-blackjack'] })
  expect([...served.room.unopened.keys()]).toEqual([BLACKJACK])
  const { why } = served.room.unopened.get(BLACKJACK)!
  expect(why.at.slice(0, 3)).toEqual(['rounds', `${BLACKJACK}.1`, 'inputs'])
  expect(served.room.tables.size).toBe(5)
})
