import type { TableView } from '@cardroom/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConnection } from '../testing/test-connection.ts'

const NOT_NOW = { code: 'not-now', at: [], values: { name: 'misdeal' } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('says hello, and is the same person after the connection was cut', () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  expect(sockets[0]!.sent).toEqual([{ type: 'hello' }])
  sockets[0]!.hear({ type: 'welcome', token: 'secret', name: 'Guest-7', wallet: 1_000_000 })
  expect(connection.state()).toMatchObject({ status: 'open', name: 'Guest-7' })
  const leave = connection.watch('t1')
  sockets[0]!.cut()
  expect(connection.state().status).toBe('lost')
  vi.advanceTimersByTime(500)
  sockets[1]!.onopen?.()
  expect(sockets[1]!.sent).toEqual([{ type: 'hello', token: 'secret' }])
  sockets[1]!.hear({ type: 'welcome', token: 'secret', name: 'Guest-7', wallet: 1_000_000 })
  expect(sockets[1]!.sent.at(-1)).toEqual({ type: 'watch', table: 't1', changes: true })
  leave()
  expect(sockets[1]!.sent.at(-1)).toEqual({ type: 'unwatch', table: 't1' })
})

test('holds requests until the connection opens, and matches answers by number', async () => {
  const { connection, sockets } = testConnection()
  const first = connection.ask({ type: 'deal', table: 't1' })
  const second = connection.ask({ type: 'stand', table: 't1' })
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 1_000_000 })
  const numbers = sockets[0]!.sent.slice(1).map(message => message.re as number)
  sockets[0]!.hear({ type: 'refused', re: numbers[1]!, why: NOT_NOW })
  sockets[0]!.hear({ type: 'ok', re: numbers[0]! })
  expect(await second).toEqual({ ok: false, why: NOT_NOW })
  expect(await first).toEqual({ ok: true })
})

test('repeats a request refused while cards are drawn, but not a deal', async () => {
  const { connection, sockets } = testConnection()
  const [socket] = sockets
  socket!.onopen?.()
  socket!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 1_000_000 })
  const why = { code: 'cards-being-drawn', at: [], values: {} }
  const last = () => socket!.sent.at(-1)!
  const bots = connection.ask({ type: 'bots', table: 't1', count: 3 })
  socket!.hear({ type: 'refused', re: last().re as number, why })
  await vi.advanceTimersByTimeAsync(1000)
  expect(last()).toMatchObject({ type: 'bots', table: 't1', count: 3 })
  socket!.hear({ type: 'ok', re: last().re as number })
  expect(await bots).toEqual({ ok: true })
  const deal = connection.ask({ type: 'deal', table: 't1' })
  socket!.hear({ type: 'refused', re: last().re as number, why })
  expect(await deal).toEqual({ ok: false, why })
})

test('answers open requests with a refusal when the connection is lost', async () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 1_000_000 })
  const asked = connection.ask({ type: 'deal', table: 't1' })
  sockets[0]!.cut()
  expect(await asked).toEqual({ ok: false, why: { code: 'page-line-lost', at: [], values: {} } })
})

test('remembers a missing table until it arrives', () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  connection.watch('t1')
  const why = { code: 'line-no-such-table', at: [], values: { table: 't1' } }
  sockets[0]!.hear({ type: 'refused', why })
  expect(connection.state().missing.get('t1')).toEqual(why)
  sockets[0]!.hear({ type: 'table', table: { id: 't1' } as TableView, at: 1 })
  expect(connection.state().missing.size).toBe(0)
})

test('notices a silent connection within seconds, and replaces it in the end', () => {
  let now = 0
  const { connection, sockets } = testConnection(() => now)
  const pass = (milliseconds: number) => {
    for (let step = 0; step < milliseconds; step += 500) {
      now += 500
      vi.advanceTimersByTime(500)
    }
  }
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  pass(4_000)
  expect(sockets[0]!.sent.at(-1)).toEqual({ type: 'ping' })
  sockets[0]!.hear({ type: 'ok' })
  pass(7_000)
  expect(connection.state()).toMatchObject({ status: 'open', silent: true })
  sockets[0]!.hear({ type: 'ok' })
  expect(connection.state().silent).toBe(false)
  pass(30_000)
  expect(sockets.length).toBeGreaterThan(1)
})

test('refuses a new name while the server keeps the old one at a table', async () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'Ann', wallet: 0 })
  const kept = connection.rename('Bob')
  vi.advanceTimersByTime(10)
  sockets[1]!.onopen?.()
  sockets[1]!.hear({ type: 'welcome', token: 'x', name: 'Ann', wallet: 0 })
  expect(await kept).toMatchObject({ ok: false, why: { code: 'page-name-kept' } })
  const taken = connection.rename('Bob')
  vi.advanceTimersByTime(10)
  sockets[2]!.onopen?.()
  sockets[2]!.hear({ type: 'welcome', token: 'x', name: 'Bob-2', wallet: 0 })
  expect(await taken).toEqual({ ok: true })
})

test('refuses an invalid name at once, without asking the server', async () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'Ann', wallet: 0 })
  for (const name of ['', 'no blanks', 'Ann/Bob', 'N'.repeat(21)])
    expect(await connection.rename(name)).toEqual({
      ok: false,
      why: expect.objectContaining({ code: 'page-not-a-name' }),
    })
  vi.advanceTimersByTime(10)
  expect(sockets.length).toBe(1)
})

test('comes back as a guest when the session is over, and says why', () => {
  const { connection, sockets, stored } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'old', name: 'Ann', wallet: 1_000_000, account: true })
  expect(connection.state().isAccount).toBe(true)
  sockets[0]!.cut(4001, 'ended-elsewhere')
  vi.advanceTimersByTime(0)
  sockets[1]!.onopen?.()
  expect(sockets[1]!.sent).toEqual([{ type: 'hello' }])
  expect(connection.state().over).toMatchObject({ code: 'session-over', values: { why: 'ended-elsewhere' } })
  sockets[1]!.hear({ type: 'welcome', token: 'new', name: 'Guest-1', wallet: 1_000_000 })
  expect(connection.state()).toMatchObject({ isAccount: false, name: 'Guest-1' })
  expect(stored.get('cardroom.token')).toBe('new')
  connection.dismissOver()
  expect(connection.state().over).toBeUndefined()
})

test('comes back as a guest when the session has expired', () => {
  const { connection, sockets, stored } = testConnection()
  stored.set('cardroom.token', 'old')
  sockets[0]!.onopen?.()
  const why = { code: 'session-over', at: [], values: { why: 'expired' } }
  sockets[0]!.hear({ type: 'refused', why })
  expect(sockets[0]!.sent).toEqual([{ type: 'hello', token: 'old' }, { type: 'hello' }])
  expect(connection.state().over).toEqual(why)
})

test('reconnects at once after signing in, also in another tab', () => {
  const { connection, sockets, stored } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'guest', name: 'Guest-1', wallet: 1_000_000 })
  connection.signInWith('mine')
  vi.advanceTimersByTime(0)
  sockets[1]!.onopen?.()
  expect(sockets[1]!.sent).toEqual([{ type: 'hello', token: 'mine' }])
  sockets[1]!.hear({ type: 'welcome', token: 'mine', name: 'Ann', wallet: 1_000_000, account: true })
  // Another tab has signed in as another player.
  stored.set('cardroom.token', 'others')
  sockets[1]!.cut(4001, 'signed-out')
  vi.advanceTimersByTime(0)
  sockets[2]!.onopen?.()
  expect(sockets[2]!.sent).toEqual([{ type: 'hello', token: 'others' }])
  expect(connection.state().over).toBeUndefined()
})

test.each([
  ['has been told first and comes back', []],
  ['is a guest already', [['cardroom.token', 'new']]],
] as const)('tells the end of a session in every tab, also where another one %s', (_, kept) => {
  const { connection, sockets, stored } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'old', name: 'Ann', wallet: 1_000_000, account: true })
  stored.clear()
  for (const [key, value] of kept) stored.set(key, value)
  sockets[0]!.cut(4001, 'everywhere')
  vi.advanceTimersByTime(0)
  sockets[1]!.onopen?.()
  sockets[1]!.hear({ type: 'welcome', token: 'new', name: 'Guest-1', wallet: 1_000_000 })
  expect(connection.state().over).toMatchObject({ code: 'session-over', values: { why: 'everywhere' } })
  connection.dismissOver()
  sockets[1]!.cut()
  vi.advanceTimersByTime(500)
  sockets[2]!.onopen?.()
  sockets[2]!.hear({ type: 'welcome', token: 'new', name: 'Guest-1', wallet: 1_000_000 })
  expect(connection.state().over).toBeUndefined()
})

test('does not tell the end of a session after signing in in another tab', () => {
  const { connection, sockets, stored } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'guest', name: 'Guest-1', wallet: 1_000_000 })
  stored.set('cardroom.token', 'mine')
  sockets[0]!.cut(4001, 'signed-out')
  vi.advanceTimersByTime(0)
  sockets[1]!.onopen?.()
  sockets[1]!.hear({ type: 'welcome', token: 'mine', name: 'Ann', wallet: 1_000_000, account: true })
  expect(connection.state().over).toBeUndefined()
})

test('sends a wanted name once', async () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'mine', name: 'Ann', wallet: 1_000_000 })
  const renamed = connection.rename('Bea')
  vi.advanceTimersByTime(0)
  sockets[1]!.onopen?.()
  expect(sockets[1]!.sent).toEqual([{ type: 'hello', token: 'mine', name: 'Bea' }])
  sockets[1]!.hear({ type: 'refused', why: NOT_NOW })
  expect(await renamed).toEqual({ ok: false, why: NOT_NOW })
  expect(sockets[1]!.sent.at(-1)).toEqual({ type: 'hello', token: 'mine' })
})

test('asks once for the whole table when a change is missing', () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  connection.watch('t1')
  const table = { id: 't1', version: 1 } as TableView
  sockets[0]!.hear({ type: 'table', table, at: 4 })
  sockets[0]!.hear({ type: 'change', table: 't1', from: 4, to: 5, change: { set: { version: 2 } } })
  expect(connection.state().tables.get('t1')).toEqual({ id: 't1', version: 2 })
  const asked = sockets[0]!.sent.length
  for (const from of [6, 7]) sockets[0]!.hear({ type: 'change', table: 't1', from, to: from + 1 })
  expect(sockets[0]!.sent.slice(asked)).toEqual([{ type: 'watch', table: 't1', changes: true }])
  expect(connection.state().tables.get('t1')).toEqual({ id: 't1', version: 2 })
  sockets[0]!.hear({ type: 'table', table: { ...table, version: 9 }, at: 8 })
  expect(connection.state().tables.get('t1')?.version).toBe(9)
})

test('follows the lobby only while it is shown, also after a reconnection', () => {
  const { connection, sockets } = testConnection()
  sockets[0]!.onopen?.()
  sockets[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  const stop = connection.lookAtLobby()
  const again = connection.lookAtLobby()
  expect(sockets[0]!.sent.slice(1)).toEqual([{ type: 'lobby', look: true }])
  sockets[0]!.cut()
  vi.advanceTimersByTime(500)
  sockets[1]!.onopen?.()
  sockets[1]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  expect(sockets[1]!.sent.at(-1)).toEqual({ type: 'lobby', look: true })
  stop()
  again()
  expect(sockets[1]!.sent.at(-1)).toEqual({ type: 'lobby', look: false })
})
