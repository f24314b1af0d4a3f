import { isRefusal, type Seat, verifyRecord } from '@cardroom/engine'
import type { FloorAnswer, FloorQuestion, TableView } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { Regular, stayIn } from '../../testing/regular.ts'
import { BACCARAT, enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../../testing/room.ts'

const SLOW = { bank: 60_000, wagers: 60_000, decision: 60_000 }
const library = await openRulebook()

const asked = async (client: Client, table: string, question: FloorQuestion): Promise<FloorAnswer> => {
  const answer = await client.must({ type: 'floor', table, question })
  if (answer.type !== 'ok' || !answer.floor) throw new Error('no answer of the floor')
  return answer.floor
}

const rulings = (view: TableView) =>
  (view.round?.view.log ?? view.last?.view?.log ?? []).filter(event => event.type === 'ruled')

const may = (view: TableView, what: string): boolean => view.you.may.some(one => one.do === what)

/** A table of hold'em that Ann has opened, with Bob at it. */
async function annsTable(more: { call?: number } = {}) {
  const data = temporaryFolder()
  const served = await openRoom({ data, lobby: [], timings: { ...SLOW, ...more } })
  const ann = await enter(served, { name: 'Ann' })
  const opened = await ann.must({ type: 'open', game: HOLDEM, options: { bots: 0 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  await ann.must({ type: 'watch', table })
  await ann.must({ type: 'sit', table, seat: 1 })
  const bob = await takeSeat(served, table, 'Bob', 2)
  await ann.until(table, view => view.round?.view.awaiting.kind === 'decision')
  await bob.until(table, view => view.round?.view.awaiting.kind === 'decision')
  return { served, data, ann, bob, table }
}

const recordOf = async (url: string, id: string): Promise<Record<string, unknown>> => {
  const reply = (await (await fetch(`${url}/api/rounds/${id}`)).json()) as { record: Record<string, unknown> }
  return reply.record
}

test('an exposed card is pointed at face down, weighed, ruled, told to everybody, and kept', async () => {
  const { served, data, ann, bob, table } = await annsTable()
  await ann.must({ type: 'hold', table, hold: true })
  const held = await bob.until(table, view => view.floor.holds !== undefined)
  expect(held.floor).toMatchObject({ runs: 1, holds: { for: 'ruling', seat: 1 } })
  expect(held.clock).toBeUndefined()
  expect(await bob.refusal({ type: 'move', table, move: 'fold' })).toMatch(/stands still/)

  const { offers = [] } = await asked(ann, table, { about: 'offers' })
  expect(offers.map(({ name }) => name)).toContain('exposed-card')
  expect(offers.map(({ name }) => name)).not.toContain('premature-turn')
  const { choices = [] } = await asked(ann, table, { about: 'choices', name: 'exposed-card' })
  const card = { place: '2', at: 0 }
  expect(choices).toContainEqual({ seat: 2, card })
  const ruling = { name: 'exposed-card', seat: 2, cards: [card] }
  const { weighed, version } = await asked(ann, table, { about: 'ruling', ruling })
  expect(weighed?.follows).toEqual([
    { what: 'taken-away', place: '2', cards: 1 },
    { what: 'dealt', place: '2', cards: 1 },
  ])
  const hidden = bob.tables.get(table)!.round!.view.piles.find(({ place }) => place === '2')!.cards
  expect(JSON.stringify([offers, choices, weighed])).not.toContain(hidden[0])

  expect(await bob.refusal({ type: 'rule', table, ruling, version })).toMatch(/somebody else runs/)
  expect(await ann.refusal({ type: 'rule', table, ruling, version: version - 1 })).toMatch(/has happened/)
  await ann.must({ type: 'rule', table, ruling, version })
  const told = await bob.until(table, view => rulings(view).length === 1)
  expect(told.floor.holds).toBeUndefined()
  expect(rulings(told)[0]).toMatchObject({ ruling: { name: 'exposed-card', seat: 2 } })
  const after = told.round!.view.piles.find(({ place }) => place === '2')!.cards
  expect(after).toHaveLength(2)
  expect(after).not.toEqual(hidden)

  // The round goes on after a restart, and its record verifies with its shuffle.
  await served.close()
  const again = await openRoom({ data, lobby: [], timings: SLOW })
  for (const { token } of [ann, bob]) {
    const client = await enter(again, { token })
    await client.must({ type: 'watch', table })
    new Regular(client, table, stayIn)
    if (token === bob.token) {
      const over = await client.until(table, view => view.last !== undefined)
      const record = await recordOf(`http://127.0.0.1:${again.port}`, over.last!.id)
      expect(record.moves).toContainEqual(expect.stringMatching(/^floor exposed-card 2 /))
      expect(verifyRecord(record, library, english.say)).toBeUndefined()
    }
  }
})

test('a player calls the floor: the game stands still for a while, and once a round', async () => {
  const { ann, bob, table } = await annsTable()
  expect(may(bob.tables.get(table)!, 'call')).toBe(true)
  expect(may(bob.tables.get(table)!, 'floor')).toBe(false)
  expect(may(ann.tables.get(table)!, 'floor')).toBe(true)
  expect(await ann.refusal({ type: 'call', table })).toMatch(/nothing to call/)
  await bob.must({ type: 'call', table })
  const called = await ann.until(table, view => view.floor.holds !== undefined)
  expect(called.floor.holds).toMatchObject({ for: 'call', seat: 2 })
  await ann.must({ type: 'hold', table, hold: true })
  await bob.until(table, view => view.floor.holds?.for === 'ruling')
  await ann.must({ type: 'hold', table, hold: false })
  await bob.until(table, view => view.floor.holds === undefined)
  expect(await bob.refusal({ type: 'call', table })).toMatch(/already/)
})

test('a call that nobody answers lapses', async () => {
  const { bob, table } = await annsTable({ call: 50 })
  await bob.must({ type: 'call', table })
  await bob.until(table, view => view.floor.holds === undefined)
  expect(await bob.refusal({ type: 'call', table })).toMatch(/already/)
})

test('a table’s runner who leaves holds nothing up; the longest seated runs it then', async () => {
  const { ann, bob, table } = await annsTable()
  await ann.must({ type: 'hold', table, hold: true })
  await bob.until(table, view => view.floor.holds !== undefined)
  await ann.close()
  const alone = await bob.until(table, view => view.floor.holds === undefined)
  expect(alone.floor.runs).toBe(2)
})

test('a misdeal at baccarat: the chips wait for the floor, and every wager goes back', async () => {
  const served = await openRoom({ timings: { ...SLOW, settlement: 60_000 } })
  const table = tableOf(BACCARAT)
  const ann = await takeSeat(served, table, 'Ann')
  await ann.until(table, view => may(view, 'wager'))
  await ann.must({ type: 'wager', table, wagers: [{ on: 'player', amount: 1000 }] })
  await ann.must({ type: 'deal', table })
  const dealt = await ann.until(table, view => view.clock?.for === 'settlement')
  const seat: Seat = dealt.you.seat!
  await ann.must({ type: 'hold', table, hold: true })
  const { offers = [] } = await asked(ann, table, { about: 'offers' })
  expect(offers.map(({ name }) => name)).toContain('misdeal')
  const { choices } = await asked(ann, table, { about: 'choices', name: 'misdeal' })
  expect(choices).toEqual([{}])
  const { weighed, version } = await asked(ann, table, { about: 'ruling', ruling: { name: 'misdeal' } })
  expect(weighed?.follows[0]).toEqual({ what: 'void' })
  expect(weighed?.follows).toContainEqual({ what: 'chips', seat, cents: 1000 })
  await ann.must({ type: 'rule', table, ruling: { name: 'misdeal' }, version })
  const over = await ann.until(table, view => view.last !== undefined)
  expect(over.last!.result.net[String(seat)]).toBe(0)
  const record = await recordOf(`http://127.0.0.1:${served.port}`, over.last!.id)
  const wrong = verifyRecord(record, library, english.say)
  expect(isRefusal(wrong) ? english.refusal(wrong) : undefined).toBeUndefined()
})
