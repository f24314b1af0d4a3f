import type { TableSettings } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { from1 } from './from-1.ts'
import { readEvent, TooNew, VERSION, writeVersioned } from './lift.ts'
import type { About, Stored } from './step.ts'

const about = (setup: object, result: object = {}): About => ({
  settings: (): TableSettings => ({
    game: 'room/game',
    title: 'A table',
    setup,
    buyIn: { min: 1, max: 9, usual: 5 },
  }),
  result: () => ({ ...result }),
})
const BANKED = about({})
const POKER = about({ stakes: { limit: 'none' } })
const PAN = about({ chip: 100 }, { winner: 3, net: {} })

const read = (event: Stored, of: About) => from1.event(event, of)

test('what is written says its version, and is read as it is', () => {
  const event = { type: 'away', seat: 1, away: true } as const
  expect(JSON.parse(writeVersioned(event))).toEqual({ v: VERSION, ...event })
  expect(readEvent(writeVersioned(event), BANKED)).toEqual(event)
  expect(() => readEvent(JSON.stringify({ v: VERSION + 1, ...event }), BANKED)).toThrow(TooNew)
})

test('events that all families have stay as they were', () => {
  for (const event of [
    { type: 'stood', seat: 1, stack: 5 },
    { type: 'committed', commitment: 'c', secret: 's' },
    { type: 'input', input: { kind: 'card', card: 7 } },
  ]) {
    expect(read(event, BANKED)).toEqual(event)
  }
})

test('bank and wagers belong to the player-dealer games', () => {
  const offered = { type: 'offered', to: 2 }
  expect(read(offered, BANKED)).toEqual({ type: 'own', own: offered })
  const wager = { seat: 3, on: 'base', amount: 500 }
  expect(read({ type: 'wagered', seat: 3, wagers: [{ ...wager, player: 'a1' }] }, BANKED)).toEqual({
    type: 'own',
    own: { type: 'wagered', seat: 3, wagers: [wager] },
  })
  const dealt = { type: 'dealt', id: 't.1', setup: { bank: { seat: 1, wager: 700 }, wagers: [wager] } }
  expect(read(dealt, BANKED)).toEqual({ ...dealt, own: { wager: 700 } })
})

test('button and blinds belong to the pot games; Pan has neither', () => {
  const sat = { type: 'sat', seat: 1, player: 'a1', name: 'Ann', bot: false, stack: 5 }
  expect(read({ ...sat, owes: { small: false, big: false } }, POKER)).toEqual(sat)
  const owes = { small: false, big: true }
  expect(read({ ...sat, owes }, POKER)).toEqual({ ...sat, own: { owes } })
  const dealt = { type: 'dealt', id: 't.1', setup: { seats: [] } }
  const positions = { button: 1, small: 2, big: 3, owes: { 4: owes } }
  expect(read({ ...dealt, positions }, POKER)).toEqual({ ...dealt, own: positions })
  expect(read({ ...dealt, positions: { button: 1, owes: {} } }, PAN)).toEqual(dealt)
})

test('who won a hand of Pan is read from the record of the hand', () => {
  const finished = { type: 'finished', id: 't.1', net: { a1: 5 } }
  expect(read(finished, PAN)).toEqual({ ...finished, own: { winner: 3 } })
  expect(read(finished, POKER)).toEqual(finished)
})

const seated = { player: 'a1', name: 'Ann', bot: false, stack: 5, away: false, leaving: false }
const owed = { owes: { small: true, big: true }, makeUp: 'wait' }
const snapshot = {
  version: 9,
  phase: 'wagers',
  seats: { 2: { ...seated, ...owed } },
  wagers: [],
  wagered: [],
  rounds: 1,
  closed: false,
  last: { id: 't.1', seed: 's', shuffle: {}, result: { winner: 2, net: {} } },
}
const table = {
  version: 9,
  phase: 'making-up',
  seats: { 2: { seat: 2, ...seated } },
  rounds: 1,
  closed: false,
  last: { id: 't.1', seed: 's', shuffle: {} },
}

test.each([
  [
    'poker',
    POKER,
    { button: 2, blinds: { big: 2 } },
    { button: 2, blinds: { big: 2 }, debts: [{ seat: 2, ...owed }] },
  ],
  ['Pan', PAN, { button: 2, blinds: {} }, { first: 2 }],
  [
    'a player-dealer game',
    BANKED,
    {
      bank: { seat: 2, player: 'a1', wager: 7, rounds: 1 },
      wagers: [
        { player: 'b2', seat: 3, on: 'base', amount: 5 },
        { player: 'c3', seat: 4, on: 'base', amount: 6 },
        { player: 'b2', seat: 3, on: 'bonus', amount: 1 },
      ],
      wagered: [3],
    },
    {
      bank: { seat: 2, player: 'a1', wager: 7, rounds: 1 },
      stakes: [
        {
          player: 'b2',
          wagers: [
            { seat: 3, on: 'base', amount: 5 },
            { seat: 3, on: 'bonus', amount: 1 },
          ],
        },
        { player: 'c3', wagers: [{ seat: 4, on: 'base', amount: 6 }] },
      ],
      wagered: [3],
    },
  ],
] as const)('a snapshot of %s: what the family remembers stands apart', (_, of, flat, own) => {
  expect(from1.snapshot({ ...snapshot, ...flat }, of)).toEqual({ ...table, own })
})
