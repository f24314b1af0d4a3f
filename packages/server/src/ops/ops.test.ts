import type { Append } from '@cardroom/room/store'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../serve.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../testing/room.ts'

const get = (served: RunningServer, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${served.port}${path}`, { headers })

/** Every sample, by its name with labels. */
async function metrics(served: RunningServer): Promise<Map<string, number>> {
  const text = await (await get(served, '/metrics')).text()
  const samples = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  for (const sample of samples) expect(sample).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \S+$/)
  return new Map(samples.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

class FailingStore extends SqliteStore {
  full = false

  override append(append: Append): Promise<void> {
    return this.full ? Promise.reject(new Error('the disk is full')) : super.append(append)
  }

  override probe(): Promise<void> {
    return this.full ? Promise.reject(new Error('the disk is full')) : super.probe()
  }
}

test('is alive and ready, and forbids caching that', async () => {
  const served = await openRoom()
  for (const [path, says] of [
    ['/healthz', 'lives\n'],
    ['/readyz', 'ready\n'],
  ] as const) {
    const reply = await get(served, path)
    expect([reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([
      200,
      says,
      'no-store',
    ])
  }
})

test('on a full disk is alive and not ready, counts failed writes, and recovers by itself', async () => {
  const disk = new FailingStore(temporaryFolder())
  const lines: string[] = []
  const served = await openRoom({ store: disk, lobby: [HOLDEM], log: line => lines.push(line) })
  const table = tableOf(HOLDEM)
  const ann = await takeSeat(served, table, 'Ann')
  disk.full = true
  expect(await ann.ask({ type: 'away', table, away: true })).toMatchObject({ type: 'refused' })
  const reply = await get(served, '/readyz')
  expect([reply.status, await reply.text()]).toEqual([503, 'store not writable\n'])
  expect((await get(served, '/healthz')).status).toBe(200)
  expect(lines).toContain('the store cannot be written to')
  const now = await metrics(served)
  expect(now.get('cardroom_write_failures_total')).toBeGreaterThan(0)
  expect(now.get('cardroom_tables_standing_still')).toBe(1)
  expect(now.get('cardroom_refusals_total{code="not-written-down"}')).toBe(1)
  disk.full = false
  await expect.poll(async () => (await get(served, '/readyz')).status).toBe(200)
  await expect.poll(async () => (await metrics(served)).get('cardroom_tables_standing_still')).toBe(0)
})

test('frequent readiness checks do not cause frequent writes', async () => {
  const disk = new FailingStore(temporaryFolder())
  const probe = vi.spyOn(disk, 'probe')
  const served = await openRoom({ store: disk })
  await Promise.all(Array.from({ length: 50 }, () => get(served, '/readyz')))
  expect(probe).toHaveBeenCalledTimes(1)
})

test('is alive and not ready while it drains', async () => {
  const served = await openRoom({ lobby: [HOLDEM] })
  const ann = await takeSeat(served, tableOf(HOLDEM), 'Ann', 1)
  await ann.until(tableOf(HOLDEM), ({ you }) => you.may.some(may => may.do === 'move'))
  const drained = served.drain(1_000)
  const reply = await get(served, '/readyz')
  expect([reply.status, await reply.text()]).toEqual([503, 'draining\n'])
  expect((await get(served, '/healthz')).status).toBe(200)
  expect((await metrics(served)).get('cardroom_draining')).toBe(1)
  await drained
})

test('counts actions, their durations and refusals', async () => {
  const served = await openRoom({ lobby: [BACCARAT, HOLDEM], playOn: true })
  const table = tableOf(BACCARAT)
  const ann = await takeSeat(served, table, 'Ann')
  await enter(served, { token: ann.token })
  await enter(served, { name: 'Bob' })
  for (let i = 0; i < 5; i++) await ann.must({ type: 'chips', table, cents: 1 })
  await ann.refusal({ type: 'watch', table: 'nowhere' })
  await expect.poll(() => served.room.tables.get(tableOf(HOLDEM))!.table.state.rounds).toBeGreaterThan(3)
  const now = await metrics(served)
  expect(now.get('cardroom_sockets')).toBe(3)
  expect(now.get('cardroom_people')).toBe(2)
  expect(now.get('cardroom_seated{by="people"}')).toBe(1)
  expect(now.get('cardroom_messages_total{type="chips"}')).toBe(5)
  expect(now.get('cardroom_messages_total{type="hello"}')).toBe(3)
  // Taking the seat is something done too.
  expect(now.get('cardroom_action_seconds_count')).toBe(6)
  expect(now.get('cardroom_action_seconds_bucket{le="+Inf"}')).toBe(6)
  expect(now.get('cardroom_refusals_total{code="line-no-such-table"}')).toBe(1)
  expect(now.get('cardroom_rounds_total')).toBeGreaterThan(3)
  expect(now.get('cardroom_commit_seconds_count')).toBeGreaterThan(10)
  expect(now.get('cardroom_write_failures_total')).toBe(0)
  expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  const phases = [...now].filter(([name]) => name.startsWith('cardroom_tables{'))
  expect(phases.reduce((sum, [, count]) => sum + count, 0)).toBe(2)
  await expect
    .poll(async () => (await metrics(served)).get('cardroom_event_loop_delay_seconds_count'))
    .toBeGreaterThan(0)
})

test('refuses metrics through a proxy', async () => {
  const served = await openRoom()
  expect((await get(served, '/metrics')).status).toBe(200)
  expect((await get(served, '/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  expect((await get(served, '/healthz', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
})

test('accepts the configured origin behind a proxy, refuses and counts others', async () => {
  const served = await openRoom({ origins: ['https://cards.example'] })
  const open = (origin: string) =>
    new Promise<string>(done => {
      const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws`, { origin })
      onTestFinished(() => socket.terminate())
      socket.once('open', () => done('open'))
      socket.once('error', error => done(error.message))
    })
  expect(await open('https://cards.example')).toBe('open')
  expect(await open('http://cards.example')).toContain('403')
  expect(await open('https://cards.example.evil.example')).toContain('403')
  expect(served.elsewhere).toEqual(['https://cards.example'])
  expect((await metrics(served)).get('cardroom_turned_away_total{why="page-of-another-place"}')).toBe(2)
})
