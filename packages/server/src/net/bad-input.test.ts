import { connect } from 'node:net'
import type { ServerMessage } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../serve.ts'
import type { Client } from '../testing/client.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat } from '../testing/room.ts'

const table = tableOf(BACCARAT)

/** A socket that sends whatever it likes. */
async function raw(
  served: RunningServer,
): Promise<{ say(text: string | Buffer): Promise<ServerMessage>; socket: WebSocket }> {
  const socket = new WebSocket(`ws://127.0.0.1:${served.port}/ws`)
  await new Promise(done => socket.once('open', done))
  const say = (text: string | Buffer) =>
    new Promise<ServerMessage>(done => {
      socket.once('message', data => done(JSON.parse(String(data))))
      socket.send(text)
    })
  return { say, socket }
}

/** The table's events and chips, which a refused message must not change. */
const stateOf = (served: RunningServer, id = table): string =>
  JSON.stringify(served.room.tables.get(id)!.table.save())

/** Two people, no bots: nothing happens by itself. */
async function quietTable(
  served: RunningServer,
  game = BACCARAT,
): Promise<{ id: string; ann: Client; bob: Client }> {
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({
    type: 'open',
    game,
    options: { bots: 0, ...(game === BACCARAT ? { limits: { min: 500, max: 20_000 } } : {}) },
  })
  const id = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table: id })
  await ann.must({ type: 'sit', table: id, seat: 1 })
  const bob = await takeSeat(served, id, 'Bob', 2)
  return { id, ann, bob }
}

test('refuses malformed JSON and messages that are none', async () => {
  const served = await openRoom()
  const before = stateOf(served)
  const { say, socket } = await raw(served)
  const notJson = { type: 'refused', why: { code: 'line-not-json', at: [], values: {} } }
  expect(await say('{"type": "hello"')).toEqual(notJson)
  expect(await say(Buffer.from([0xff, 0xfe, 0x00]))).toEqual(notJson)
  for (const garbage of ['null', '7', '[]', '"hello"', '{}', '{"type":"dance"}', '{"type":["hello"]}']) {
    expect((await say(garbage)).type).toBe('refused')
  }
  expect(await say('{"type":"watch","re":5,"table":"x"}')).toEqual({
    type: 'refused',
    re: 5,
    why: { code: 'line-hello-first', at: [], values: {} },
  })
  expect(await say('{"type":"hello","re":6,"name":"no blanks"}')).toMatchObject({ type: 'refused', re: 6 })
  expect((await say('{"type":"hello","re":7,"token":"nobody has this one"}')).type).toBe('welcome')
  expect(stateOf(served)).toBe(before)
  const closed = new Promise(done => socket.once('close', done))
  socket.send('x'.repeat(100_000))
  expect(await closed).toBe(1009)
})

test('refuses unknown games, tables and fields', async () => {
  const served = await openRoom()
  const ann = await enter(served)
  expect(await ann.refusal({ type: 'open', game: 'nowhere/roulette' })).toMatch(
    'there is no "nowhere/roulette"',
  )
  expect(await ann.refusal({ type: 'open', game: BACCARAT, options: { schedule: 'own/999' } })).toMatch(
    'own/999',
  )
  expect(await ann.refusal({ type: 'open', game: BACCARAT, options: { decks: 1 } })).toMatch('decks')
  expect(
    await ann.refusal({ type: 'open', game: BACCARAT, options: { readings: { weather: 'fair' } } }),
  ).toMatch('weather')
  expect(await ann.refusal({ type: 'watch', table: 'nowhere' })).toMatch('there is no table')
  expect(await ann.refusal({ type: 'stand', table, extra: 1 } as never)).toMatch('extra')
  expect(served.room.tables.size).toBe(1)
})

test('refuses wagers that break the limits or the rules, or come at the wrong time', async () => {
  const served = await openRoom()
  const { id, ann, bob } = await quietTable(served)
  const wager = (...wagers: { on: string; amount: number; seat?: number }[]) =>
    bob.refusal({ type: 'wager', table: id, wagers })
  await ann.until(id, view => view.bank?.offeredTo === 1)
  expect(await wager({ on: 'player', amount: 1000 })).toMatch('not open yet')
  expect(await bob.refusal({ type: 'bank', table: id, wager: 5000 })).toMatch('offered to seat 1')
  await ann.must({ type: 'bank', table: id, wager: 50_000 })
  const before = stateOf(served, id)
  expect(await wager({ on: 'player', amount: 499 })).toMatch('below the minimum of $5')
  expect(await wager({ on: 'player', amount: 20_001 })).toMatch('above the maximum of $200')
  expect(await wager({ on: 'dragon-7', amount: 500 })).toMatch('needs Player line or Banker line')
  expect(await wager({ on: 'player', amount: 500 }, { on: 'player', amount: 500 })).toMatch('two wagers')
  expect(await wager({ on: 'player', amount: 500, seat: 9 })).toMatch('seat 9 has no hand')
  expect(await wager({ on: 'player', amount: 2.5 })).toMatch('wagers[0].amount')
  expect(await wager({ on: 'player', amount: -500 })).toMatch('wagers[0].amount')
  expect(await wager({ on: 'player', amount: Number.NaN })).toMatch('wagers[0].amount')
  expect(await ann.refusal({ type: 'wager', table: id, wagers: [] })).toMatch('player-dealer does not wager')
  expect(await ann.refusal({ type: 'deal', table: id })).toMatch('only the one person')
  expect(stateOf(served, id)).toBe(before)
  const { length: events } = await served.room.context.store.history(id)
  await bob.must({ type: 'wager', table: id, wagers: [{ on: 'player', amount: 500 }] })
  expect(await served.room.context.store.history(id)).toHaveLength(events + 1)
})

test('refuses a wager after the window has closed', async () => {
  const served = await openRoom({ timings: { wagers: 30, pause: 5_000 } })
  const { id, ann, bob } = await quietTable(served)
  await ann.until(id, view => view.bank?.offeredTo === 1)
  await ann.must({ type: 'bank', table: id, wager: 50_000 })
  await bob.must({ type: 'wager', table: id, wagers: [{ on: 'player', amount: 500 }] })
  await bob.next(message => (message.type === 'finished' ? message : undefined))
  const before = stateOf(served, id)
  expect(await bob.refusal({ type: 'wager', table: id, wagers: [{ on: 'player', amount: 500 }] })).toMatch(
    'the wagers are not open',
  )
  expect(stateOf(served, id)).toBe(before)
})

test('refuses moves out of turn, for another seat, of nobody, and illegal ones', async () => {
  const served = await openRoom()
  const { id, ann, bob } = await quietTable(served, HOLDEM)
  const turn = await ann.until(id, view => view.round?.view.awaiting.kind === 'decision')
  const { awaiting } = turn.round!.view
  const seat = awaiting.kind === 'decision' ? awaiting.asked[0]!.seat : 0
  const [actor, other] = seat === 1 ? [ann, bob] : [bob, ann]
  const before = stateOf(served, id)
  expect(await other.refusal({ type: 'move', table: id, move: 'fold' })).toMatch(`seat ${seat} is`)
  expect(await other.refusal({ type: 'move', table: id, seat, move: 'fold' })).toBe(
    `seat ${seat} is not yours`,
  )
  expect(await actor.refusal({ type: 'move', table: id, move: 'dance' })).toMatch('may not dance')
  expect(await actor.refusal({ type: 'move', table: id, move: 'raise', cents: 1 })).toMatch('raise')
  expect(await actor.refusal({ type: 'move', table: id, move: 'fold', cards: ['Zz'] })).toMatch('cards[0]')
  const eve = await enter(served, { name: 'Eve' })
  expect(await eve.refusal({ type: 'move', table: id, seat, move: 'fold' })).toMatch('take a seat first')
  expect(await eve.refusal({ type: 'stand', table: id })).toMatch('take a seat first')
  expect(await eve.refusal({ type: 'sit', table: id, seat: 1 })).toMatch('seat 1 is taken')
  expect(await eve.refusal({ type: 'sit', table: id, seat: 15 })).toMatch('places')
  expect(await eve.refusal({ type: 'sit', table: id, stack: 1 })).toMatch('one sits down with')
  expect(await ann.refusal({ type: 'sit', table: id, seat: 5 })).toMatch('you have seat 1 already')
  expect(await ann.refusal({ type: 'chips', table: id, cents: 100 })).toMatch('between rounds')
  expect(stateOf(served, id)).toBe(before)
  await actor.must({ type: 'move', table: id, move: 'fold' })
})

test('refuses sockets on any other path', async () => {
  const served = await openRoom()
  for (const path of ['//', '/', '/ws/x', '/api/games', '/%']) {
    const answer = await new Promise<string>(done => {
      const socket = connect(served.port, '127.0.0.1', () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        ),
      )
      socket.once('data', data => done(String(data)))
    })
    expect(answer).toMatch(/^HTTP\/1.1 404/)
  }
  expect((await enter(served)).name).toMatch(/^Guest-/)
})

test('refuses requests that cannot be answered', async () => {
  const served = await openRoom()
  const get = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${served.port}${path}`)
    return { status: reply.status, body: (await reply.json()) as { error: string } }
  }
  expect(await get('/api/games/nowhere/roulette')).toMatchObject({ status: 404 })
  expect(await get('/api/rounds/nowhere.1')).toMatchObject({ status: 404 })
  expect(await get('/api/rounds?limit=0')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('limit') as string },
  })
  expect(await get('/api/rounds?colour=red')).toMatchObject({ status: 400 })
  expect(await get('/api/nothing')).toMatchObject({ status: 404 })
})
