import { type ResultWritten, verifyRecord } from '@cardroom/engine'
import type { May, RoundReply, TableView } from '@cardroom/protocol'
import { openRulebook } from '@cardroom/rulebook'
import { english } from '@cardroom/words/en'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { enter, openRoom, THREE_CARD, temporaryFolder } from '../../testing/room.ts'

const may = <D extends May['do']>(view: TableView, what: D) =>
  view.you.may.find((one): one is Extract<May, { do: D }> => one.do === what)

/** Ann opens a table without bots and sits at 1, Bob at 2. */
async function twoAtATable(served: Awaited<ReturnType<typeof openRoom>>) {
  const [ann, bob] = [await enter(served, { name: 'Ann' }), await enter(served, { name: 'Bob' })]
  const opened = await ann.must({ type: 'open', game: THREE_CARD, options: { bots: 0 } })
  const table = opened.type === 'ok' ? opened.table! : ''
  for (const [seat, client] of [ann, bob].entries()) {
    await client.must({ type: 'watch', table })
    await client.must({ type: 'sit', table, seat: seat + 1 })
  }
  await ann.until(table, view => may(view, 'bank') !== undefined)
  await ann.must({ type: 'bank', table, wager: 25_000 })
  return { ann, bob, table }
}

const pileOf = (view: TableView, place: string) =>
  view.round?.view.piles.find(pile => pile.place === place)?.cards ?? []

const timings = { wagers: 1_500 }
const ante = { on: 'ante', amount: 1000 }
const circle = { ...ante, seat: 4, circle: true } as const

/** Plays whatever is asked, hand by hand, until the round is over. */
async function playOut(client: Client, table: string): Promise<string> {
  for (;;) {
    const view = await client.until(table, one => may(one, 'move') !== undefined || one.round === undefined)
    const move = may(view, 'move')
    if (!move) return client.tables.get(table)!.last!.id
    await client.must({ type: 'move', table, seat: move.ask.seat, move: 'play' })
  }
}

test('a person bets a circle where nobody sits, sees its hand and plays it; the record replays', async () => {
  const served = await openRoom({ timings })
  const { ann, bob, table } = await twoAtATable(served)
  const open = await bob.until(table, view => may(view, 'wager') !== undefined)
  expect(may(open, 'wager')).toMatchObject({ seats: [2], circles: [3, 4, 5, 6, 7] })
  await bob.must({ type: 'wager', table, wagers: [ante, circle] })
  // Cyd sits down at the circle: it is hers from the next round on.
  const cyd = await enter(served, { name: 'Cyd' })
  await cyd.must({ type: 'watch', table })
  await cyd.must({ type: 'sit', table, seat: 4 })
  expect(await cyd.refusal({ type: 'wager', table, wagers: [ante] })).toMatch('somebody else bets circle 4')
  const placed = cyd.tables.get(table)!
  expect(placed.wagers).toContainEqual({ seat: 4, player: 2, on: 'ante', amount: 1000 })

  const asked = await bob.until(table, view => may(view, 'move')?.ask.seat === 2)
  expect(pileOf(asked, '4')).not.toContain('??')
  for (const other of [ann, cyd]) {
    const view = await other.until(table, one => one.round !== undefined)
    expect(pileOf(view, '4')).toEqual(['??', '??', '??'])
  }
  await bob.must({ type: 'move', table, seat: 2, move: 'play' })
  const second = await bob.until(table, view => may(view, 'move')?.ask.seat === 4)
  expect(may(second, 'move')?.ask).toMatchObject({ seat: 4, player: 2 })
  expect(await cyd.refusal({ type: 'move', table, seat: 4, move: 'fold' })).toMatch('to act')
  const id = await playOut(bob, table)

  const reply = (await (await fetch(`http://127.0.0.1:${served.port}/api/rounds/${id}`)).json()) as RoundReply
  expect(Object.keys((reply.record.result as ResultWritten).net).sort()).toEqual(['1', '2'])
  expect(verifyRecord(reply.record, await openRulebook(), english.say)).toBeUndefined()
})

test('a room that is shut in the middle of such a round takes it up again', async () => {
  const data = temporaryFolder()
  const first = await openRoom({ data, timings })
  const { bob, table } = await twoAtATable(first)
  await bob.until(table, view => may(view, 'wager') !== undefined)
  await bob.must({ type: 'wager', table, wagers: [circle] })
  const before = await bob.until(table, view => may(view, 'move')?.ask.seat === 4)
  await first.close()
  const again = await openRoom({ data, timings })
  const bobAgain = await enter(again, { token: bob.token })
  await bobAgain.must({ type: 'watch', table })
  const after = await bobAgain.until(table, view => may(view, 'move')?.ask.seat === 4)
  expect(pileOf(after, '4')).toEqual(pileOf(before, '4'))
  // Bob leaves: his hand is played on safely, and the round comes to its end.
  await bobAgain.must({ type: 'stand', table })
  const over = await bobAgain.until(table, view => view.last !== undefined)
  expect(over.last?.result.wagers).toMatchObject([{ seat: 4, player: 2, on: 'ante', takes: 1000 }])
})
