import type { PreviewReply, TableOptions } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { enterAs, request, wrongIn } from '../../testing/house.ts'
import { Regular, stayIn } from '../../testing/regular.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../../testing/room.ts'

const SPANISH = 'stars/pure-spanish-21-5'
const table = tableOf(BACCARAT)

async function withFloor(options: Parameters<typeof openRoom>[0] = {}) {
  const served = await openRoom(options)
  const floor = await enterAs(served, 'Flo', 'floor')
  const ask = (route: string, body?: unknown) => request(served, route, { token: floor.token, body })
  return { served, floor, ask }
}

test('a table is opened with everything that was chosen for it', async () => {
  const { served, ask } = await withFloor()
  const options: TableOptions = {
    title: 'Late game',
    schedule: 'rates/1',
    seats: 5,
    bots: 2,
    thinking: { decision: 30_000, reserve: 0, refill: 0 },
    private: true,
  }
  const { status, said } = await ask('POST /api/house/tables', { game: SPANISH, options })
  expect([status, said]).toEqual([200, { table: expect.any(String), word: expect.any(String) }])
  const listed = await ask('GET /api/house/tables')
  const found = Object.values(listed.said).find(one => (one as { id: string }).id === said.table)
  expect(found).toMatchObject({
    title: 'Late game',
    seats: 5,
    bots: 2,
    isPrivate: true,
    ofTheHouse: true,
    options: { title: 'Late game', schedule: 'rates/1', seats: 5, private: true },
  })
  const host = served.room.tables.get(String(said.table))
  expect(host?.table.places).toBe(5)
  const log = await served.room.context.store.house.log(0)
  expect(log.at(-1)?.event).toMatchObject({ type: 'table-opened', table: said.table })
})

test('refuses impossible settings with a reason, and opens nothing', async () => {
  const { served, ask } = await withFloor()
  const before = served.room.tables.size
  const why = async (game: string, options: TableOptions) =>
    (await ask('POST /api/house/tables', { game, options })).said.error
  expect(await why(SPANISH, { schedule: ['own/1', 'own/2', 'own/3', 'own/4', 'own/5'] })).toMatch(
    /that would be \d+ collection rates at one table, and no more than 5 are allowed \(003:1506\)/,
  )
  expect(await why(SPANISH, { schedule: 'shared/1' })).toMatch(/shared/)
  expect(await why(SPANISH, { readings: { moon: 'full' } })).toMatch(/moon/)
  expect(await why(SPANISH, { seats: 14 })).toMatch(/the table has from 2 to \d+ seats/)
  expect(await why('stars/none', {})).toMatch(/stars\/none/)
  expect(served.room.tables.size).toBe(before)
})

test('previews a table’s collection with worked examples', async () => {
  const { ask } = await withFloor()
  const { said } = await ask('POST /api/house/tables/preview', {
    game: SPANISH,
    options: { schedule: 'own/1' },
  })
  const { sign, worked } = said as unknown as PreviewReply
  expect(sign.fees.map(({ schedule }) => schedule)).toEqual(['own/1'])
  expect(worked.length).toBeGreaterThan(2)
  for (const { players, wager, action, fees } of worked) {
    expect(action).toBe(players * wager!)
    expect(fees.every(({ cents }) => cents > 0)).toBe(true)
  }
})

test('a template opens tables with one press until it is dropped', async () => {
  const { served, ask } = await withFloor()
  const template = { name: 'Friday', game: HOLDEM, options: { title: 'Friday game', bots: 3 } }
  expect((await ask('POST /api/house/templates', template)).status).toBe(200)
  const bad = { ...template, name: 'Bad', options: { schedule: 'own/99' } }
  expect((await ask('POST /api/house/templates', bad)).status).toBe(409)
  expect(Object.values((await ask('GET /api/house/templates')).said)).toEqual([template])
  const { said } = await ask('POST /api/house/tables', { template: 'Friday' })
  expect(served.room.tables.get(String(said.table))?.table.settings.title).toBe('Friday game')
  expect((await ask('POST /api/house/templates/drop', { name: 'Friday' })).status).toBe(200)
  expect((await ask('POST /api/house/tables', { template: 'Friday' })).said.error).toBe(
    'no template is called "Friday"',
  )
})

test('a change to a standing table waits for the round, is an event, and survives a restart', async () => {
  const data = temporaryFolder()
  const { served, ask } = await withFloor({ data, timings: { decision: 60_000 } })
  const opened = await ask('POST /api/house/tables', { game: HOLDEM, options: { bots: 0 } })
  const table = String(opened.said.table)
  const { table: at } = served.room.tables.get(table)!
  const before = at.settings
  const ann = await takeSeat(served, table, 'Ann', 1)
  const bob = await takeSeat(served, table, 'Bob', 6)
  await bob.until(table, view => view.round?.view.awaiting.kind === 'decision')
  const set = (options: TableOptions) => ask('POST /api/house/tables/set', { table, options })
  expect((await set({ schedule: 'own/99' })).status).toBe(409)
  expect((await set({ seats: 5 })).said.error).toBe('seat 6 is taken')
  expect(at.state.toBeSet).toBeUndefined()
  const blinds = [200, 500]
  expect((await set({ title: 'No limit', stakes: { limit: 'none' }, blinds, seats: 6 })).said).toEqual({
    done: true,
  })
  expect([at.settings, at.state.phase]).toEqual([before, 'round'])
  await ask('POST /api/house/tables/void', { table })
  expect(at.settings).toMatchObject({ title: 'No limit', setup: { blinds }, seats: 6 })
  await ann.until(table, view => view.title === 'No limit' && view.seats.length === 6)
  for (const one of [ann, bob]) new Regular(one, table, stayIn)
  await expect.poll(() => at.state.rounds).toBeGreaterThan(2)
  const events = (await served.room.context.store.history(table)).map(({ type }) => type)
  expect(events.filter(type => type === 'to-be-set' || type === 'set')).toEqual(['to-be-set', 'set'])
  const { settings } = at
  await served.close()

  const again = await openRoom({ data })
  expect(again.room.tables.get(table)?.table.settings).toEqual(settings)
  await again.close()
  expect(await wrongIn(data)).toEqual([])
})

test('a table against a player-dealer goes on under other limits and another regime', async () => {
  const data = temporaryFolder()
  const { served, ask } = await withFloor({ data, playOn: true })
  const { table: at } = served.room.tables.get(table)!
  await expect.poll(() => at.state.rounds).toBeGreaterThan(2)
  const options = { regime: 'ccr-2073', limits: { min: 1_000, max: 10_000 } }
  expect((await ask('POST /api/house/tables/set', { table, options })).said).toEqual({ done: true })
  await expect.poll(() => at.settings.regime).toBe('ccr-2073')
  const { rounds } = at.state
  await expect.poll(() => at.state.rounds).toBeGreaterThan(rounds + 2)
  await served.close()
  expect(await wrongIn(data)).toEqual([])
})

test('nobody without the part opens or changes a table', async () => {
  const served = await openRoom()
  const ann = await enter(served, { name: 'Ann' })
  const reply = await request(served, 'POST /api/house/tables/set', {
    token: ann.token,
    body: { table, options: {} },
  })
  expect(reply.status).toBe(403)
})
