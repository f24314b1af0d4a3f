import type { CountReply, CountSheet, Pieces } from '@cardroom/protocol'
import type { TableHost } from '@cardroom/room'
import { openRulebook } from '@cardroom/rulebook'
import { expect, test } from 'vitest'
import { audit } from '../../audit/audit.ts'
import { move } from '../../house-data/move.ts'
import { openLedger } from '../../house-data/open-ledger.ts'
import type { RunningServer } from '../../serve.ts'
import { drainTable } from '../../testing/drain-table.ts'
import { handDealt, handRound, tabletOf } from '../../testing/hand-dealt.ts'
import { enterAs, request } from '../../testing/house.ts'
import { BACCARAT, HOLDEM, openRoom, tableOf, temporaryFolder } from '../../testing/room.ts'

const T = tableOf(BACCARAT)
const JACKPOT_GAME = 'comstock/super-pan-9'

/** A card room whose bots play by themselves, with a floor person who asks. */
async function house(options: Parameters<typeof openRoom>[0] = {}) {
  const data = temporaryFolder()
  let now = Date.parse('2026-11-17T09:00-08:00')
  const served = await openRoom({ data, lobby: [], playOn: true, now: () => now, ...options })
  const floor = await enterAs(served, 'Flo', 'operator')
  const ask = (route: string, body?: object) => request(served, route, { token: floor.token, body })
  return {
    data,
    served,
    /** Does something that must be done. */
    async must(route: string, body: object): Promise<void> {
      expect((await ask(`POST /api/house/${route}`, body)).said).toEqual({ done: true })
    },
    /** What is said of something that cannot be done. */
    async not(route: string, body: object): Promise<string> {
      const before = await served.room.context.store.house.drop(0)
      const { status, said } = await ask(`POST /api/house/${route}`, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(await served.room.context.store.house.drop(0)).toEqual(before)
      return said.error!
    },
    async sheets(shift?: string): Promise<CountReply> {
      const query = shift === undefined ? '' : `?shift=${encodeURIComponent(shift)}`
      return (await ask(`GET /api/house/count${query}`)).said as unknown as CountReply
    },
    wait: (time: number) => (now += time),
  }
}

/** A table of bots that has dealt some rounds and deals no more. */
async function played(served: RunningServer, game: string, rounds: number, options = {}): Promise<TableHost> {
  const host = await served.room.houseHandlers.open(game, options, 'test')
  if ('code' in host) throw new Error(host.code)
  while (host.table.state.rounds < rounds) await new Promise(done => setTimeout(done, 5))
  await drainTable(host)
  return host
}

/** What the records of a table's rounds say was collected, for what. */
async function feesIn(served: RunningServer, host: TableHost, what: string): Promise<number> {
  const { store } = served.room.context
  const rounds = await store.rounds({ table: host.id, limit: 500 })
  const kept = await Promise.all(rounds.map(({ id }) => store.round(id)))
  const fees = kept.flatMap(
    round => (round?.record.result as { fees: { for: string; cents: number }[] } | undefined)?.fees ?? [],
  )
  return fees.filter(fee => fee.for === what).reduce((sum, { cents }) => sum + cents, 0)
}

/** An amount in pieces, the largest first. */
const inPieces = (cents: number): Pieces => ({
  100: Math.floor(cents / 100),
  ...(cents % 100 === 0 ? {} : { 1: cents % 100 }),
})

async function audited(data: string) {
  const { ledger, heads, key } = await openLedger({ data })
  const found = await audit({ ledger, library: await openRulebook(), key, heads: [heads] })
  await ledger.close()
  return found
}

const counting = ({ box, expected }: CountSheet, less = 0) => ({
  box,
  collection: inPieces(expected.collection - less),
  jackpot: inPieces(expected.jackpot),
})

test('fees of a shift fall into boxes, jackpot dollars apart, and a miscounted box shows the difference', async () => {
  const { data, served, must, sheets } = await house()
  await must('count/establishment', { name: 'The House' })
  await must('shifts/open', { name: 'day' })
  const shift = '2026-11-17 day'
  const pan = await played(served, JACKPOT_GAME, 4, { readings: { jackpot: 'attached' } })
  const poker = await played(served, HOLDEM, 4)
  const fees = await feesIn(served, pan, 'collection')
  const jackpot = await feesIn(served, pan, 'jackpot')
  expect(jackpot).toBeGreaterThan(0)
  const before = await sheets()
  expect(before).toMatchObject({ establishment: 'The House', now: { shift, opened: true }, sheets: [] })
  expect(before.boxes.find(({ table }) => table === pan.id)).toEqual({
    table: pan.id,
    game: JACKPOT_GAME,
    byHand: false,
    number: 1,
    collection: fees,
    jackpot,
  })
  await must('boxes/pull', { table: pan.id, shift })
  await must('shifts/close', { shift })
  const closed = await sheets(shift)
  expect(closed.boxes).toEqual([])
  expect(closed.sheets.map(({ table, number, expected }) => ({ table, number, expected }))).toEqual([
    { table: pan.id, number: 1, expected: { collection: fees, jackpot } },
    {
      table: poker.id,
      number: 1,
      expected: { collection: await feesIn(served, poker, 'collection'), jackpot: 0 },
    },
  ])
  const [first, second] = closed.sheets as [CountSheet, CountSheet]
  await must('count', { ...counting(first, 100), with: 'Bob' })
  await must('count', counting(second))
  const counted = await sheets()
  expect(counted.sheets.map(({ count }) => count?.difference)).toEqual([
    { collection: -100, jackpot: 0 },
    { collection: 0, jackpot: 0 },
  ])
  expect(Object.values(counted.names)).toEqual(['Flo'])
  const dollars = Math.floor((first.expected.collection - 100) / 100)
  const line = { box: first.box, fund: 'collection', denomination: 100 }
  await must('count/correct', { ...line, from: dollars, to: dollars + 1, initials: 'fl' })
  const corrected = (await sheets()).sheets[0]!
  expect(corrected.count?.difference).toEqual({ collection: 0, jackpot: 0 })
  // The line that was struck can still be read.
  expect(corrected.count?.lines[0]).toMatchObject({
    count: dollars + 1,
    struck: [{ count: dollars, initials: 'fl' }],
  })
  await served.close()
  expect((await audited(data)).wrong).toEqual([])
})

test('the day stands in for a shift; opening a shift pulls the boxes of before', async () => {
  const { served, must, sheets, wait } = await house()
  const first = await played(served, BACCARAT, 2)
  expect((await sheets()).now).toEqual({ shift: '2026-11-17', opened: false })
  await must('boxes/pull', { table: T })
  await must('boxes/pull', { table: T })
  await served.room.houseHandlers.close(first.id, 'test')
  wait(24 * 60 * 60_000)
  const host = await played(served, HOLDEM, 2)
  await must('shifts/open', { name: '1' })
  const { shifts } = await sheets()
  expect(shifts.map(({ shift, boxes }) => [shift, boxes])).toEqual([
    ['2026-11-18 1', 0],
    ['2026-11-18', 1],
    ['2026-11-17', 2],
  ])
  expect((await sheets('2026-11-17')).sheets.map(({ number }) => number)).toEqual([1, 2])
  expect((await sheets('2026-11-18')).sheets).toMatchObject([
    { table: host.id, expected: { collection: await feesIn(served, host, 'collection') } },
  ])
})

test('a day turns at an hour of the house’s clock; days already named stay as they are', async () => {
  const { served, data, must, not, sheets, wait } = await house()
  await played(served, BACCARAT, 2)
  expect((await sheets()).day).toEqual({ zone: 'America/Los_Angeles', turns: 6 })
  await must('boxes/pull', { table: T })
  // Three in the morning.
  wait(18 * 60 * 60_000)
  expect((await sheets()).now.shift).toBe('2026-11-17')
  expect(await not('count/day', { zone: 'America/Sacramento', turns: 6 })).toMatch('no time zone')
  expect(await not('count/day', { zone: 'UTC', turns: 24 })).toMatch('turns')
  expect((await sheets()).now.shift).toBe('2026-11-17')
  await must('count/day', { zone: 'America/Los_Angeles', turns: 3 })
  expect((await sheets()).now.shift).toBe('2026-11-18')
  await must('boxes/pull', { table: T })
  expect((await sheets()).shifts.map(({ shift }) => shift)).toEqual(['2026-11-18', '2026-11-17'])
  await served.close()
  expect((await audited(data)).wrong).toEqual([])
}, 60_000)

test('refuses impossible counts with a reason, and changes nothing', async () => {
  const { served, must, not, sheets } = await house()
  const host = await played(served, BACCARAT, 2)
  expect(await not('shifts/close', { shift: 'night' })).toMatch('never was a shift "night"')
  await must('shifts/open', { name: 'day' })
  expect(await not('shifts/open', { name: 'swing' })).toMatch('"2026-11-17 day" is on')
  await must('boxes/pull', { table: host.id })
  await must('shifts/close', { shift: '2026-11-17 day' })
  expect(await not('shifts/close', { shift: '2026-11-17 day' })).toMatch('is closed')
  expect(await not('shifts/open', { name: 'day' })).toMatch('call this one something else')
  expect(await not('boxes/pull', { table: host.id, shift: '2026-11-17 day' })).toMatch('is closed')
  expect(await not('boxes/pull', { table: 'nowhere' })).toMatch('no table "nowhere"')
  expect(await not('boxes/pull', { table: 'nowhere', byHand: true })).toMatch('no table "nowhere"')
  expect(await not('sessions', { session: 'nowhere' })).toMatch('no table "nowhere"')
  expect(await not('shifts/open', { name: ' ' })).toMatch('name')
  const [sheet] = (await sheets('2026-11-17')).sheets
  const { box } = sheet!
  const correction = { box, fund: 'collection', denomination: 100, from: 0, to: 1, initials: 'ab' }
  expect(await not('count/correct', correction)).toMatch('not counted yet')
  expect(await not('count', { box, collection: { 100: -1 } })).toMatch('never below zero')
  expect(await not('count', { box, collection: { 100: 1.5 } })).toMatch('collection')
  expect(await not('count', { box, collection: { 7: 1 } })).toMatch('collection')
  expect(await not('count', { box: 999, collection: {} })).toMatch('no box 999')
  await must('count', { box, collection: {} })
  expect(await not('count', { box, collection: {} })).toMatch('counted already')
  expect(await not('count/correct', { ...correction, initials: '' })).toMatch('initials')
  expect(await not('count/correct', { ...correction, initials: '12' })).toMatch('initials')
  expect(await not('count/correct', { ...correction, from: 3 })).toMatch('says 0 now')
  expect(await not('count/correct', { ...correction, to: 0 })).toMatch('says that already')
  expect(await not('count/correct', { ...correction, to: -1 })).toMatch('never below zero')
  expect(await not('count/sign', { box, why: 'spilled' })).toMatch('initials')
  await must('count/sign', { box, initials: 'Fl', why: 'spilled' })
  const { token } = await enterAs(served, 'Ann')
  const stopped = await request(served, 'POST /api/house/count', { token, body: { box, collection: {} } })
  expect(stopped).toMatchObject({ status: 403, said: { error: 'only the floor may do that' } })
  expect((await sheets('2026-11-17')).sheets[0]).toMatchObject({
    count: { difference: { collection: -sheet!.expected.collection } },
    signed: [{ initials: 'Fl', why: 'spilled' }],
  })
})

test('a table dealt by hand has boxes; what its tablet takes back later falls into the next one', async () => {
  const { data, served, must, sheets } = await house()
  const settings = handDealt('session-one')
  const { begin, append } = tabletOf(served, settings)
  await begin()
  await append(0, handRound(1, 1, 1_000))
  await must('sessions', { session: settings.id })
  const [now] = (await sheets()).boxes
  expect(now).toMatchObject({ table: settings.id, byHand: true, number: 1, jackpot: 0 })
  expect(now!.collection).toBeGreaterThan(0)
  const pull = () => must('boxes/pull', { table: settings.id, byHand: true })
  await pull()
  await pull()
  // The round is open again: its fee was never taken.
  await append(8, [{ id: 'back', at: 2_000, round: 1, does: { do: 'take-back', of: 's-1' } }])
  await pull()
  await append(9, [{ id: 'again', at: 3_000, round: 1, does: { do: 'settle' } }])
  await pull()
  const { sheets: pulled } = await sheets()
  const fee = now!.collection
  expect(pulled.map(({ expected }) => expected.collection)).toEqual([fee, 0, -fee, fee])
  await served.close()
  expect((await audited(data)).wrong).toEqual([])
  const to = temporaryFolder()
  const moved = await move({ data }, { data: to })
  expect(await audited(to)).toMatchObject({ wrong: [], head: moved.head })
})

test('an audit finds a box that was made lighter, though chain and transfers agree', async () => {
  const { data, served } = await house()
  const host = await played(served, BACCARAT, 2)
  const { store } = served.room.context
  const { upTo, collection, jackpot } = await store.house.boxOf(host.id, 0)
  const pulled = { shift: '2026-11-17', table: host.id, number: 1, after: 0, upTo, jackpot, by: 'p' }
  await store.house.writeDrop(0, Date.UTC(2026, 10, 17, 20), [
    { type: 'box-pulled', ...pulled, collection: collection - 100 },
  ])
  await served.close()
  expect((await audited(data)).wrong).toMatchObject([
    { at: ['(drop)', 'events', 1, 'collection'], code: 'audit-differs' },
  ])
})
