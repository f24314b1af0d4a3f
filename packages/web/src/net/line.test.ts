import type { ServerMessage, TableView } from '@cardroom/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from './line.ts'

const NOT_NOW = { code: 'not-now', at: [], values: { name: 'misdeal' } }

/** A socket whose other end the test holds. */
class Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  cut(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason })
  }
  close(): void {
    this.cut(1000)
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const setUp = (now = () => 1000) => {
  const wires: Wire[] = []
  const stored = new Map<string, string>()
  const line = new Line({
    connect: () => {
      const wire = new Wire()
      wires.push(wire)
      return wire
    },
    storage: {
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: key => void stored.delete(key),
    },
    now,
    inTurn: work => work(),
  })
  return { line, wires, stored }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('says hello, and is the same person after the line was cut', () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  expect(wires[0]!.sent).toEqual([{ type: 'hello' }])
  wires[0]!.hear({ type: 'welcome', token: 'secret', name: 'Guest-7', wallet: 1_000_000 })
  expect(line.known()).toMatchObject({ status: 'open', name: 'Guest-7' })
  const leave = line.watch('t1')
  wires[0]!.cut()
  expect(line.known().status).toBe('lost')
  vi.advanceTimersByTime(500)
  wires[1]!.onopen?.()
  expect(wires[1]!.sent).toEqual([{ type: 'hello', token: 'secret' }])
  wires[1]!.hear({ type: 'welcome', token: 'secret', name: 'Guest-7', wallet: 1_000_000 })
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'watch', table: 't1', changes: true })
  leave()
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'unwatch', table: 't1' })
})

test('what is asked before the line is open waits, and every answer finds its question', async () => {
  const { line, wires } = setUp()
  const first = line.ask({ type: 'deal', table: 't1' })
  const second = line.ask({ type: 'stand', table: 't1' })
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 1_000_000 })
  const numbers = wires[0]!.sent.slice(1).map(message => message.re as number)
  wires[0]!.hear({ type: 'refused', re: numbers[1]!, why: NOT_NOW })
  wires[0]!.hear({ type: 'ok', re: numbers[0]! })
  expect(await second).toEqual({ ok: false, why: NOT_NOW })
  expect(await first).toEqual({ ok: true })
})

test('what cannot be done while cards are drawn is asked again after it, and a deal is not', async () => {
  const { line, wires } = setUp()
  const [wire] = wires
  wire!.onopen?.()
  wire!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 1_000_000 })
  const why = { code: 'cards-being-drawn', at: [], values: {} }
  const last = () => wire!.sent.at(-1)!
  const bots = line.ask({ type: 'bots', table: 't1', count: 3 })
  wire!.hear({ type: 'refused', re: last().re as number, why })
  await vi.advanceTimersByTimeAsync(1000)
  expect(last()).toMatchObject({ type: 'bots', table: 't1', count: 3 })
  wire!.hear({ type: 'ok', re: last().re as number })
  expect(await bots).toEqual({ ok: true })
  const deal = line.ask({ type: 'deal', table: 't1' })
  wire!.hear({ type: 'refused', re: last().re as number, why })
  expect(await deal).toEqual({ ok: false, why })
})

test('nobody waits for an answer that the line has lost', async () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 1_000_000 })
  const asked = line.ask({ type: 'deal', table: 't1' })
  wires[0]!.cut()
  expect(await asked).toEqual({ ok: false, why: { code: 'page-line-lost', at: [], values: {} } })
})

test('a table that is not there is known as such, until it is', () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  line.watch('t1')
  const why = { code: 'line-no-such-table', at: [], values: { table: 't1' } }
  wires[0]!.hear({ type: 'refused', why })
  expect(line.known().missing.get('t1')).toEqual(why)
  wires[0]!.hear({ type: 'table', table: { id: 't1' } as TableView, at: 1 })
  expect(line.known().missing.size).toBe(0)
})

test('a line on which nobody answers is noticed within seconds, and given up in the end', () => {
  let now = 0
  const { line, wires } = setUp(() => now)
  const pass = (milliseconds: number) => {
    for (let step = 0; step < milliseconds; step += 500) {
      now += 500
      vi.advanceTimersByTime(500)
    }
  }
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  pass(4_000)
  expect(wires[0]!.sent.at(-1)).toEqual({ type: 'ping' })
  wires[0]!.hear({ type: 'ok' })
  pass(7_000)
  expect(line.known()).toMatchObject({ status: 'open', silent: true })
  wires[0]!.hear({ type: 'ok' })
  expect(line.known().silent).toBe(false)
  pass(30_000)
  expect(wires.length).toBeGreaterThan(1)
})

test('who sits at a table is told that the name stays', async () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'Ann', wallet: 0 })
  const kept = line.rename('Bob')
  vi.advanceTimersByTime(10)
  wires[1]!.onopen?.()
  wires[1]!.hear({ type: 'welcome', token: 'x', name: 'Ann', wallet: 0 })
  expect(await kept).toMatchObject({ ok: false, why: { code: 'page-name-kept' } })
  const taken = line.rename('Bob')
  vi.advanceTimersByTime(10)
  wires[2]!.onopen?.()
  wires[2]!.hear({ type: 'welcome', token: 'x', name: 'Bob-2', wallet: 0 })
  expect(await taken).toEqual({ ok: true })
})

test('a name that nobody may have is refused at once, and nobody is asked for it', async () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'Ann', wallet: 0 })
  for (const name of ['', 'no blanks', 'Ann/Bob', 'N'.repeat(21)])
    expect(await line.rename(name)).toEqual({
      ok: false,
      why: expect.objectContaining({ code: 'page-not-a-name' }),
    })
  vi.advanceTimersByTime(10)
  expect(wires.length).toBe(1)
})

test('a session that is over makes one a guest, who is told why', () => {
  const { line, wires, stored } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'old', name: 'Ann', wallet: 1_000_000, account: true })
  expect(line.known().isAccount).toBe(true)
  wires[0]!.cut(4001, 'ended-elsewhere')
  vi.advanceTimersByTime(0)
  wires[1]!.onopen?.()
  expect(wires[1]!.sent).toEqual([{ type: 'hello' }])
  expect(line.known().over).toMatchObject({ code: 'session-over', values: { why: 'ended-elsewhere' } })
  wires[1]!.hear({ type: 'welcome', token: 'new', name: 'Guest-1', wallet: 1_000_000 })
  expect(line.known()).toMatchObject({ isAccount: false, name: 'Guest-1' })
  expect(stored.get('cardroom.token')).toBe('new')
  line.readOver()
  expect(line.known().over).toBeUndefined()
})

test('so does one that has expired meanwhile', () => {
  const { line, wires, stored } = setUp()
  stored.set('cardroom.token', 'old')
  wires[0]!.onopen?.()
  const why = { code: 'session-over', at: [], values: { why: 'expired' } }
  wires[0]!.hear({ type: 'refused', why })
  expect(wires[0]!.sent).toEqual([{ type: 'hello', token: 'old' }, { type: 'hello' }])
  expect(line.known().over).toEqual(why)
})

test('who signs in comes back at once, also in another tab whose session is over by that', () => {
  const { line, wires, stored } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'guest', name: 'Guest-1', wallet: 1_000_000 })
  line.comeInAs('mine')
  vi.advanceTimersByTime(0)
  wires[1]!.onopen?.()
  expect(wires[1]!.sent).toEqual([{ type: 'hello', token: 'mine' }])
  wires[1]!.hear({ type: 'welcome', token: 'mine', name: 'Ann', wallet: 1_000_000, account: true })
  // Another tab has signed in as somebody else.
  stored.set('cardroom.token', 'others')
  wires[1]!.cut(4001, 'signed-out')
  vi.advanceTimersByTime(0)
  wires[2]!.onopen?.()
  expect(wires[2]!.sent).toEqual([{ type: 'hello', token: 'others' }])
  expect(line.known().over).toBeUndefined()
})

test('a name is said once, when it is wanted', async () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'mine', name: 'Ann', wallet: 1_000_000 })
  const renamed = line.rename('Bea')
  vi.advanceTimersByTime(0)
  wires[1]!.onopen?.()
  expect(wires[1]!.sent).toEqual([{ type: 'hello', token: 'mine', name: 'Bea' }])
  wires[1]!.hear({ type: 'refused', why: NOT_NOW })
  expect(await renamed).toEqual({ ok: false, why: NOT_NOW })
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'hello', token: 'mine' })
})

test('a change that is missing is noticed, and the whole table asked for once', () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  line.watch('t1')
  const table = { id: 't1', version: 1 } as TableView
  wires[0]!.hear({ type: 'table', table, at: 4 })
  wires[0]!.hear({ type: 'change', table: 't1', from: 4, to: 5, change: { set: { version: 2 } } })
  expect(line.known().tables.get('t1')).toEqual({ id: 't1', version: 2 })
  const asked = wires[0]!.sent.length
  for (const from of [6, 7]) wires[0]!.hear({ type: 'change', table: 't1', from, to: from + 1 })
  expect(wires[0]!.sent.slice(asked)).toEqual([{ type: 'watch', table: 't1', changes: true }])
  expect(line.known().tables.get('t1')).toEqual({ id: 't1', version: 2 })
  wires[0]!.hear({ type: 'table', table: { ...table, version: 9 }, at: 8 })
  expect(line.known().tables.get('t1')?.version).toBe(9)
})

test('the lobby is followed only while somebody looks at it, also after the line was cut', () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  const stop = line.lookAtLobby()
  const again = line.lookAtLobby()
  expect(wires[0]!.sent.slice(1)).toEqual([{ type: 'lobby', look: true }])
  wires[0]!.cut()
  vi.advanceTimersByTime(500)
  wires[1]!.onopen?.()
  wires[1]!.hear({ type: 'welcome', token: 'x', name: 'A', wallet: 0 })
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'lobby', look: true })
  stop()
  again()
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'lobby', look: false })
})
