import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { verifyRecord } from '@cardroom/engine'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { SqliteStore } from '../store/sqlite.ts'
import { spawnRoom } from '../testing/process.ts'
import { BACCARAT, HOLDEM, openRoom, THREE_CARD, temporaryFolder, troublesTo } from '../testing/room.ts'
import { measureProcess } from '../testing/spawned.ts'
import { changeEvents } from '../testing/tamper.ts'
import { backUp, type FolderCounts, restore } from './backup.ts'

const lobby = [BACCARAT, HOLDEM, THREE_CARD]
const library = await openRulebook()

/** Opens a folder as a house does, and goes through everything that it holds. */
async function audit(data: string): Promise<number> {
  const problems: string[] = []
  const served = await openRoom({ data, lobby, log: troublesTo(line => problems.push(line)) })
  expect([...served.room.tables.keys()]).toHaveLength(lobby.length)
  expect(served.room.unreadable.size).toBe(0)
  const { store } = served.room.context
  for (const [id, host] of served.room.tables) {
    const events = await store.history(id)
    expect(events.length).toBeGreaterThanOrEqual(host.table.state.version)
  }
  const rounds = await store.rounds({ limit: 100 })
  for (const { id } of rounds)
    expect(verifyRecord((await store.round(id))!.record, library, english.say)).toBeUndefined()
  await served.close()
  expect(problems).toEqual([])
  return rounds.length
}

test('a backup taken while bots play is of one moment, opens as it was left, and stops nobody', async () => {
  const data = temporaryFolder()
  const room = await spawnRoom({ data, lobby, playOn: true })
  const folder = temporaryFolder()
  const kept: FolderCounts[] = []
  for (let i = 0; i < 4; i++) {
    const { rounds } = await measureProcess(room)
    kept.push(backUp(data, join(folder, String(i))))
    while ((await measureProcess(room)).rounds <= rounds + 3) await new Promise(done => setTimeout(done, 20))
  }
  expect(room.child.exitCode).toBeNull()
  await room.kill()
  expect(kept.every(({ rounds }, i) => i === 0 || rounds > kept[i - 1]!.rounds)).toBe(true)

  const last = join(folder, '3')
  const back = join(folder, 'restored')
  expect(restore(last, back)).toEqual(kept[3])
  // Nothing of the copy is touched by whoever plays on in the restored folder.
  expect(await audit(back)).toBeGreaterThan(0)
  expect(restore(last, join(folder, 'again'))).toEqual(kept[3])
})

test('a copy is readable by its owner only, and has the files beside the database', async () => {
  const data = temporaryFolder()
  await new SqliteStore(data).close()
  writeFileSync(join(data, 'beside.key'), 'k', { mode: 0o644 })
  const to = join(temporaryFolder(), 'a', 'b')
  backUp(data, to)
  expect(readdirSync(to).sort()).toEqual(['beside.key', 'cardroom.db', 'heads.jsonl'])
  for (const name of readdirSync(to)) expect(statSync(join(to, name)).mode & 0o777).toBe(0o600)
})

test('overwrites nothing, and restores nothing that is no backup', async () => {
  const data = temporaryFolder()
  await new SqliteStore(data).close()
  const [copy, full, empty] = [join(temporaryFolder(), 'copy'), temporaryFolder(), temporaryFolder()]
  backUp(data, copy)
  writeFileSync(join(full, 'letter.txt'), 'mine')
  expect(() => restore(copy, full)).toThrow('is not empty: nothing was written')
  expect(() => backUp(data, full)).toThrow('is not empty')
  expect(() => restore(copy, join(full, 'letter.txt'))).toThrow('is a file, not a folder')
  expect(readdirSync(full)).toEqual(['letter.txt'])
  expect(() => restore(empty, join(full, 'new'))).toThrow('is no backup')
  expect(() => backUp(empty, join(full, 'new'))).toThrow('is no data folder')
  expect(existsSync(join(full, 'new'))).toBe(false)
  expect(restore(copy, empty)).toEqual({ tables: 0, events: 0, rounds: 0 })
})

test('does not restore a tampered backup, and leaves nothing behind', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [BACCARAT] })
  await served.close()
  const copy = join(temporaryFolder(), 'copy')
  backUp(data, copy)
  const db = new DatabaseSync(join(copy, 'cardroom.db'))
  changeEvents(db, texts => texts.replace('bot', 'but'))
  db.close()
  const back = join(temporaryFolder(), 'back')
  expect(() => restore(copy, back)).toThrow(/events 2 to \d+.* is not what was written/)
  expect(existsSync(back)).toBe(false)

  const broken = temporaryFolder()
  mkdirSync(join(broken, 'b'))
  copyFileSync(join(data, 'cardroom.db'), join(broken, 'b', 'cardroom.db'))
  writeFileSync(join(broken, 'b', 'cardroom.db'), 'not a database', { flag: 'r+' })
  expect(() => restore(join(broken, 'b'), back)).toThrow()
  expect(existsSync(back)).toBe(false)
})
