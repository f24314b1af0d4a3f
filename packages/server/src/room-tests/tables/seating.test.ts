import { seatedAs, seatedAt } from '@cardroom/engine'
import type { ListsReply, SeatingReply } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../serve.ts'
import type { Client } from '../../testing/client.ts'
import { enterAs, idOf, request, wrongIn } from '../../testing/house.ts'
import { enter, HOLDEM, openRoom, takeSeat, temporaryFolder } from '../../testing/room.ts'

const GIFT = 1_000_000

/** A house with two hold'em tables of three seats and no bots; the floor is in. */
async function twoTables(data = temporaryFolder()) {
  const timings = { decision: 60_000, company: 1e9, alone: 1e9 }
  const served = await openRoom({ data, lobby: [], timings, allowance: { gift: GIFT, level: GIFT } })
  const floor = await enterAs(served, 'Flo', 'floor')
  const does = (route: string, body?: unknown, by: Client = floor) =>
    request(served, route, { token: by.token, body })
  const open = async (title: string) => {
    const options = { title, bots: 0, seats: 3 }
    return String((await does('POST /api/house/tables', { game: HOLDEM, options })).said.table)
  }
  return { served, does, main: await open('Main'), feeder: await open('Feeder') }
}

const at = ({ room }: RunningServer, table: string) => room.tables.get(table)!.table
const namesAt = (served: RunningServer, table: string): string[] =>
  seatedAt(at(served, table).state.seats).map(({ name }) => name)
const fill = async (served: RunningServer, table: string, ...names: string[]): Promise<Client[]> => {
  const clients: Client[] = []
  for (const name of names) clients.push(await takeSeat(served, table, name))
  return clients
}

test('calls a waiting player to the first free seat at any table of the game', async () => {
  const { served, does, main, feeder } = await twoTables()
  const [ann] = await fill(served, main, 'Ann', 'Bob', 'Cal')
  await fill(served, feeder, 'Dee', 'Eve', 'Fay')
  const gus = await enter(served, { name: 'Gus' })
  expect((await does('POST /api/lists/wait', { game: HOLDEM }, gus)).status).toBe(200)
  expect((await does('POST /api/lists/wait', { game: HOLDEM }, gus)).said.error).toBe(
    'the name is on the list already',
  )
  expect((await does('POST /api/lists/wait', { game: HOLDEM }, ann)).said.error).toMatch(/already/)
  const lists = async () => (await does('GET /api/lists')).said as unknown as ListsReply
  expect(await lists()).toMatchObject({ lists: [{ game: HOLDEM, names: ['Gus'], free: 0 }], called: [] })
  await does('POST /api/house/tables/void', { table: main })
  await ann!.must({ type: 'stand', table: main })
  await does('POST /api/house/tables/void', { table: main })
  await expect.poll(async () => (await lists()).called).toMatchObject([{ name: 'Gus', table: main }])
  await expect.poll(async () => (await lists()).lists[0]?.names).toEqual([])
  await gus.must({ type: 'watch', table: main })
  await gus.must({ type: 'sit', table: main })
  expect(namesAt(served, main)).toContain('Gus')
})

test('the floor calls a name with a time limit, and a seat that nobody took is free again', async () => {
  let now = Date.now()
  const served = await openRoom({ lobby: [], now: () => now, timings: { company: 1e9 } })
  const floor = await enterAs(served, 'Flo', 'floor')
  const does = (route: string, body: unknown) => request(served, route, { token: floor.token, body })
  const { said } = await does('POST /api/house/tables', { game: HOLDEM, options: { bots: 0, seats: 2 } })
  const table = String(said.table)
  const ann = await enter(served, { name: 'Ann' })
  await ann.must({ type: 'watch', table })
  const person = await idOf(served, ann)
  expect((await does('POST /api/house/seating/call', { person, table, minutes: 2 })).status).toBe(200)
  const waiting = () => at(served, table).state.waiting ?? []
  expect(waiting()).toMatchObject([{ name: 'Ann', called: { seat: 1, until: now + 2 * 60_000 } }])
  const bob = await enter(served, { name: 'Bob' })
  await bob.must({ type: 'watch', table })
  expect(await bob.refusal({ type: 'sit', table, seat: 1 })).toMatch(/kept/)
  now += 2 * 60_000 + 1
  await bob.must({ type: 'sit', table, seat: 2 })
  await expect.poll(() => waiting().some(one => one.name === 'Ann')).toBe(false)
})

test('a table change takes all chips along, and every dollar is where it was', async () => {
  const data = temporaryFolder()
  const { served, does, main, feeder } = await twoTables(data)
  const [ann, bob] = await fill(served, feeder, 'Ann', 'Bob')
  const person = await idOf(served, ann!)
  const stack = seatedAs(at(served, feeder).state.seats, person)!.stack
  const { you } = await ann!.until(feeder, view => view.round?.view.awaiting.kind === 'decision')
  // Who leaves on their turn gives up their hand: it is the other's when the round is called off.
  const mayMove = ({ may }: typeof you) => may.some(one => one.do === 'move')
  if (mayMove(you)) await ann!.must({ type: 'move', table: feeder, move: 'call' })
  await bob!.until(feeder, view => mayMove(view.you))
  const change = () => does('POST /api/house/seating/change', { person, from: feeder, to: main })
  expect((await change()).said).toEqual({ done: true })
  expect((await change()).said.error).toBe('they are changing tables already')
  expect(namesAt(served, feeder)).toContain('Ann')
  const { games } = (await does('GET /api/house/seating')).said as unknown as SeatingReply
  expect(games[0]?.tables.flatMap(({ people }) => people)).toContainEqual(
    expect.objectContaining({ name: 'Ann', movingTo: main }),
  )
  await does('POST /api/house/tables/void', { table: feeder })
  await expect.poll(() => namesAt(served, main)).toEqual(['Ann'])
  expect(seatedAs(at(served, main).state.seats, person)?.stack).toBe(stack)
  expect(await served.room.context.wallets.balance(person)).toBe(GIFT - stack)
  await expect.poll(() => served.room.context.roles.state.moves.size).toBe(0)
  await served.close()
  expect(await wrongIn(data)).toEqual([])
})

test('the longest seated in the feeder must move when the main game has a seat', async () => {
  const { served, does, main, feeder } = await twoTables()
  await fill(served, main, 'Ann', 'Bob')
  expect((await does('POST /api/house/seating/must-move', { table: main, main })).said.error).toMatch(/feed/)
  expect((await does('POST /api/house/seating/must-move', { table: feeder, main })).status).toBe(200)
  expect((await does('POST /api/house/seating/must-move', { table: main, main: feeder })).said.error).toMatch(
    /feed/,
  )
  await fill(served, feeder, 'Cal', 'Dee')
  await expect.poll(() => namesAt(served, main)).toContain('Cal')
  expect(namesAt(served, feeder)).toEqual(['Dee'])
})
