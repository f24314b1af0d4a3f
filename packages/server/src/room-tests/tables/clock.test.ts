import type { TableView } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { enter, HOLDEM, openRoom, tableOf, takeSeat, temporaryFolder } from '../../testing/room.ts'

const table = tableOf(HOLDEM)
const isAsked = ({ you }: TableView): boolean => you.may.some(one => one.do === 'move')
const leftOf = ({ clock }: TableView): number => (clock ? clock.until - clock.now : 0)

/** The table when the player has to decide. */
async function asked(client: Client): Promise<TableView> {
  for (;;) {
    const view = await client.until(
      table,
      one => isAsked(one) || one.you.may.some(({ do: it }) => it === 'deal'),
    )
    if (isAsked(view)) return view
    await client.ask({ type: 'deal', table })
  }
}

/** Folds, or whatever else ends it soonest. */
async function answer(client: Client, { you }: TableView): Promise<void> {
  const may = you.may.find(one => one.do === 'move')
  const option =
    may?.ask.options.find(({ move }) => move === 'fold' || move === 'check') ?? may?.ask.options[0]
  await client.must({ type: 'move', table, move: option!.move })
}

/** A clock that is set by hand: however slow the machine is, no time passes but what a test lets pass. */
function handClock() {
  let at = Date.now()
  return {
    now: () => at,
    pass(milliseconds: number) {
      at += milliseconds
    },
  }
}

test('a player who comes back has the time that was left, however often', async () => {
  const { now, pass } = handClock()
  const served = await openRoom({ lobby: [HOLDEM], now, timings: { decision: 60_000 } })
  let ann = await takeSeat(served, table, 'Ann')
  expect(leftOf(await asked(ann))).toBe(60_000)
  for (const left of [59_600, 59_200, 58_800]) {
    pass(400)
    const { token } = ann
    await ann.close()
    ann = await enter(served, { token })
    await ann.must({ type: 'watch', table })
    expect(leftOf(await ann.until(table, isAsked))).toBe(left)
  }
})

test('a decision goes on where it was when the card room has been away', async () => {
  const { now, pass } = handClock()
  const data = temporaryFolder()
  const timings = { decision: 20_000, reserve: 10_000, refill: 0 }
  const first = await openRoom({ data, lobby: [HOLDEM], now, timings })
  const ann = await takeSeat(first, table, 'Ann')
  expect(leftOf(await asked(ann))).toBe(30_000)
  const { token } = ann
  // Somebody who sits down meanwhile gives nobody more time.
  pass(1_000)
  await takeSeat(first, table, 'Bo')
  await first.close()

  let served = await openRoom({ data, lobby: [HOLDEM], now, timings })
  // Whoever else comes back first takes nothing from whom all wait for.
  const onlooker = await enter(served)
  await onlooker.must({ type: 'watch', table })
  const back = async () => {
    const again = await enter(served, { token })
    await again.must({ type: 'watch', table })
    return again.until(table, isAsked)
  }
  const after = await back()
  expect(leftOf(after)).toBe(29_000)
  expect(after.clock?.reserve).toBe(10_000)
  await served.close()

  // Who has been cut off for longer than all of it has a moment, and keeps the time bank.
  pass(60_000)
  served = await openRoom({ data, lobby: [HOLDEM], now, timings })
  const last = await back()
  expect(leftOf(last)).toBe(5_000)
  expect(last.clock?.reserve).toBeUndefined()
})

test('a time bank is drawn on, refills with the rounds, and is kept with the table', async () => {
  const { now, pass } = handClock()
  const data = temporaryFolder()
  const timings = { decision: 1, reserve: 20_000, refill: 100 }
  const first = await openRoom({ data, lobby: [HOLDEM], now, timings })
  const ann = await takeSeat(first, table, 'Ann')
  const before = await asked(ann)
  expect(before.clock?.reserve).toBe(20_000)
  pass(1_001)
  await answer(ann, before)
  const { timeBanks } = first.room.tables.get(table)!.table.state
  const [kept] = Object.values(timeBanks ?? {})
  expect(kept!.left).toBe(19_000)
  const { token } = ann
  await first.close()

  const second = await openRoom({ data, lobby: [HOLDEM], now, timings })
  const again = await enter(second, { token })
  await again.must({ type: 'watch', table })
  const rounds = () => second.room.tables.get(table)!.table.state.rounds
  const then = await asked(again)
  expect(then.clock?.reserve).toBe(kept!.left + (rounds() - kept!.rounds) * 100)
})
