import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../serve.ts'
import { BACCARAT, enter, HOLDEM, openRoom, THREE_CARD, tableOf } from '../testing/room.ts'
import { DEFAULT_CONNECTION_LIMITS } from './connection-gate.ts'

const table = tableOf(BACCARAT)
/** What is sent without being asked for. */
const SPARE = 20
const urlOf = ({ port }: RunningServer) => `http://127.0.0.1:${port}`

test('reads a flooding socket slowly, and the others notice nothing', async () => {
  const served = await openRoom()
  const [flood, ann] = [await enter(served), await enter(served, { name: 'Ann' })]
  let answered = 0
  flood.socket.on('message', () => answered++)
  const began = performance.now()
  for (let re = 0; re < 5_000; re++)
    flood.socket.send(JSON.stringify({ type: 'unwatch', re, table: 'nowhere' }))
  await ann.must({ type: 'watch', table })
  await pause(500)
  // What came with the first read waits as well.
  const { atOnce, aSecond } = DEFAULT_CONNECTION_LIMITS.messages
  expect(answered).toBeLessThan(atOnce + (aSecond * (performance.now() - began)) / 1_000 + SPARE)
})

const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

async function line({ port }: RunningServer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await new Promise(done => socket.once('connect', done))
  return socket
}

test('stops answering pings whose answers are not read', async () => {
  const socket = await line(await openRoom())
  socket.pause()
  socket.write(UPGRADE)
  const ping = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)])
  const all = Buffer.concat(Array.from({ length: 300_000 }, () => ping))
  socket.write(all)
  await pause(3_000)
  expect(socket.writableLength).toBeGreaterThan(all.length / 2)
})

test('does not wait for a request that was begun and not finished', async () => {
  const served = await openRoom()
  const [head, body] = [await line(served), await line(served)]
  const ended = Promise.all([head, body].map(one => new Promise(done => one.once('close', done))))
  for (const one of [head, body]) one.resume()
  head.write('GET / HTTP/1.1\r\nHost: x\r\nX: ')
  body.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  await ended
})

test('limits the TCP connections of an address', async () => {
  const served = await openRoom({ limits: { socketsOfAddress: 1 } })
  const lines: Socket[] = []
  for (let i = 0; i < 510; i++) lines.push(await line(served))
  const isCut = (one: Socket) => one.resume().destroyed || one.readableEnded
  await expect.poll(() => lines.filter(isCut).length).toBe(9)
})

test('limits the seats of a person', async () => {
  const served = await openRoom({ lobby: [BACCARAT, HOLDEM, THREE_CARD] })
  const ann = await enter(served, { name: 'Ann' })
  const bob = await enter(served, { name: 'Bob' })
  const tables: string[] = []
  for (const who of [ann, bob]) {
    for (let i = 0; i < 5; i++) {
      const opened = await who.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
      if (opened.type === 'ok') tables.push(opened.table!)
    }
    expect(await who.refusal({ type: 'open', game: HOLDEM })).toBe('one person opens at most 5 tables')
  }
  for (const one of tables.slice(0, 8)) await ann.must({ type: 'sit', table: one })
  expect(await ann.refusal({ type: 'sit', table: tables[8]! })).toBe(
    'one person has at most 8 seats in the house',
  )
})

test('limits newcomers from one address; known people come in', async () => {
  const served = await openRoom({ limits: { newcomers: { atOnce: 2, aSecond: 0.001 } } })
  const ann = await enter(served, { name: 'Ann' })
  await enter(served)
  await expect(enter(served)).rejects.toThrow('not welcome')
  expect((await enter(served, { token: ann.token })).name).toBe('Ann')
})

test('limits the sockets of an address', async () => {
  const served = await openRoom({ limits: { socketsOfAddress: 2 } })
  const first = await enter(served)
  await enter(served)
  await expect(enter(served)).rejects.toThrow('429')
  await first.close()
  // The house hears of it a moment later.
  const comesIn = () =>
    enter(served).then(
      () => true,
      () => false,
    )
  await expect.poll(comesIn).toBe(true)
})

test('limits the rate of HTTP requests', async () => {
  const served = await openRoom({ limits: { questions: { atOnce: 3, aSecond: 0.001 } } })
  const codes = []
  for (let i = 0; i < 5; i++) codes.push((await fetch(`${urlOf(served)}/api/rounds`)).status)
  expect(codes).toEqual([200, 200, 200, 429, 429])
})

test('gives no name that looks like another person’s or the house’s', async () => {
  const served = await openRoom()
  expect((await enter(served, { name: 'Ann' })).name).toBe('Ann')
  expect((await enter(served, { name: 'A.n-n' })).name).toBe('A.n-n-2')
  expect((await enter(served, { name: 'Bot-Bot-Ace' })).name).toBe('Ace')
  expect((await enter(served, { name: 'B0t-Ace' })).name).toBe('Guest')
  expect((await enter(served, { name: 'Floor' })).name).toBe('Guest-2')
  await expect(enter(served, { name: 'Аnn' })).rejects.toThrow('not welcome')
})

test('a name that was given up is gone on old sockets too', async () => {
  const served = await openRoom()
  const old = await enter(served, { name: 'Ann' })
  await enter(served, { token: old.token, name: 'Anna' })
  const other = await enter(served, { name: 'Ann' })
  expect(other.name).toBe('Ann')
  await old.must({ type: 'watch', table })
  await old.must({ type: 'sit', table, seat: 1 })
  expect(old.tables.get(table)!.seats[0]!.player!.name).toBe('Anna')
})

test('a page of another origin cannot speak for its client', async () => {
  const served = await openRoom()
  const open = (origin: string) =>
    new Promise<string>(done => {
      const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws`, { origin })
      onTestFinished(() => socket.terminate())
      socket.once('open', () => done('open'))
      socket.once('error', error => done(error.message))
    })
  expect(await open('http://elsewhere.example')).toContain('403')
  expect(await open('null')).toContain('403')
  expect(await open(`http://127.0.0.1:${served.port}`)).toBe('open')
})

test('every response has the content security policy', async () => {
  const served = await openRoom()
  for (const path of ['/', '/api/games', '/nowhere']) {
    const { headers } = await fetch(`${urlOf(served)}${path}`)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('a slow socket gets the tables when it has caught up, and is dropped if it never does', async () => {
  const served = await openRoom({ playOn: true })
  const ann = await enter(served, { name: 'Ann' })
  const behind = vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get')
  onTestFinished(() => behind.mockRestore())
  await ann.must({ type: 'watch', table })
  behind.mockReturnValue(100 * 1024)
  // What was on its way before has come when an answer has.
  await ann.ask({ type: 'lobby', look: true })
  const before = ann.tables.get(table)!.version
  await pause(600)
  expect(ann.tables.get(table)!.version).toBe(before)
  behind.mockReturnValue(0)
  await ann.until(table, ({ version }) => version > before)
  behind.mockReturnValue(1024 * 1024)
  const gone = new Promise(done => ann.socket.once('close', done))
  ann.socket.send(JSON.stringify({ type: 'unwatch', table }))
  await gone
})
