import { seatedAt } from '@cardroom/engine'
import type { ListsReply } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../audit/audit.ts'
import { openLedger } from '../house-data/open-ledger.ts'
import type { RunningServer } from '../serve.ts'
import type { Client } from '../testing/client.ts'
import { enterAs, idOf, request } from '../testing/house.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { enter, HOLDEM, openRoom, takeSeat } from '../testing/room.ts'

// All nodes of a house have one key.
process.env.CARDROOM_KEY = 'ab'.repeat(32)

let server: Postgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

const GIFT = 1_000_000
/** What goes from node to node takes a moment. */
const SOON = { timeout: 15_000 }
const OFTEN = { ...SOON, interval: 500 }

const namesAt = ({ room }: RunningServer, table: string): string[] =>
  seatedAt(room.tables.get(table)!.table.state.seats).map(({ name }) => name)

/** Two nodes, and so many tables that each leads one; the floor is on the first. */
async function twoNodes() {
  const database = await server.fresh()
  const timings = { decision: 60_000, company: 1e9, alone: 1e9 }
  const node = () =>
    openRoom({ database, lobby: [], log: () => {}, timings, allowance: { gift: GIFT, level: GIFT } })
  const nodes = [await node(), await node()] as const
  const [one, other] = nodes
  const floor = await enterAs(one, 'Flo', 'floor')
  const does = (route: string, body?: unknown, by: Client = floor, at: RunningServer = one) =>
    request(at, route, { token: by.token, body })
  const tables: string[] = []
  const ledBy = (served: RunningServer) => tables.find(id => served.room.tables.get(id)?.leads)
  while (ledBy(one) === undefined || ledBy(other) === undefined) {
    const options = { title: `Table ${tables.length}`, bots: 0, seats: 3 }
    const { said } = await does('POST /api/house/tables', { game: HOLDEM, options })
    tables.push(String(said.table))
    await expect.poll(() => nodes.every(({ room }) => room.tables.size === tables.length), SOON).toBe(true)
    // Those that belong to the other node go there between two rounds.
    await new Promise(done => setTimeout(done, 1_500))
  }
  return { database, nodes, does, tables, here: ledBy(one)!, there: ledBy(other)! }
}

test('names are called, tables changed and must-moves made over two nodes', async () => {
  const { database, nodes, does, tables, here: feeder, there: main } = await twoNodes()
  const [one, other] = nodes
  for (const table of tables)
    if (table !== feeder && table !== main) await does('POST /api/house/tables/close', { table })
  const ann = await takeSeat(other, main, 'Ann')
  await takeSeat(one, main, 'Bob')
  await takeSeat(other, main, 'Cal')
  await takeSeat(one, feeder, 'Dee')
  const eve = await takeSeat(other, feeder, 'Eve')
  await takeSeat(other, feeder, 'Fay')

  /** Nobody leaves in the middle of a round: it is called off, whenever there is one. */
  const arrives = async (name: string, from: string, to: string) => {
    await does('POST /api/house/tables/void', { table: from })
    return nodes.every(served => namesAt(served, to).includes(name) && !namesAt(served, from).includes(name))
  }

  // Somebody on the second node waits, and is called to the seat that somebody else has left.
  const gus = await enter(other, { name: 'Gus' })
  expect((await does('POST /api/lists/wait', { game: HOLDEM }, gus, other)).status).toBe(200)
  expect((await does('POST /api/lists/wait', { game: HOLDEM }, gus, one)).said.error).toMatch(/list already/)
  await ann.must({ type: 'stand', table: main })
  await does('POST /api/house/tables/void', { table: main })
  for (const served of nodes) {
    const lists = async () =>
      (await does('GET /api/lists', undefined, gus, served)).said as unknown as ListsReply
    await expect.poll(async () => (await lists()).called, SOON).toMatchObject([{ name: 'Gus', table: main }])
    await expect.poll(async () => (await lists()).lists[0]?.names, SOON).toEqual([])
  }
  await ann.must({ type: 'watch', table: main })
  expect(await ann.refusal({ type: 'sit', table: main })).toMatch(/kept|seat/)
  await gus.must({ type: 'watch', table: main })
  await gus.must({ type: 'sit', table: main })
  await expect.poll(() => nodes.every(served => namesAt(served, main).includes('Gus')), SOON).toBe(true)

  // A change with all chips, from one node's table to the other's and back.
  await gus.must({ type: 'stand', table: main })
  await does('POST /api/house/tables/void', { table: main })
  await expect.poll(() => nodes.every(served => namesAt(served, main).length === 2), SOON).toBe(true)
  const person = await idOf(other, eve)
  for (const [from, to] of [
    [feeder, main],
    [main, feeder],
  ] as const) {
    expect((await does('POST /api/house/seating/change', { person, from, to })).said).toEqual({ done: true })
    await expect.poll(() => arrives('Eve', from, to), OFTEN).toBe(true)
    await expect
      .poll(() => nodes.map(({ room }) => room.context.roles.state.moves.size), SOON)
      .toEqual([0, 0])
  }

  // The longest in the feeder moves on, whichever node has seen it.
  expect(
    (await does('POST /api/house/seating/must-move', { table: feeder, main }, undefined, one)).status,
  ).toBe(200)
  await expect.poll(() => arrives('Dee', feeder, main), OFTEN).toBe(true)

  await Promise.all(nodes.map(served => served.close()))
  const { ledger } = await openLedger({ database })
  const key = Buffer.from(process.env.CARDROOM_KEY!, 'hex')
  expect((await audit({ ledger, library: await openRulebook(), heads: [], key })).wrong).toEqual([])
  await ledger.close()
})
