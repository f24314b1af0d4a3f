import type { Event, View } from '@cardroom/engine'
import { delaysOf, revealTime, stepFrom, type TableView } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { advanceFrame, type PacedTable, pacedFrom, receiveTable, skipToNow, viewOf } from './paced-table.ts'

const dealt = (card: number, face: 'up' | 'down' = 'up'): Event => ({ type: 'dealt', to: '3', card, face })
const BUST: Event = { type: 'hand', place: '3', is: { say: 'over' } as never }

/** A round's view after some of its log. */
const viewAt = (log: readonly Event[], more: Partial<View> = {}): View => ({
  piles: [{ place: '3', cards: log.flatMap(event => (event.type === 'dealt' ? [String(event.card)] : [])) }],
  wagers: [],
  pots: [],
  seats: [],
  buttons: [],
  log,
  awaiting: { kind: 'nothing' },
  ...more,
})

/** The part of a table that pacing reads. */
const tableAt = (version: number, more: Partial<TableView>): TableView =>
  ({
    version,
    phase: 'round',
    seats: [{ seat: 3, stack: 1_000 }],
    news: [],
    you: { name: 'Ann', seat: 3, may: [] },
    ...more,
  }) as unknown as TableView

const log = [dealt(1), dealt(2), BUST]
const before = tableAt(1, { round: { id: 'r', view: viewAt([dealt(1)]) } })
const over = viewAt(log, { piles: [{ place: '3', cards: ['1', '2'], state: 'bust' }] })
const moment = (view: View, stack: number) => ({ view, stacks: { 3: stack } })
const first = moment(viewAt([dealt(1)]), 1_000)
const after = tableAt(2, {
  phase: 'pause',
  seats: [{ seat: 3, stack: 500 }],
  clock: { for: 'next', until: 9, now: 0 },
  last: { id: 'r', result: {}, shuffle: {}, view: over } as never,
  steps: [stepFrom(undefined, first)],
  you: { name: 'Ann', seat: 3, may: [{ do: 'deal' }, { do: 'stand' }] },
})

test('shows nothing that follows from a card before the card itself', () => {
  let paced = receiveTable(pacedFrom(before), after)
  expect(paced.shown).toBe(before)
  paced = advanceFrame(paced)
  expect(paced.shown).toMatchObject({ phase: 'round', seats: [{ stack: 1_000 }] })
  expect(paced.shown.clock).toBeUndefined()
  expect(paced.shown.last).toBeUndefined()
  expect(paced.shown.you.may).toEqual([{ do: 'stand' }])
  expect(viewOf(paced.shown)).toMatchObject({ piles: [{ cards: ['1'] }], log: [dealt(1)] })
  expect(viewOf(paced.shown)?.piles[0]?.state).toBeUndefined()
  paced = advanceFrame(paced)
  expect(paced.shown).toBe(after)
  expect(paced.coming).toEqual([])
})

test('shows the table as it is on arrival and after skipping ahead', () => {
  expect(pacedFrom(after).shown).toBe(after)
  expect(skipToNow(receiveTable(pacedFrom(before), after)).shown).toBe(after)
})

test('queues later messages, and replaces the last one by its repetition', () => {
  const next = tableAt(3, { phase: 'wagers' })
  const again = tableAt(3, { phase: 'wagers', news: [] })
  const paced = receiveTable(receiveTable(receiveTable(pacedFrom(before), after), next), again)
  expect(paced.coming.map(({ table }) => table.phase)).toEqual(['round', 'pause', 'wagers'])
  expect(paced.coming.at(-1)?.table).toBe(again)
})

test('keeps showing the same table while the page is held', () => {
  const held = receiveTable(pacedFrom(before), tableAt(2, { phase: 'wagers' }), true)
  expect(held.shown).toBe(before)
  expect(advanceFrame(held).shown.phase).toBe('wagers')
})

test('shakes the dice cup before anything else, and places the button after it', () => {
  const at = { seat: 3, near: 'player' } as const
  const dice: Event = { type: 'dice', dice: [1, 1, 1], names: 3 }
  const button: Event = { type: 'button', button: 'action', at }
  const whole = [dice, button, dealt(1, 'down')]
  const buttons = [{ kind: 'action', at }] as const
  const told = tableAt(2, {
    round: { id: 'q', view: viewAt(whole, { buttons }) },
    steps: [
      stepFrom(undefined, moment(viewAt([]), 1_000)),
      stepFrom(moment(viewAt([]), 1_000), moment(viewAt([dice, button], { buttons }), 1_000)),
    ],
  })
  const seen = [] as { buttons: number; log: number; after: number }[]
  for (
    let paced: PacedTable = receiveTable(pacedFrom(before), told);
    paced.coming.length > 0;
    paced = advanceFrame(paced)
  ) {
    const { table, after } = paced.coming[0]!
    const view = viewOf(table)!
    seen.push({ buttons: view.buttons.length, log: view.log.length, after })
  }
  expect(seen).toEqual([
    { buttons: 0, log: 0, after: 0 },
    { buttons: 0, log: 1, after: 0 },
    { buttons: 1, log: 2, after: 1_400 },
    { buttons: 1, log: 3, after: 70 },
  ])
})

test('limits the time for laying out, however many cards there are', () => {
  const long = Array.from({ length: 100 }, (_, card) => dealt(card))
  const states = long.map((_, at) => at + 1)
  expect(delaysOf(long, 0, states)[0]).toBeLessThan(50)
  expect(revealTime(long, 0, states)).toBeLessThan(4_000)
  expect(delaysOf(long, 100, [])).toEqual([])
})
