import { type Result, verifyRecord } from '@cardroom/engine'
import type { TableHost } from '@cardroom/room'
import { games, openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import { openRoom, troublesTo } from '../../testing/room.ts'

const ROUNDS = 6

/** Lets the bots play so many rounds. */
function play(host: TableHost): Promise<void> {
  let rounds = 0
  return new Promise(done => {
    void host.watch({
      player: 'nobody',
      name: '',
      changed() {},
      finished() {
        if (++rounds === ROUNDS) done(host.rest())
      },
      standsStill() {},
    })
  })
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

test('bots play every game; no chip is lost, every record verifies', { timeout: 180_000 }, async () => {
  const library = await openRulebook()
  const problems: string[] = []
  const served = await openRoom({
    lobby: games.map(rules => rules.id),
    log: troublesTo(line => problems.push(line)),
  })
  const { tables, context } = served.room
  expect(tables.size).toBe(games.length)
  await Promise.all([...tables.values()].map(play))
  for (const host of tables.values()) {
    const rounds = await context.store.rounds({ table: host.id, limit: 200 })
    expect(rounds.length).toBeGreaterThanOrEqual(ROUNDS)
    let fees = 0
    for (const { id } of rounds) {
      const { record } = (await context.store.round(id))!
      expect(`${id} ${verifyRecord(record, library, english.say)}`).toBe(`${id} undefined`)
      fees += sum((record.result as Result).fees.map(({ cents }) => cents))
    }
    const events = await context.store.history(host.id)
    const bought = sum(
      events.map(event => (event.type === 'sat' ? event.stack : event.type === 'chips' ? event.cents : 0)),
    )
    const stacks = Object.values(host.table.state.seats).map(({ stack }) => stack)
    expect(stacks.every(stack => stack >= 0)).toBe(true)
    // A bot that has won enough takes it along.
    const left = sum(events.map(event => (event.type === 'stood' ? event.stack : 0)))
    expect(`${host.id} ${sum(stacks) + fees + left}`).toBe(`${host.id} ${bought}`)
  }
  expect(problems).toEqual([])
})
