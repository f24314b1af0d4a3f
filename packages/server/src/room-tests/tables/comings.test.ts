import type { ChoicesReply, TableOptions, TableView } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import type { RunningServer } from '../../serve.ts'
import type { Client } from '../../testing/client.ts'
import { enter, HOLDEM, openRoom } from '../../testing/room.ts'

const SEATS = 10

/** Somebody opens a table, and watches it. */
async function opens(ann: Client, game: string, options: TableOptions): Promise<string> {
  const opened = await ann.must({ type: 'open', game, options })
  const table = opened.type === 'ok' ? (opened.table ?? '') : ''
  await ann.must({ type: 'watch', table })
  return table
}

async function watches(served: RunningServer, name: string, table: string): Promise<Client> {
  const client = await enter(served, { name })
  await client.must({ type: 'watch', table })
  return client
}

const may = (view: TableView, what: string) => view.you.may.find(one => one.do === what)
const view = (client: Client, table: string) => client.tables.get(table)!

test('buy-ins follow the printed schedule (000:495-497)', async () => {
  const served = await openRoom({ lobby: [] })
  const ann = await enter(served, { name: 'Ann' })
  const table = await opens(ann, HOLDEM, { schedule: ['rates/4', 'rates/5', 'rates/6'], bots: 0 })
  expect(view(ann, table).buyIn).toEqual({ min: 4_000, max: 30_000, usual: 30_000 })
  expect(may(view(ann, table), 'sit')).toMatchObject({ min: 4_000, max: 30_000 })
  expect(await ann.refusal({ type: 'sit', table, stack: 3_900 })).toBe('one sits down with $40 to $300')
  await ann.must({ type: 'sit', table, stack: 10_000 })
  const sitting = await ann.until(table, now => now.you.seat !== undefined)
  expect(may(sitting, 'chips')).toEqual({ do: 'chips', min: 1, max: 20_000, usual: 20_000 })
  expect(await ann.refusal({ type: 'chips', table, cents: 20_100 })).toBe('at most $200 more')
  await ann.must({ type: 'chips', table, cents: 20_000 })
  const bought = await ann.until(table, now => now.seats.some(({ stack }) => stack === 30_000))
  expect(bought.news.map(({ says }) => english.say(says))).toEqual([
    'Ann sits down at seat 1 with $100',
    'Ann buys $200',
  ])
})

test('the choices for a new table are those of the filed schedules', async () => {
  const served = await openRoom({ lobby: [] })
  const get = async (game: string): Promise<ChoicesReply> =>
    (await (await fetch(`http://127.0.0.1:${served.port}/api/games/${game}/tables`)).json()) as ChoicesReply
  const limit = (await get(HOLDEM)).find(({ schedule }) => schedule.includes('rates/4'))
  expect(limit).toMatchObject({
    schedule: ['rates/4', 'rates/5', 'rates/6'],
    betting: ['limit'],
    buyIn: { min: 4_000, max: 30_000 },
  })
  const [first] = await get('outlaws/pure-21-5-blackjack')
  expect(first).toMatchObject({ schedule: ['own/1'], table: { min: 500, max: 5_000 } })
  // Whatever is offered can be opened.
  const ann = await enter(served, { name: 'Ann' })
  for (const { schedule } of (await get('towers/omaha')).filter(({ isFixed }) => isFixed).slice(0, 3))
    await ann.must({ type: 'open', game: 'towers/omaha', options: { schedule: [...schedule], bots: 0 } })
})

test('calls a waiting player to a seat, and keeps it', async () => {
  const served = await openRoom({ lobby: [] })
  const ann = await enter(served, { name: 'Ann' })
  const table = await opens(ann, HOLDEM, { bots: SEATS - 1 })
  await ann.must({ type: 'sit', table })
  const bob = await watches(served, 'Bob', table)
  const cyd = await watches(served, 'Cyd', table)
  expect(await bob.refusal({ type: 'sit', table })).toBe('every seat is taken')
  expect(view(bob, table).you.may).toEqual([{ do: 'wait' }])
  await bob.must({ type: 'wait', table })
  await cyd.must({ type: 'wait', table })
  const listed = await bob.until(table, now => now.waiting.length === 2)
  expect(listed.waiting.map(({ name }) => name)).toEqual(['Bob', 'Cyd'])
  expect(listed.you.may).toEqual([{ do: 'wait-no-more' }])
  await expect.poll(() => bob.lobby.find(({ id }) => id === table)?.waiting).toEqual(['Bob', 'Cyd'])
  await ann.must({ type: 'stand', table })
  const called = await bob.until(table, now => now.waiting[0]?.called !== undefined)
  const { seat } = called.waiting[0]!.called!
  expect(may(called, 'sit')).toMatchObject({ seats: [seat] })
  expect(called.seats[seat - 1]).toMatchObject({ keptFor: 'Bob' })
  expect(await cyd.refusal({ type: 'sit', table, seat })).toBe(`seat ${seat} is kept for Bob`)
  await bob.must({ type: 'sit', table })
  const sat = await bob.until(table, now => now.you.seat !== undefined)
  expect(sat.you.seat).toBe(seat)
  expect(sat.waiting.map(({ name }) => name)).toEqual(['Cyd'])
})

test('changes a seat when the round is over', async () => {
  const served = await openRoom({ lobby: [] })
  const ann = await enter(served, { name: 'Ann' })
  const table = await opens(ann, HOLDEM, { bots: 2 })
  await ann.must({ type: 'sit', table, seat: 1 })
  await ann.until(table, now => may(now, 'move') !== undefined)
  await ann.must({ type: 'change-seat', table, seat: 10 })
  const moving = await ann.until(table, now => now.seats[0]?.player?.movingTo === 10)
  expect(may(moving, 'change-seat')).toEqual({ do: 'change-seat', seats: [1], to: 10 })
  await ann.must({ type: 'move', table, move: 'fold' })
  const moved = await ann.until(table, now => now.you.seat === 10)
  expect(moved.seats[0]).toEqual({ seat: 1, stack: 0 })
})

test('the collection by the half hour is shown before it is due, and taken from those who are away (002:220)', async () => {
  let now = Date.UTC(2030, 0, 1, 10, 5)
  const served = await openRoom({ lobby: [], now: () => now, timings: { pause: 20 } })
  const ann = await enter(served, { name: 'Ann' })
  // A pot-limit table of Towers: six dollars from each person every half hour.
  const table = await opens(ann, 'towers/omaha', { schedule: 'own/7', bots: 3 })
  await ann.must({ type: 'sit', table, stack: 100_000 })
  const playing = await ann.until(
    table,
    shown => shown.timeCollection !== undefined && may(shown, 'move') !== undefined,
  )
  const { at, cents, players } = playing.timeCollection!
  expect([cents, players]).toEqual([600, 4])
  await ann.must({ type: 'away', table, away: true })
  const before = view(ann, table).seats[0]!.stack
  now = at
  await ann.must({ type: 'move', table, move: 'fold' })
  const collected = await ann.until(table, shown =>
    shown.news.some(({ says, at: when }) => says.say === 'news-collected' && when === at),
  )
  expect(collected.seats[0]).toMatchObject({ stack: before - 600, player: { away: true } })
  expect(collected.timeCollection?.at).toBe(at + 30 * 60_000)
})
