import type { ServerMessage } from '@cardroom/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from './line.ts'

const NOT_NOW = { code: 'not-now', at: [], values: { name: 'misdeal' } }

/** A socket whose other end the test holds. */
class Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const setUp = () => {
  const wires: Wire[] = []
  const stored = new Map<string, string>()
  const line = new Line({
    connect: () => {
      const wire = new Wire()
      wires.push(wire)
      return wire as unknown as WebSocket
    },
    storage: {
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    now: () => 1000,
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
  wires[0]!.hear({ type: 'welcome', token: 'secret', name: 'Guest-7' })
  expect(line.known()).toMatchObject({ status: 'open', name: 'Guest-7' })
  const leave = line.watch('t1')
  wires[0]!.onclose?.()
  expect(line.known().status).toBe('lost')
  vi.advanceTimersByTime(500)
  wires[1]!.onopen?.()
  expect(wires[1]!.sent).toEqual([{ type: 'hello', token: 'secret', name: 'Guest-7' }])
  wires[1]!.hear({ type: 'welcome', token: 'secret', name: 'Guest-7' })
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'watch', table: 't1' })
  leave()
  expect(wires[1]!.sent.at(-1)).toEqual({ type: 'unwatch', table: 't1' })
})

test('what is asked before the line is open waits, and every answer finds its question', async () => {
  const { line, wires } = setUp()
  const first = line.ask({ type: 'deal', table: 't1' })
  const second = line.ask({ type: 'stand', table: 't1' })
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A' })
  const numbers = wires[0]!.sent.slice(1).map(message => message.re as number)
  wires[0]!.hear({ type: 'refused', re: numbers[1]!, why: NOT_NOW })
  wires[0]!.hear({ type: 'ok', re: numbers[0]! })
  expect(await second).toEqual({ ok: false, why: NOT_NOW })
  expect(await first).toEqual({ ok: true })
})

test('nobody waits for an answer that the line has lost', async () => {
  const { line, wires } = setUp()
  wires[0]!.onopen?.()
  wires[0]!.hear({ type: 'welcome', token: 'x', name: 'A' })
  const asked = line.ask({ type: 'deal', table: 't1' })
  wires[0]!.onclose?.()
  expect(await asked).toEqual({ ok: false, why: { code: 'page-line-lost', at: [], values: {} } })
})
