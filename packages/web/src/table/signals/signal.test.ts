import type { TableView } from '@cardroom/protocol'
import { expect, test } from 'vitest'
import { signalsBetween } from './signal.ts'

interface TableSetup {
  readonly cards?: readonly string[]
  readonly stack?: number
  readonly may?: readonly { readonly do: string }[]
}

const table = ({ cards = [], stack = 500, may = [] }: TableSetup): TableView =>
  ({
    seats: [{ seat: 1, stack }],
    wagers: [],
    round: { id: 'r', view: { piles: [{ cards }], wagers: [], pots: [] } },
    you: { name: 'Ann', may },
  }) as unknown as TableView

const MOVE = [{ do: 'move' }]

test('signals new cards, moving chips and the own turn, and nothing else', () => {
  expect(signalsBetween(table({}), table({}))).toEqual([])
  expect(signalsBetween(table({}), table({ cards: ['Ah'] }))).toEqual(['card'])
  expect(signalsBetween(table({ cards: ['Ah'] }), table({}))).toEqual([])
  expect(signalsBetween(table({}), table({ stack: 400 }))).toEqual(['chip'])
  expect(signalsBetween(table({}), table({ may: MOVE, cards: ['??'] }))).toEqual(['card', 'turn'])
})

test('signals a turn once, and open wagers not at all', () => {
  expect(signalsBetween(table({ may: MOVE }), table({ may: MOVE }))).toEqual([])
  expect(signalsBetween(table({}), table({ may: [{ do: 'wager' }] }))).toEqual([])
})
