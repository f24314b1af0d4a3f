import type { ClientMessage, GamesReply, RoundsReply, ServerMessage } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import type { ChangeLog, StoreChange } from '../memory/change-log.ts'
import { type DeviceRoom, openDeviceRoom } from './device-room.ts'

const TIMINGS = { bot: [0, 0], bank: 20, wagers: 20, pause: 0, settlement: 0, sealing: 0 } as const
const BACCARAT = 'comstock/ez-baccarat-panda-8'
const TABLE = 'comstock-ez-baccarat-panda-8'

function enter(room: DeviceRoom, hello: { token?: string; name?: string }) {
  const heard: ServerMessage[] = []
  const line = room.connect({ hear: text => heard.push(JSON.parse(text)), closed: () => {} })
  const say = (message: ClientMessage) => line.say(JSON.stringify(message))
  say({ type: 'hello', ...hello })
  const last = <T extends ServerMessage['type']>(type: T) =>
    heard.findLast((one): one is Extract<ServerMessage, { type: T }> => one.type === type)
  return { heard, say, last, line }
}

async function answer<T>(room: DeviceRoom, path: string): Promise<T> {
  const { status, text } = await room.ask({ method: 'GET', path })
  expect(status).toBe(200)
  return JSON.parse(text) as T
}

test('a table against bots plays without a server, and its round can be read', async () => {
  const room = await openDeviceRoom({ timings: TIMINGS, lobby: [BACCARAT] })
  const ann = enter(room, { name: 'Ann' })
  await expect.poll(() => ann.last('welcome')).toMatchObject({ name: 'Ann', wallet: 1_000_000 })
  ann.say({ type: 'watch', table: TABLE })
  ann.say({ type: 'sit', table: TABLE, re: 1 })
  // Nobody else plays here.
  await expect.poll(() => ann.last('table')?.table.coach).toBe(true)
  await expect.poll(() => ann.last('finished')).toBeDefined()
  const rounds = await answer<RoundsReply>(room, `/api/rounds?table=${TABLE}`)
  expect(rounds.map(({ id }) => id)).toContain(ann.last('finished')?.round.id)
  const authorization = `Bearer ${ann.last('welcome')!.token}`
  const own = await room.ask({ method: 'GET', path: '/api/me/rounds', authorization })
  expect(own.status).toBe(200)
  expect(ann.heard.filter(({ type }) => type === 'refused')).toEqual([])
  await room.close()
})

test('answers the same routes as over HTTP', async () => {
  const room = await openDeviceRoom({ lobby: [BACCARAT] })
  expect((await answer<GamesReply>(room, '/api/games')).map(({ id }) => id)).toContain(BACCARAT)
  expect(await answer(room, `/api/games/${BACCARAT}?schedule=none`)).toHaveProperty('sheet')
  expect(await answer(room, `/api/tables/${TABLE}/sign`)).toBeDefined()
  expect(await room.ask({ method: 'GET', path: '/api/games/no/where' })).toMatchObject({ status: 404 })
  expect(await room.ask({ method: 'GET', path: '/api/rounds?limit=x' })).toMatchObject({ status: 400 })
  expect(await room.ask({ method: 'POST', path: '/api/games' })).toMatchObject({ status: 404 })
  await room.close()
})

test('restores identity, chips and seat from the change log', async () => {
  const kept: string[] = []
  const changes: ChangeLog = {
    read: async () => kept.map(text => JSON.parse(text) as StoreChange),
    keep: async change => {
      kept.push(JSON.stringify(change))
    },
  }
  const first = await openDeviceRoom({ changes, lobby: [BACCARAT] })
  const ann = enter(first, { name: 'Ann' })
  await expect.poll(() => ann.last('welcome')).toBeDefined()
  ann.say({ type: 'watch', table: TABLE })
  ann.say({ type: 'sit', table: TABLE, stack: 50_000, re: 1 })
  await expect.poll(() => ann.last('wallet')).toMatchObject({ cents: 950_000 })
  await first.close()
  const second = await openDeviceRoom({ changes, lobby: [BACCARAT] })
  const again = enter(second, { token: ann.last('welcome')!.token })
  await expect.poll(() => again.last('welcome')).toMatchObject({ name: 'Ann', wallet: 950_000 })
  again.say({ type: 'watch', table: TABLE })
  await expect.poll(() => again.last('table')?.table.you.seat).toBeDefined()
  await second.close()
})

test('every filed game has a table', async () => {
  const room = await openDeviceRoom()
  const ann = enter(room, {})
  await expect.poll(() => ann.last('lobby')).toBeDefined()
  const games = await answer<GamesReply>(room, '/api/games')
  expect(new Set(ann.last('lobby')?.tables.map(({ game }) => game))).toEqual(
    new Set(games.map(({ id }) => id)),
  )
  await room.close()
})
