import { expect, test } from 'vitest'
import { QuietTable } from '../../table/testing/quiet-table.ts'
import { plainRules } from '../testing/plain-rules.ts'
import { playerDealerTable } from './table.ts'

const cite = 'practice'
const rules = plainRules(5, [{ on: 'base', name: 'Base', kind: 'base', must: true, cite }])

/** Ann has the bank at 1, Bob sits at 2 and Cyd at 3; 4 and 5 are free. */
function betting(closed?: 'closed') {
  const circles = { others: 'closed', cite } as const
  const table = new QuietTable(playerDealerTable, closed ? { ...rules, circles } : rules, {})
  table.sit('Ann', 'Bob', 'Cyd').next()
  table.own('Ann', { do: 'bank', wager: 5_000 })
  return table
}

const wager = (...wagers: object[]) => ({ do: 'wager', wagers })
const base = (amount: number, where: object = {}) => ({ on: 'base', amount, ...where })
const circle = (seat: number) => ({ seat, circle: true })

test('a player bets circles where nobody sits, with the player’s own chips', () => {
  const table = betting()
  const bob = [
    { seat: 2, on: 'base', amount: 500 },
    { seat: 4, player: 2, on: 'base', amount: 700 },
  ]
  expect(table.table.part.may(table.seat(2))).toMatchObject([{ do: 'wager', seats: [2, 3], circles: [4, 5] }])
  expect(table.own('Bob', wager(base(500), base(700, circle(4))))).toEqual([
    { type: 'wagered', seat: 2, wagers: bob },
  ])
  // Cyd may bet behind the hand of circle 4 now, and not on it as her own.
  expect(table.table.part.may(table.seat(3))).toMatchObject([{ do: 'wager', seats: [3, 2, 4], circles: [5] }])
  expect(table.own('Cyd', wager(base(100, circle(4))))).toBe('circle-bet-already')
  expect(table.own('Cyd', wager(base(100, circle(2))))).toBe('circle-occupied')
  expect(table.own('Cyd', wager(base(100, { seat: 5 })))).toBe('no-hand-to-bet-on')
  table.own('Cyd', wager(base(100, { seat: 4 })))
  expect(table.table.part.face()).toMatchObject({
    wagers: [...bob, { seat: 4, by: 'Cyd' }],
    lying: { 2: 1_200 },
  })
  expect(table.deal()).toEqual({
    bank: { seat: 1, wager: 5_000 },
    wagers: [...bob, { seat: 4, by: 'Cyd', on: 'base', amount: 100 }],
    stacks: { 2: 8_800, '4/Cyd': 0 },
  })
  for (const again of table.again()) expect(again.save()).toEqual(table.table.save())
})

test('refuses wagers that exceed the stack in all circles together', () => {
  const table = betting()
  const wagers = wager(base(6_000), base(6_000, circle(4)))
  expect(table.own('Bob', wagers)).toBe('wagers-beyond-stack')
})

test('a newcomer has the circle from the next round on', () => {
  const table = betting()
  table.own('Bob', wager(base(500, circle(4))))
  table.take({ do: 'sit', player: 'Dan', name: 'Dan', seat: 4 })
  expect(table.own('Dan', wager(base(500)))).toBe('circle-bet-already')
  expect(table.table.part.may(table.seat(4))).toMatchObject([{ seats: [2, 3], circles: [] }])
  expect(table.own('Dan', wager(base(500, circle(5))))).toBe('circle-bet-already')
  expect(table.deal()).toMatchObject({ wagers: [{ seat: 4, player: 2 }] })
  table.next()
  table.own('Ann', { do: 'bank', wager: 5_000 })
  expect(table.own('Bob', wager(base(500, circle(4))))).toBe('circle-occupied')
  expect(table.own('Dan', wager(base(500)))).toEqual([
    { type: 'wagered', seat: 4, wagers: [{ seat: 4, on: 'base', amount: 500 }] },
  ])
})

test('a player who leaves takes the wagers in all circles back, and frees the circles', () => {
  const table = betting()
  table.own('Bob', wager(base(500), base(500, circle(4))))
  table.own('Cyd', wager(base(500), base(300, { seat: 4 })))
  table.take({ do: 'stand', player: 'Bob' })
  // What was behind the hand of circle 4 goes back with the deal.
  expect(table.table.part.may(table.seat(3))).toMatchObject([{ seats: [3], circles: [2, 4, 5] }])
  expect(table.deal()).toMatchObject({ wagers: [{ seat: 3, on: 'base', amount: 500 }] })
})

test('opens no circle where the filing forbids it', () => {
  const table = betting('closed')
  expect(table.table.part.may(table.seat(2))).toMatchObject([{ circles: [] }])
  expect(table.own('Bob', wager(base(500, circle(4))))).toBe('circles-closed')
})
