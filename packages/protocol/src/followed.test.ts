import { expect, test } from 'vitest'
import { type FollowedTable, lobbyAfter, tableAfter } from './followed.ts'
import type { LobbyTable } from './lobby.ts'
import type { TableView } from './table-view.ts'
import type { You } from './you.ts'

const view = { id: 't', version: 3, wagers: [], you: { name: 'Ann', may: [] } } as unknown as TableView
const you: You = { name: 'Ann', seat: 2, may: [{ do: 'stand' }] }

test('a table is followed from the whole by its changes', () => {
  const whole = tableAfter(undefined, { type: 'table', table: view, at: 7 })
  const next = tableAfter(whole, {
    type: 'change',
    table: 't',
    from: 7,
    to: 9,
    change: { set: { version: 4 } },
    seen: { set: { round: { id: 'r' } } },
    you,
  })
  expect(next).toEqual({ view: { ...view, version: 4, round: { id: 'r' }, you }, at: 9 })
})

test('a round that has ended is the last one, with what lay there', () => {
  const known = {
    view: { ...view, round: { id: 'r', view: { pots: [300] } } } as unknown as TableView,
    at: 1,
  }
  const seen = { in: { last: { set: { result: { net: {} } }, in: { view: { set: { pots: [] } } } } } }
  const next = tableAfter(known, { type: 'change', table: 't', from: 1, to: 2, over: true, seen })
  expect(next?.view).toEqual({ ...view, last: { id: 'r', view: { pots: [] }, result: { net: {} } } })
})

test('gives nothing where a change was missed', () => {
  const known: FollowedTable = { view, at: 7 }
  const change = { type: 'change', table: 't', from: 8, to: 9 } as const
  expect(tableAfter(known, change)).toBeUndefined()
  expect(tableAfter(undefined, change)).toBeUndefined()
  // A whole that nobody follows has no number to go on from.
  expect(tableAfter({ view }, change)).toBeUndefined()
})

test('the lobby is followed by the ids of its tables', () => {
  const tables = [
    { id: 'a', people: 1 },
    { id: 'b', people: 0 },
  ] as unknown as LobbyTable[]
  const whole = lobbyAfter(undefined, { type: 'lobby', tables, at: 1 })
  const change = { in: { a: { set: { people: 2 } } }, set: { c: { id: 'c', people: 5 } }, gone: ['b'] }
  const next = lobbyAfter(whole, { type: 'lobby-change', from: 1, to: 2, change })
  expect(next).toEqual({
    tables: [
      { id: 'a', people: 2 },
      { id: 'c', people: 5 },
    ],
    at: 2,
  })
  expect(lobbyAfter(next, { type: 'lobby-change', from: 1, to: 2, change })).toBeUndefined()
})
