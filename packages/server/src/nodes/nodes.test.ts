import type { TableView } from '@cardroom/protocol'
import { FencedError, RequestWithdrawnError } from '@cardroom/room/store'
import { append, away, opened } from '@cardroom/room/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PostgresStore } from '../store/postgres/postgres.ts'
import { Client } from '../testing/client.ts'
import { type Postgres, startPostgres, withClient } from '../testing/postgres.ts'
import { spawnRoom } from '../testing/process.ts'
import { enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../testing/room.ts'
import { measureProcess, type SpawnedServer } from '../testing/spawned.ts'

// All nodes of a house have one key.
process.env.CARDROOM_KEY = 'ab'.repeat(32)

let server: Postgres
let database: string

beforeAll(async () => {
  server = await startPostgres()
})
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
      await expect(store.append({ ...append(1, [away(1)]), fence })).rejects.toThrow(FencedError)
    }
    await store.append({ ...append(1, [away(1)]), fence: { node: 'a', epoch: 1 } })
    expect(await store.history('t')).toHaveLength(2)
    await store.close()
  })

  test('answers a request once, and none that was withdrawn', async () => {
    const store = await PostgresStore.open(database)
    await store.append(append(0, [opened]))
    await withClient(database, client =>
      client.query("INSERT INTO requests (id, table_id, asker, request) VALUES ('w', 't', 'b', '{}')"),
    )
    const answers = { id: 'w', answer: 'null' }
    await store.append({ ...append(1, [away(1)]), answers })
    await expect(store.append({ ...append(2, [away(2)]), answers })).rejects.toThrow(RequestWithdrawnError)
    await expect(
      store.append({ ...append(2, [away(2)]), answers: { id: 'never', answer: 'null' } }),
    ).rejects.toThrow(RequestWithdrawnError)
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
    const view = await client.until(table, one => mayMove(one) && one.clock !== undefined)
    expect(view.clock!.until - view.clock!.now).toBeGreaterThan(10_000)
    await client.must({ type: 'move', table, move: 'fold' })
    // Whoever has played does not keep the other waiting for the next hand.
    await client.must({ type: 'away', table, away: true })
  }
  await Promise.all([folds(ann), folds(bob)])
  await bob.close()
  await ann.until(table, view => view.seats[4]!.player?.here === false)
})

test('chat reaches the other node, and onlookers there are counted', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const ann = await enter(one, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { private: true, bots: 1 } })
  const { table: own = '', word = '' } = opened.type === 'ok' ? opened : {}
  await ann.must({ type: 'watch', table: own })
  await expect.poll(() => other.room.tables.has(own)).toBe(true)
  const bob = await enter(other, { name: 'Bob' })
  await bob.must({ type: 'watch', table: own, word })
  await ann.until(own, ({ lookingOn }) => lookingOn?.count === 2)
  const heard = ann.next(message => (message.type === 'said' ? message.lines[0] : undefined))
  await bob.must({ type: 'say', table: own, said: { phrase: 'hello' } })
  expect(await heard).toMatchObject({ name: 'Bob', said: { phrase: 'hello' } })
})

test('limits of tables and seats hold across nodes, and each lobby has every table', async () => {
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
  await expect.poll(() => other.room.tables.size).toBe(6)
  expect(await again.refusal({ type: 'open', game: HOLDEM })).toContain('5')
  await expect.poll(() => again.lobby.length).toBe(6)
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

const mayMove = ({ you }: TableView) => you.may.some(may => may.do === 'move')

// How long it takes depends on what else the machine has to do: `npm run chaos` measures it.
test('another node takes over from one killed in the middle of a round, turn and cards kept', async () => {
  const start = () => spawnRoom({ data: temporaryFolder(), database, lobby: [HOLDEM] })
  const nodes = [await start(), await start(), await start()]
  const come = async (node: SpawnedServer, hello: { name?: string; token?: string }) => {
    const client = await Client.connect(node.url, hello)
    await client.must({ type: 'watch', table })
    return client
  }
  const first = await come(nodes[0]!, { name: 'Ann' })
  await first.must({ type: 'sit', table, seat: 1 })
  await first.until(table, mayMove)
  // While a round is on, its table does not change hands.
  const leader = await leaderOf(nodes)
  const ann = await come(nodes[leader]!, { token: first.token })
  const bob = await come(nodes[(leader + 1) % 3]!, { name: 'Bob' })
  const before = await ann.until(table, mayMove)
  await nodes[leader]!.kill()
  const again = await come(nodes[(leader + 2) % 3]!, { token: ann.token })
  const after = await again.until(table, mayMove)
  expect(after.round!.view).toEqual(before.round!.view)
  expect(after.you).toEqual(before.you)
  // The request waits for whoever takes the table.
  await again.must({ type: 'move', table, move: 'fold' })
  expect(again.tables.get(table)!.version).toBeGreaterThan(before.version)
  await bob.until(table, ({ version }) => version > before.version)
  for (const client of [first, again, bob]) client.socket.terminate()
})

test('a node that is told to stop hands its tables over, and a round goes on elsewhere', async () => {
  const served = [await openNode(), await openNode()]
  const leads = () => served.findIndex(({ room }) => room.tables.get(table)!.leads)
  const first = await takeSeat(served[0]!, table, 'Ann', 1)
  await first.until(table, mayMove)
  // While a round is on, its table does not change hands.
  await expect.poll(leads).toBeGreaterThanOrEqual(0)
  const leader = leads()
  const ann = await enter(served[leader]!, { token: first.token })
  await ann.must({ type: 'watch', table })
  const before = await ann.until(table, mayMove)
  const gone = new Promise(done => ann.socket.once('close', done))
  // Long before the time is up, or the round would be over by then.
  await served[leader]!.drain(20_000)
  expect(await gone).toBe(1012)
  const other = served[1 - leader]!
  const again = await enter(other, { token: ann.token })
  await again.must({ type: 'watch', table })
  const after = await again.until(table, mayMove)
  expect(after.round!.view).toEqual(before.round!.view)
  await again.must({ type: 'move', table, move: 'fold' })
  expect(leads()).toBe(1 - leader)
})

/** Which of the nodes leads the table. */
async function leaderOf(nodes: readonly SpawnedServer[]): Promise<number> {
  for (;;) {
    const known = await Promise.all(nodes.map(measureProcess))
    const leader = known.findIndex(({ leads }) => leads.includes(table))
    if (leader >= 0) return leader
  }
}

test('a session that is ended on one node is over on the others at once', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const ann = await enter(one, { name: 'Ann' })
  const there = await enter(other, { token: ann.token })
  const closed = (client: Client) =>
    new Promise(done => client.socket.once('close', (code, why) => done([code, String(why)])))
  const both = [closed(ann), closed(there)]
  await ann.must({ type: 'account', request: { do: 'sign-out' } })
  expect(await Promise.all(both)).toEqual([
    [4001, 'signed-out'],
    [4001, 'signed-out'],
  ])
  await expect(enter(other, { token: ann.token })).rejects.toThrow('signed out')
})

test('a node looks up missed notifications when it reconnects', async () => {
  const [one, other] = [await openNode(), await openNode()]
  const ann = await enter(one, { name: 'Ann' })
  const there = await enter(other, { token: ann.token })
  const over = new Promise(done => there.socket.once('close', code => done(code)))
  // The chain says so, and nobody was told.
  const sessions = await one.room.context.store.accounts.sessionsOf(
    (await one.room.context.store.personByLook('ann'))!.id,
  )
  await withClient(database, client => client.query('DELETE FROM sessions WHERE id = $1', [sessions[0]!.id]))
  await withClient(database, client =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'cardroom % line'`,
    ),
  )
  expect(await over).toBe(4001)
})
