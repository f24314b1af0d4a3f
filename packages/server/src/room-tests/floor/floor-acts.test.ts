import { seatedAt } from '@cardroom/engine'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../serve.ts'
import type { Client } from '../../testing/client.ts'
import { enterAs, idOf, request } from '../../testing/house.ts'
import { Regular, stayIn } from '../../testing/regular.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../../testing/room.ts'

const SLOW = { decision: 60_000, bank: 60_000, wagers: 60_000 }
const GIFT = 1_000_000

/** Ann and Bob play hold'em at a table of their own; the floor and an auditor are in the house. */
async function inARound(data = temporaryFolder()) {
  const served = await openRoom({ data, lobby: [], timings: SLOW, allowance: { gift: GIFT, level: GIFT } })
  const floor = await enterAs(served, 'Flo', 'floor')
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  await ann.must({ type: 'sit', table, seat: 1 })
  const bob = await takeSeat(served, table, 'Bob', 2)
  await bob.until(table, view => view.round?.view.awaiting.kind === 'decision')
  const does = (route: string, body: unknown, by: Client = floor) =>
    request(served, route, { token: by.token, body })
  return { served, floor, ann, bob, table, does }
}

const walletOf = async (served: RunningServer, client: Client): Promise<number> =>
  served.room.context.wallets.balance(await idOf(served, client))

const types = async ({ room }: RunningServer): Promise<string[]> =>
  (await room.context.store.house.log(0)).map(({ event }) => event.type)

test('the floor voids a round: everybody has what they had before it', async () => {
  const { served, ann, table, does } = await inARound()
  const before = ann.tables.get(table)!
  const stacks = () => seatedAt(served.room.tables.get(table)!.table.state.seats).map(({ stack }) => stack)
  const had = stacks()
  expect(await does('POST /api/house/tables/void', { table })).toMatchObject({ status: 200 })
  expect(stacks()).toEqual(had)
  await ann.until(table, view => view.round?.id !== before.round!.id)
  expect(await types(served)).toEqual(['part-granted', 'round-voided'])
})

test('the floor closes a table: the round is played out, everybody is paid, nobody sits down any more', async () => {
  const { served, ann, bob, table, does } = await inARound()
  expect(await does('POST /api/house/tables/close', { table })).toMatchObject({ status: 200 })
  expect(served.room.tables.has(table)).toBe(true)
  const cleo = await enter(served, { name: 'Cleo' })
  expect(await cleo.refusal({ type: 'sit', table })).toMatch(/being closed/)
  for (const one of [ann, bob]) new Regular(one, table, stayIn)
  await expect.poll(() => served.room.tables.has(table)).toBe(false)
  const [hers, his] = [await walletOf(served, ann), await walletOf(served, bob)]
  const { collected = 0 } = { collected: await collectedAt(served, table) }
  expect(hers + his + collected).toBe(2 * GIFT)
  expect(await served.room.context.store.tables()).toEqual([])
})

const collectedAt = async ({ room }: RunningServer, table: string): Promise<number> =>
  (await room.context.store.house.account(`house:collection:${table}`)).cents

test('a table that was being closed when the house went down is closed when it is back', async () => {
  const data = temporaryFolder()
  const { served, ann, bob, table, does } = await inARound(data)
  const round = ann.tables.get(table)!.round!.id
  await does('POST /api/house/tables/close', { table })
  // Whoever plays goes on playing.
  expect(ann.tables.get(table)!.round?.id).toBe(round)
  await served.close()
  const again = await openRoom({ data, lobby: [], timings: SLOW })
  // Nobody looks on: the round does not go on, and what was put in goes back.
  await expect.poll(() => again.room.tables.size).toBe(0)
  for (const one of [ann, bob]) expect(await walletOf(again, one)).toBe(GIFT)
})

test('a table of the house that was closed stays closed, and the floor can open another', async () => {
  const data = temporaryFolder()
  const first = await openRoom({ data, lobby: [BACCARAT] })
  const floor = await enterAs(first, 'Flo', 'floor')
  const table = tableOf(BACCARAT)
  await request(first, 'POST /api/house/tables/close', { token: floor.token, body: { table } })
  await expect.poll(() => first.room.tables.size).toBe(0)
  await first.close()
  const second = await openRoom({ data, lobby: [BACCARAT] })
  expect(second.room.tables.size).toBe(0)
  const { said } = await request(second, 'POST /api/house/tables', {
    token: floor.token,
    body: { game: BACCARAT, options: { bots: 1 } },
  })
  expect([...second.room.tables.keys()]).toEqual([said.table])
  expect(second.room.tables.get(said.table as string)!.openedBy).toBeUndefined()
})

test('a barred player gives up the seat after the round, and stays out until let in', async () => {
  const { served, ann, bob, table, does } = await inARound()
  const person = await idOf(served, bob)
  expect(await does('POST /api/house/let-out', { person, table, why: 'loud' })).toMatchObject({ status: 200 })
  expect((await does('POST /api/house/let-out', { person, table })).said.error).toMatch(/already/)
  for (const one of [ann, bob]) new Regular(one, table, stayIn)
  await ann.until(table, view => view.seats[1]!.player === undefined)
  for (const type of ['sit', 'wait', 'watch'] as const)
    expect(await bob.refusal({ type, table })).toMatch(/asked you to leave/)
  await bob.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
  await does('POST /api/house/let-in', { person, table })
  await bob.must({ type: 'sit', table })
  expect((await does('POST /api/house/let-in', { person, table })).said.error).toMatch(/not let out/)
  await does('POST /api/house/let-out', { person })
  expect(await bob.refusal({ type: 'open', game: HOLDEM })).toMatch(/asked you to leave/)
})

test('operators and floor people cannot be barred', async () => {
  const { served, floor, does } = await inARound()
  const op = await enterAs(served, 'Op', 'operator')
  for (const one of [op, floor])
    expect((await does('POST /api/house/let-out', { person: await idOf(served, one) })).status).toBe(409)
})

test('the floor looks on without seeing a card that lies face down, and holds and rules at every table', async () => {
  const { floor, bob, table } = await inARound()
  await floor.must({ type: 'watch', table })
  const { round, you } = floor.tables.get(table)!
  const hands = round!.view.piles.filter(({ place }) => place === '1' || place === '2')
  expect(hands).toHaveLength(2)
  for (const { cards } of hands) expect(new Set(cards)).toEqual(new Set(['??']))
  expect(you.may.some(may => may.do === 'floor')).toBe(true)
  await floor.must({ type: 'hold', table, hold: true })
  expect(await bob.refusal({ type: 'hold', table, hold: false })).toMatch(/somebody else/)
  await floor.must({ type: 'floor', table, question: { about: 'offers' } })
})

test('a dealer stops the game and does not rule', async () => {
  const { served, table, bob } = await inARound()
  const dealer = await enterAs(served, 'Dee', 'dealer')
  await dealer.must({ type: 'watch', table })
  await dealer.must({ type: 'hold', table, hold: true })
  expect((await bob.until(table, view => view.floor.holds !== undefined)).floor.holds?.for).toBe('ruling')
  expect(await dealer.refusal({ type: 'floor', table, question: { about: 'offers' } })).toMatch(
    /somebody else/,
  )
})

test('the auditor reads what is over, all cards of it, and nothing that goes on', async () => {
  const { served, ann, bob, table, does } = await inARound()
  const auditor = await enterAs(served, 'Aud', 'auditor')
  const reads = (path: string) => request(served, `GET ${path}`, { token: auditor.token })
  const on = ann.tables.get(table)!.round!.id
  expect((await reads(`/api/audit/rounds/${on}`)).status).toBe(404)
  const events = async () =>
    (await reads(`/api/audit/tables/${table}/events`)).said as unknown as { event: { type: string } }[]
  expect((await events()).map(({ event }) => event.type)).toEqual(['opened', 'sat', 'sat'])
  expect(await auditor.refusal({ type: 'watch', table })).toMatch(/reads what is over/)
  for (const one of [ann, bob]) new Regular(one, table, stayIn)
  await ann.until(table, view => view.last?.id === on)
  const { said } = await reads(`/api/audit/rounds/${on}`)
  expect(JSON.stringify(said.record)).toMatch(/"[2-9TJQKA][shdc]/)
  expect((await events()).some(({ event }) => event.type === 'finished')).toBe(true)
  expect(await reads('/api/audit/house')).toMatchObject({ status: 200 })
  expect(await reads('/api/audit/cage')).toMatchObject({ status: 200 })
  // Nobody who sits at a table becomes one.
  const op = await enterAs(served, 'Op', 'operator')
  const person = await idOf(served, ann)
  const granted = await does('POST /api/house/parts/grant', { person, part: 'auditor' }, op)
  expect(granted.said.error).toMatch(/sits at a table/)
})
