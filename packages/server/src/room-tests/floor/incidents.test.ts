import { cpSync } from 'node:fs'
import type { DisputeReply, IncidentsReply } from '@cardroom/protocol'
import { StaffRoles } from '@cardroom/room'
import { expect, onTestFinished, test, vi } from 'vitest'
import { archive } from '../../archive/index.ts'
import { SqliteStore } from '../../store/sqlite.ts'
import type { Client } from '../../testing/client.ts'
import { handDealt, handRound, tabletOf } from '../../testing/hand-dealt.ts'
import { enterAs, idOf, request, wrongIn } from '../../testing/house.ts'
import { Regular, stayIn } from '../../testing/regular.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../../testing/room.ts'

const SLOW = { decision: 60_000 }

/** Ann and Bob at a hold'em table of the house, in a round; the floor looks on. */
async function inARound(data = temporaryFolder()) {
  const served = await openRoom({ data, lobby: [], timings: SLOW })
  const floor = await enterAs(served, 'Flo', 'floor')
  const does = (route: string, body?: unknown, by: Client | undefined = floor) =>
    request(served, route, { token: by.token, body })
  const { said } = await does('POST /api/house/tables', { game: HOLDEM, options: { bots: 0 } })
  const table = String(said.table)
  const ann = await takeSeat(served, table, 'Ann', 1)
  const bob = await takeSeat(served, table, 'Bob', 2)
  await bob.until(table, view => view.round?.view.awaiting.kind === 'decision')
  await floor.must({ type: 'watch', table })
  return { served, floor, ann, bob, table, does }
}

test('the log of incidents has every ruling with its lines, and every voided round', async () => {
  const { served, floor, table, does } = await inARound()
  const auditor = await enterAs(served, 'Audrey', 'auditor')
  const round = served.room.tables.get(table)!.table.state.round!.id
  const ruling = { name: 'exposed-card', seat: 2, cards: [{ place: '2', at: 0 }] }
  const { version } = served.room.tables.get(table)!.table.state
  await floor.must({ type: 'rule', table, ruling, version })
  await does('POST /api/house/tables/void', { table })
  const read = async (query = '', by = floor, path = '/api/house') =>
    (await does(`GET ${path}/incidents${query}`, undefined, by)).said as unknown as IncidentsReply
  const { incidents, counts, names } = await read()
  expect(incidents).toMatchObject([
    { table, round, incident: 'round-voided' },
    { table, round, incident: 'exposed-card', cite: 'practice' },
  ])
  expect(incidents.map(({ by = '' }) => names[by])).toEqual(['Flo', 'Flo'])
  expect(counts).toEqual({
    tables: { [table]: 2 },
    dealers: {},
    kinds: { 'exposed-card': 1, 'round-voided': 1 },
  })
  expect((await read('?incident=exposed-card')).incidents).toHaveLength(1)
  expect((await read('?table=elsewhere')).incidents).toEqual([])
  expect((await read('', auditor, '/api/audit')).incidents).toEqual(incidents)
  const csv = await fetch(`http://127.0.0.1:${served.port}/api/house/incidents.csv`, {
    headers: { authorization: `Bearer ${floor.token}` },
  })
  const lines = (await csv.text()).trim().split('\r\n')
  expect(lines[0]).toBe('at,table,round,incident,lines,by,dealer')
  expect(lines).toHaveLength(3)
})

test('rulings at a table dealt by hand are listed once it is the house’s, as long as they count', async () => {
  const served = await openRoom({ lobby: [] })
  const floor = await enterAs(served, 'Flo', 'floor')
  const read = async (query = '') =>
    (await request(served, `GET /api/house/incidents${query}`, { token: floor.token }))
      .said as unknown as IncidentsReply
  const tablet = tabletOf(served, handDealt('session-one'))
  await tablet.begin()
  const ruled = { id: 'r-1', at: 2_000, round: 1, does: { do: 'move', move: 'floor misdeal' } } as const
  const begun = [...handRound(1, 1, 1_000).slice(0, 5), ruled]
  await tablet.append(0, begun)
  expect((await read()).incidents).toEqual([])
  await request(served, 'POST /api/house/sessions', { token: floor.token, body: { session: 'session-one' } })
  const { incidents, names, counts } = await read()
  expect(incidents).toMatchObject([
    {
      table: 'session-one',
      round: 'session-one-1',
      at: 2_000,
      incident: 'misdeal',
      cite: 'practice',
      dealer: 'session-one',
      byHand: true,
    },
  ])
  expect(names['session-one']).toBe('Baccarat')
  expect(counts.kinds).toEqual({ misdeal: 1 })
  expect((await read('?dealer=session-one&incident=misdeal')).incidents).toEqual(incidents)

  const back = { id: 'x-1', at: 3_000, round: 1, does: { do: 'take-back', of: 'r-1' } } as const
  await tablet.append(begun.length, [back])
  expect((await read()).incidents).toEqual([])
  const again = { id: 'x-2', at: 4_000, round: 1, does: { do: 'take-back', of: 'x-1' } } as const
  await tablet.append(begun.length + 1, [again])
  expect((await read()).incidents).toEqual(incidents)
})

test('the name of who ruled is on disk with the ruling, and who voided with the voided round, whenever the power fails', async () => {
  const data = temporaryFolder()
  const { served, floor, table, does } = await inARound(data)
  const { append } = SqliteStore.prototype
  // The disk as it is right before each of the two is written, and right after.
  const disks: { readonly before: string; readonly after: string }[] = []
  const spy = vi.spyOn(SqliteStore.prototype, 'append').mockImplementation(async function (
    this: SqliteStore,
    one,
  ) {
    const disk = { before: temporaryFolder(), after: temporaryFolder() }
    if (one.house) cpSync(data, disk.before, { recursive: true })
    await append.call(this, one)
    if (!one.house) return
    cpSync(data, disk.after, { recursive: true })
    disks.push(disk)
  })
  onTestFinished(() => spy.mockRestore())
  const { version, round } = served.room.tables.get(table)!.table.state
  const ruling = { name: 'exposed-card', seat: 2, cards: [{ place: '2', at: 0 }] }
  await floor.must({ type: 'rule', table, ruling, version })
  expect((await does('POST /api/house/tables/void', { table })).status).toBe(200)
  const by = await idOf(served, floor)
  await served.close()
  const on = async (folder: string) => {
    const again = new SqliteStore(folder)
    const log = await again.house.log(0)
    const events = (await again.history(table)).slice(version)
    await again.close()
    return {
      ruled: log.flatMap(({ event }) => (event.type === 'ruled' ? [event.by] : [])),
      rulings: events.filter(event => event.type === 'input' && event.input.kind === 'ruling').length,
      voidedBy: log.flatMap(({ event }) => (event.type === 'round-voided' ? [event.by] : [])),
      voided: events.flatMap(event => (event.type === 'voided' ? [event.id] : [])),
    }
  }
  const nothing = { ruled: [], rulings: 0, voidedBy: [], voided: [] }
  const ruled = { ...nothing, ruled: [by], rulings: 1 }
  const both = { ...ruled, voidedBy: [by], voided: [round!.id] }
  const [first, second] = disks
  expect(disks).toHaveLength(2)
  expect([await on(first!.before), await on(first!.after)]).toEqual([nothing, ruled])
  expect([await on(second!.before), await on(second!.after)]).toEqual([ruled, both])
  for (const folder of [...disks.flatMap(({ before, after }) => [before, after]), data])
    expect(await wrongIn(folder)).toEqual([])
})

test('a disputed round is sealed for both sides until it is decided, and both see the answer', async () => {
  const data = temporaryFolder()
  const { served, floor, ann, bob, table, does } = await inARound(data)
  for (const one of [ann, bob]) new Regular(one, table, stayIn)
  const round = `${table}.1`
  await expect.poll(async () => (await served.room.context.store.round(round)) !== undefined).toBe(true)
  const path = `/api/rounds/${round}`
  const eve = await enter(served, { name: 'Eve' })
  const dispute = (by: Client) => does(`POST ${path}/dispute`, { words: 'my flush was good' }, by)
  const seen = async (by: Client) =>
    (await does(`GET ${path}/dispute`, undefined, by)).said as unknown as DisputeReply
  expect((await dispute(eve)).said.error).toMatch(/only who has played/)
  expect(await seen(ann)).toEqual({ may: true })
  expect((await does(`POST ${path}/dispute`, { words: ' ' }, ann)).status).toBe(400)
  expect((await dispute(ann)).said).toEqual({ done: true })
  expect((await dispute(bob)).said.error).toMatch(/disputed already/)
  expect(await seen(bob)).toMatchObject({ may: false, dispute: { words: 'my flush was good' } })
  expect(await seen(eve)).toEqual({ may: false })
  for (const one of [ann, bob])
    expect((await does(`POST ${path}/agree`, {}, one)).said.error).toMatch(/stays sealed/)

  const decide = (by: Client, words = 'the board plays') =>
    does('POST /api/house/disputes/decide', { round, decision: 'stands', words }, by)
  expect((await decide(ann)).status).toBe(403)
  expect((await decide(floor)).said).toEqual({ done: true })
  expect((await decide(floor)).said.error).toMatch(/is decided/)
  for (const one of [ann, bob])
    expect((await seen(one)).dispute?.decided).toMatchObject({ decision: 'stands', words: 'the board plays' })
  expect((await does(`POST ${path}/agree`, {}, ann)).status).toBe(200)
  await served.close()
  expect(await wrongIn(data)).toEqual([])
})

test('a player of the round does not decide its dispute, whatever their part', async () => {
  const { served, ann, bob, table, does } = await inARound()
  const { roles, store } = served.room.context
  for (const one of [ann, bob]) new Regular(one, table, stayIn)
  await expect.poll(async () => (await store.round(`${table}.1`)) !== undefined).toBe(true)
  await does(`POST /api/rounds/${table}.1/dispute`, { words: 'no' }, ann)
  const [found] = await store.house.people({ begins: 'Bob' }, 1)
  await roles.grant('floor', found!.id, 'test')
  const body = { round: `${table}.1`, decision: 'upheld', words: 'mine' }
  expect((await does('POST /api/house/disputes/decide', body, bob)).said.error).toMatch(/does not decide/)
})

test('a disputed round, and what came after it at its table, is not archived', async () => {
  const data = temporaryFolder()
  const MONTHS = 60 * 24 * 60 * 60_000
  const then = await openRoom({ data, playOn: true, now: () => Date.now() - MONTHS })
  const table = tableOf(BACCARAT)
  await expect
    .poll(() => then.room.tables.get(table)!.table.state.rounds, { timeout: 15_000 })
    .toBeGreaterThan(30)
  await then.close()
  const store = new SqliteStore(data)
  const house = new StaffRoles(store.house, Date.now)
  const round = `${table}.5`
  await house.note({ type: 'dispute-opened', round, table, words: 'no', seal: '', by: 'ann' })
  await store.close()
  const before = new Date().toISOString().slice(0, 7)
  // The four before it, or fewer that were written together with none of it.
  expect((await archive({ data }, { before })).rounds).toBeLessThan(5)
  const again = new SqliteStore(data)
  const same = new StaffRoles(again.house, Date.now)
  await same.catchUp()
  await same.note({ type: 'dispute-decided', round, table, decision: 'stands', words: 'yes', by: 'flo' })
  await again.close()
  expect((await archive({ data }, { before })).rounds).toBeGreaterThan(4)
  expect(await wrongIn(data)).toEqual([])
})
