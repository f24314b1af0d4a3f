import type { ClientMessage } from '@cardroom/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BACCARAT, enter, HOLDEM, openRoom, THREE_CARD, tableOf, troublesTo } from '../testing/room.ts'

const GAMES = [BACCARAT, HOLDEM, THREE_CARD]

const table = fc.constantFrom(...GAMES.map(tableOf), 'nowhere')
const seat = fc.option(fc.integer({ min: -1, max: 16 }), { nil: undefined })
const cents = fc.oneof(fc.integer({ min: -1, max: 3_000 }), fc.double(), fc.constant(500), fc.constant(1e15))
const on = fc.constantFrom('player', 'banker', 'tie', 'panda-8', 'ante', 'pair-plus', 'play', '__proto__', '')
const wager = fc.record({ seat, on, amount: cents })
const move = fc.constantFrom('fold', 'check', 'call', 'raise', 'bet', 'play', 'decline', 'constructor')
const cards = fc.option(fc.array(fc.constantFrom('As', 'Kd', 'Jk', '6-5', '??'), { maxLength: 3 }), {
  nil: undefined,
})

/** Messages as a browser could send them, most of them wrong in one way or another. */
const message = fc.oneof(
  fc.record({ type: fc.constant('watch'), table }),
  fc.record({ type: fc.constant('sit'), table, seat }),
  fc.record({ type: fc.constantFrom('stand', 'deal', 'unwatch', 'call'), table }),
  fc.record({ type: fc.constant('hold'), table, hold: fc.boolean() }),
  fc.record({ type: fc.constant('floor'), table, question: fc.constant({ about: 'offers' }) }),
  fc.record({
    type: fc.constant('rule'),
    table,
    ruling: fc.record({ name: fc.constantFrom('misdeal', 'exposed-card', 'too-many-cards', 'x'), seat }),
    version: fc.nat(40),
  }),
  fc.record({ type: fc.constant('away'), table, away: fc.boolean() }),
  fc.record({ type: fc.constant('chips'), table, cents }),
  fc.record({ type: fc.constant('bank'), table, wager: cents }),
  fc.record({ type: fc.constant('wager'), table, wagers: fc.array(wager, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('seal'), table, commitment: fc.constantFrom('', '0'.repeat(64)) }),
  fc.record({ type: fc.constant('unveil'), table, text: fc.string({ maxLength: 5 }) }),
  fc.record({
    type: fc.constant('move'),
    table,
    seat,
    move,
    cents: fc.option(cents, { nil: undefined }),
    cards,
  }),
  fc.record({ type: fc.string(), table: fc.anything() }),
)

test('every table stays sound whatever two people send', async () => {
  const problems: string[] = []
  const served = await openRoom({
    lobby: GAMES,
    log: troublesTo(line => problems.push(line)),
    timings: { wagers: 5, decision: 5 },
  })
  const people = [await enter(served, { name: 'Ann' }), await enter(served, { name: 'Bob' })]
  let [done, refused] = [0, 0]
  for (const [i, sent] of fc.sample(message, 1_500).entries()) {
    const answer = await people[i % 2]!.ask(sent as unknown as ClientMessage)
    if (answer.type === 'ok') done++
    else refused++
  }
  expect(done).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(100)
  for (const host of served.room.tables.values()) {
    await host.rest()
    const events = await served.room.context.store.history(host.id)
    expect(events).toHaveLength(host.table.state.version)
    for (const { stack } of Object.values(host.table.state.seats)) expect(stack).toBeGreaterThanOrEqual(0)
    let [came, left] = [0, 0]
    for (const event of events) {
      if (event.type === 'sat') came += event.stack
      if (event.type === 'chips') came += event.cents
      if (event.type === 'stood') left += event.stack
    }
    const rounds = await served.room.context.store.rounds({ table: host.id, limit: 10_000 })
    for (const { id } of rounds) {
      const { result } = (await served.room.context.store.round(id))!.record as {
        result: { fees: { cents: number }[] }
      }
      for (const fee of result.fees) left += fee.cents
    }
    const there = Object.values(host.table.state.seats).reduce((sum, { stack }) => sum + stack, 0)
    expect(`${host.id} ${there + left}`).toBe(`${host.id} ${came}`)
  }
  expect(problems).toEqual([])
})
