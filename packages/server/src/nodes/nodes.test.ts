import type { TableView } from '@cardroom/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { Fenced, Withdrawn } from '../store/store.ts'
import { append, away, opened } from '../store/testing/contract.ts'
import { Client } from '../testing/client.ts'
import { asking, type Postgres, startPostgres } from '../testing/postgres.ts'
import { spawnRoom } from '../testing/process.ts'
import { enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../testing/room.ts'
import { measured, type Spawned } from '../testing/spawned.ts'

let server: Postgres
let database: string

beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(() => server?.stop())
beforeEach(async () => {
  database = await server.fresh()
})

const table = tableOf(HOLDEM)
const quiet = { log: () => {} }

/** The nodes, each told to lead nothing but what falls to it. */
const openNode = () => openRoom({ database, lobby: [HOLDEM], ...quiet })

describe('an append', () => {
  test('is written in the epoch that is led, by the node that leads it, and in no other', async () => {
    const store = await PostgresStore.open(database)
    await store.append({ ...append(0, [opened]), fence: { node: 'a', epoch: 1 } })
    const stale = [
      { node: 'a', epoch: 0 },
      { node: 'a', epoch: 2 },
      { node: 'b', epoch: 1 },
    ]
    for (const fence of stale) {
      await expect(store.append({ ...append(1, [away(1)]), fence })).rejects.toThrow(Fenced)
    }
    await store.append({ ...append(1, [away(1)]), fence: { node: 'a', epoch: 1 } })
    expect(await store.history('t')).toHaveLength(2)
    await store.close()
  })

  test('fulfils a wish once, and none that was withdrawn', async () => {
    const store = await PostgresStore.open(database)
    await store.append(append(0, [opened]))
    await asking(database, client =>
      client.query("INSERT INTO wishes (id, table_id, asker, wish) VALUES ('w', 't', 'b', '{}')"),
    )
    const fulfils = { id: 'w', answer: 'null' }
    await store.append({ ...append(1, [away(1)]), fulfils })
    await expect(store.append({ ...append(2, [away(2)]), fulfils })).rejects.toThrow(Withdrawn)
    await expect(
      store.append({ ...append(2, [away(2)]), fulfils: { id: 'never', answer: 'null' } }),
    ).rejects.toThrow(Withdrawn)
    expect(await store.history('t')).toHaveLength(2)
    await store.close()
  })
})

test('people on two nodes sit at one table, see it alike and play with each other', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const ann = await takeSeat(one, table, 'Ann', 1)
  const bob = await takeSeat(other, table, 'Bob', 5)
  const led = [one, other].map(served => served.room.tables.get(table)!.leads)
  expect(led.sort()).toEqual([false, true])
  await ann.until(table, view => view.seats[4]!.player?.here === true)
  await bob.until(table, view => view.seats[0]!.player?.here === true)
  const folds = async (client: Client) => {
    const mayMove = ({ you, clock }: TableView) => you.may.some(may => may.do === 'move') && !!clock
    const view = await client.until(table, mayMove)
    expect(view.clock!.until - view.clock!.now).toBeGreaterThan(10_000)
    await client.must({ type: 'move', table, move: 'fold' })
  }
  await Promise.all([folds(ann), folds(bob)])
  const cards = (client: Client, place: string) =>
    client.tables.get(table)!.round?.view.piles.find(pile => pile.place === place)?.cards
  await ann.until(table, view => view.round !== undefined)
  expect(cards(ann, '5')?.every(card => card === '??') ?? true).toBe(true)
  await bob.close()
  await ann.until(table, view => view.seats[4]!.player?.here === false)
})

test('tables a person and seats a person hold across nodes, and each lobby has every table', async () => {
  const lobby = [HOLDEM]
  const [one, other] = [
    await openRoom({ database, lobby, ...quiet }),
    await openRoom({ database, lobby, ...quiet }),
  ]
  const ann = await enter(one, { name: 'Ann' })
  const again = await enter(other, { token: ann.token })
  const opened: string[] = []
  for (const client of [ann, again]) {
    for (let i = 0; i < 2; i++) {
      const answer = await client.must({ type: 'open', game: HOLDEM })
      opened.push(answer.type === 'ok' ? answer.table! : '')
    }
  }
  await ann.must({ type: 'open', game: HOLDEM })
  await expect.poll(() => other.room.tables.size, { timeout: 5_000 }).toBe(6)
  expect(await again.refusal({ type: 'open', game: HOLDEM })).toContain('5')
  await expect.poll(() => again.lobby.length, { timeout: 5_000 }).toBe(6)
  for (const [i, id] of opened.entries()) await (i % 2 ? ann : again).must({ type: 'sit', table: id })
  const bob = await enter(one, { name: 'Bob' })
  const bobAgain = await enter(other, { token: bob.token })
  for (const id of other.room.tables.keys()) await bobAgain.must({ type: 'sit', table: id })
  for (let i = 0; i < 2; i++) {
    const answer = await bob.must({ type: 'open', game: HOLDEM })
    await bob.must({ type: 'sit', table: answer.type === 'ok' ? answer.table! : '' })
  }
  const ninth = await bob.must({ type: 'open', game: HOLDEM })
  expect(await bob.refusal({ type: 'sit', table: ninth.type === 'ok' ? ninth.table! : '' })).toContain('8')
})

test('a node that is killed in the middle of a round is followed by another within five seconds, turn and cards kept', async () => {
  const start = () => spawnRoom({ data: temporaryFolder(), database, lobby: [HOLDEM] })
  const first = await start()
  const [second, third] = [await start(), await start()]
  const urls = [first, second, third]
  const seats = await Promise.all(
    urls.map(async ({ url }, i) => {
      const client = await Client.connect(url, { name: `P${i}` })
      await client.must({ type: 'watch', table })
      await client.must({ type: 'sit', table, seat: [1, 3, 5][i]! })
      return client
    }),
  )
  const leader = await leaderOf(urls)
  const ann = seats[leader]!
  const before = await ann.until(table, ({ you }) => you.may.some(may => may.do === 'move'))
  const own = before.round!.view.piles.find(pile => pile.place === String(before.you.seat))
  const began = Date.now()
  await urls[leader]!.kill()
  const elsewhere = urls[(leader + 1) % 3]!
  const again = await Client.connect(elsewhere.url, { token: ann.token })
  await again.must({ type: 'watch', table })
  const after = await again.until(table, ({ you }) => you.may.some(may => may.do === 'move'))
  expect(after.round!.view.piles.find(pile => pile.place === String(before.you.seat))).toEqual(own)
  // Waits with the row until there is a leader again.
  await again.must({ type: 'move', table, move: 'fold' })
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(again.tables.get(table)!.version).toBeGreaterThan(before.version)
}, 60_000)

/** Which of the nodes leads the table. */
async function leaderOf(nodes: readonly Spawned[]): Promise<number> {
  for (;;) {
    const known = await Promise.all(nodes.map(measured))
    const leader = known.findIndex(({ leads }) => leads.includes(table))
    if (leader >= 0) return leader
  }
}
