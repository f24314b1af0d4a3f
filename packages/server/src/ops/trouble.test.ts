import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Append } from '@cardroom/room/store'
import { expect, onTestFinished, test } from 'vitest'
import { SqliteStore } from '../store/sqlite.ts'
import { Client } from '../testing/client.ts'
import { spawnRoom } from '../testing/process.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../testing/room.ts'

/** A disk that can be full, or not readable at all. */
class FailingStore extends SqliteStore {
  full = false
  unreadable = false

  override append(append: Append): Promise<void> {
    return this.full ? Promise.reject(new Error('the disk is full')) : super.append(append)
  }

  override probe(): Promise<void> {
    return this.full ? Promise.reject(new Error('the disk is full')) : super.probe()
  }

  override load(table: string) {
    return this.unreadable ? Promise.reject(new Error('the disk cannot be read')) : super.load(table)
  }
}

const quiet = { log: () => {} }

test('a socket that asks for another path and is reset does not end the card room', async () => {
  const room = await spawnRoom({ data: temporaryFolder(), lobby: [BACCARAT] })
  const { port } = new URL(room.url)
  for (let i = 0; i < 20; i++) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    await new Promise(done => socket.once('connect', done))
    socket.write(
      'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'.repeat(
          1 + (i % 3),
        ),
    )
    if (i % 2 === 0) await pause(5)
    socket.resetAndDestroy()
  }
  await pause(100)
  expect(room.child.exitCode).toBeNull()
  const ann = await Client.connect(room.url, { name: 'Ann' })
  expect(ann.name).toBe('Ann')
  ann.socket.terminate()
})

test('a table whose disk was full for a while goes on by itself, and says that it waits', async () => {
  const disk = new FailingStore(temporaryFolder())
  const served = await openRoom({ store: disk, lobby: [BACCARAT, HOLDEM], playOn: true, ...quiet })
  const ann = await enter(served, { name: 'Ann' })
  const table = tableOf(HOLDEM)
  await ann.must({ type: 'watch', table })
  const still = ann.next(message => (message.type === 'stands-still' ? message.table : undefined))
  disk.full = true
  expect(await still).toBe(table)
  disk.full = false
  const rounds = () => [...served.room.tables.values()].map(host => host.table.state.rounds)
  const before = rounds()
  await expect.poll(() => rounds().every((n, i) => n > before[i]! + 2)).toBe(true)
})

test('a table that cannot be read shows nobody unwritten events, and goes on', async () => {
  const disk = new FailingStore(temporaryFolder())
  const served = await openRoom({ store: disk, lobby: [HOLDEM], ...quiet, timings: { pause: 60_000 } })
  const table = tableOf(HOLDEM)
  const ann = await takeSeat(served, table, 'Ann')
  const { version } = ann.tables.get(table)!
  disk.full = true
  disk.unreadable = true
  const refused = await ann.ask({ type: 'away', table, away: true })
  expect(refused).toMatchObject({ type: 'refused', why: { code: 'not-written-down' } })
  const bob = await enter(served, { name: 'Bob' })
  const told = bob.next(message => (message.type === 'stands-still' ? message.table : undefined))
  void bob.ask({ type: 'watch', table })
  expect(await told).toBe(table)
  expect(bob.tables.get(table)).toBeUndefined()
  // Whoever leaves meanwhile does not end the house either.
  const eve = await takeSeat(served, table, 'Eve').catch(() => undefined)
  eve?.socket.terminate()
  disk.full = false
  disk.unreadable = false
  const view = await bob.until(table, () => true)
  expect(view.version).toBe(version)
  await ann.must({ type: 'away', table, away: true })
})

test('a lock that another process holds for three seconds stops no table for good', async () => {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [BACCARAT, HOLDEM], playOn: true, ...quiet })
  const other = new DatabaseSync(join(data, 'cardroom.db'))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  await pause(3_000)
  other.exec('ROLLBACK')
  const rounds = () => [...served.room.tables.values()].map(host => host.table.state.rounds)
  const before = rounds()
  await expect.poll(() => rounds().every((n, i) => n > before[i]! + 2)).toBe(true)
})

test('shows at once what a failing disk has taken after all, with the moves that follow', async () => {
  /** It takes what it is given, and then fails for good. */
  class FailsAfterWriteStore extends FailingStore {
    tears = false
    override async append(append: Append): Promise<void> {
      await super.append(append)
      if (!this.tears) return
      this.full = true
      throw new Error('the disk has failed')
    }
  }
  const disk = new FailsAfterWriteStore(temporaryFolder())
  const served = await openRoom({ store: disk, lobby: [HOLDEM], ...quiet, timings: { pause: 60_000 } })
  const table = tableOf(HOLDEM)
  const ann = await takeSeat(served, table, 'Ann', 3)
  const mayBeAway = { do: 'away', away: true }
  await ann.until(table, ({ you }) => you.may.some(one => one.do === 'away' && one.away))
  disk.tears = true
  const refused = await ann.ask({ type: 'away', table, away: true })
  expect(refused).toMatchObject({ type: 'refused', why: { code: 'not-written-down' } })
  const { seats, you } = ann.tables.get(table)!
  expect(seats[2]?.player?.away).toBe(true)
  expect(you.may).not.toContainEqual(mayBeAway)
  expect(you.may).toContainEqual({ ...mayBeAway, away: false })
})
