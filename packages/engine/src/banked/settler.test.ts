import { describe, expect, test } from 'vitest'
import { Chips } from '../money/chips.ts'
import { Felt } from '../round/felt.ts'
import type { Readings } from '../rules/readings.ts'
import { ActionButton } from './action-button.ts'
import type { LiveWager, Verdict } from './live.ts'
import type { SettleRule } from './rules.ts'
import { Settler, type WagerJudge } from './settler.ts'
import type { PlacedWager } from './setup.ts'
import { Wagers } from './wagers.ts'

const rule: SettleRule = {
  first: { by: 'left-of-bank', cite: '003:1' },
  direction: 'clockwise',
  order: 'by-seat',
  wagers: ['base', 'bonus'],
  cite: '003:2',
}

const win: Verdict = { outcome: 'win', odds: '1:1', rule: '003:3' }
const lose: Verdict = { outcome: 'lose', rule: '003:4' }

const base = (seat: number, amount: number): PlacedWager => ({ seat, on: 'base', amount })

function table(
  placed: readonly PlacedWager[],
  { cover = 100_000, readings = {}, settle = rule }: Partial<Table> = {},
  judge: Partial<WagerJudge> = {},
) {
  const [chips, felt] = [new Chips(), new Felt()]
  const bank = { seat: 1, wager: cover }
  const wagers = new Wagers({ wagers: [] }, { bank, wagers: [...placed] }, 6, chips)
  const button = new ActionButton(settle, readings, bank.seat, 6, wagers, felt)
  const settler = new Settler(
    { bank, places: 6, rule: settle, readings, wagers, button, chips, felt },
    { verdict: () => win, isLosing: () => false, ...judge },
  )
  return { settler, chips, wagers, felt }
}

interface Table {
  readonly cover: number
  readonly readings: Readings
  readonly settle: SettleRule
}

test('pays winners and takes losers in the filed order, and takes up the rest of the cover', () => {
  const bySeat = { verdict: ({ seat }: LiveWager) => (seat === 2 ? win : lose) }
  const { settler, chips } = table([base(4, 500), base(2, 1000)], {}, bySeat)
  settler.settleAll()
  settler.close()
  expect(settler.lines.map(({ seat, outcome, pays, takes }) => [seat, outcome, pays, takes])).toEqual([
    [2, 'win', 1000, 0],
    [4, 'lose', 0, 500],
  ])
  expect(['1', '2', '4', 'felt', 'cover'].map(account => chips.gained(account))).toEqual([
    -500, 1000, -500, 0, 0,
  ])
  expect(settler.firstSeat).toBe(2)
})

test('a cover that runs out pays in part, and then not at all', () => {
  const { settler, chips } = table([base(2, 1000), base(3, 1000), base(4, 1000)], { cover: 1500 })
  settler.settleAll()
  settler.close()
  expect(settler.lines.map(({ outcome, due, pays }) => [outcome, due, pays])).toEqual([
    ['win', 1000, 1000],
    ['win', 1000, 500],
    ['no-action', 1000, 0],
  ])
  expect(chips.gained('1')).toBe(-1500)
  expect(chips.total()).toBe(0)
})

test('pays or takes only the part of a wager that has action', () => {
  const { settler, wagers, chips } = table([])
  wagers.put({ seat: 2, on: 'base', amount: 1000, acting: 600 })
  wagers.put({ seat: 3, by: 'Kim', on: 'base', amount: 1000, acting: 0 })
  settler.settleAll()
  expect(settler.lines.map(({ outcome, pays }) => [outcome, pays])).toEqual([
    ['win', 600],
    ['no-action', 0],
  ])
  expect(chips.gained('2')).toBe(600)
})

describe('wagers that are decided early', () => {
  const early = ({ seat }: LiveWager) => seat === 3

  test('are settled at once, and the settlement still begins with the action', () => {
    const { settler } = table([base(2, 500), base(3, 500)], { readings: { earlySettlement: 'at-once' } })
    settler.settleEarly(early)
    expect(settler.lines.map(line => line.seat)).toEqual([3])
    expect(settler.chipsHaveMoved).toBe(true)
    settler.settleAll()
    expect(settler.lines.map(line => line.seat)).toEqual([3, 2])
    expect(settler.firstSeat).toBe(2)
  })

  test('wait for their turn under the other reading', () => {
    const { settler } = table([base(2, 500), base(3, 500)], { readings: { earlySettlement: 'in-order' } })
    settler.settleEarly(early)
    expect(settler.lines).toEqual([])
    expect(settler.chipsHaveMoved).toBe(false)
  })
})

test('a surrender takes a part, a withdrawn wager goes back', () => {
  const surrender: Verdict = { outcome: 'lose', only: 200, rule: '003:5' }
  const { settler, wagers, chips } = table([base(2, 500), base(3, 700)], {}, { verdict: () => surrender })
  settler.withdraw(wagers.all[1]!, '003:6')
  settler.settleAll()
  expect(settler.lines.map(({ outcome, takes, rule }) => [outcome, takes, rule])).toEqual([
    ['withdrawn', 0, '003:6'],
    ['lose', 200, '003:5'],
  ])
  expect([chips.gained('2'), chips.gained('3')]).toEqual([-200, 0])
})

test('a void round returns the open wagers', () => {
  const { settler, chips } = table([base(2, 500), base(3, 700)])
  settler.settle(({ seat }) => seat === 3)
  settler.handBack('practice')
  settler.close()
  expect(settler.lines.map(({ seat, outcome }) => [seat, outcome])).toEqual([
    [3, 'win'],
    [2, 'push'],
  ])
  expect([chips.gained('1'), chips.gained('2'), chips.gained('3')]).toEqual([-700, 0, 700])
})

test('settles a losing hand’s wagers in their own order under that reading', () => {
  const settle: SettleRule = {
    ...rule,
    losers: { wagers: ['bonus', 'base'], reading: { name: 'losingOrder', is: 'bonus-first' }, cite: '003:7' },
  }
  const both = [base(2, 500), { seat: 2, on: 'bonus', amount: 100 }]
  const order = (readings: Readings) => {
    const { settler } = table(both, { settle, readings }, { verdict: () => lose, isLosing: () => true })
    settler.settleAll()
    return settler.lines.map(({ on }) => on)
  }
  expect(order({ losingOrder: 'bonus-first' })).toEqual(['bonus', 'base'])
  expect(order({ losingOrder: 'base-first' })).toEqual(['base', 'bonus'])
})

test('settles one kind of wager around the table before the next under that reading', () => {
  const placed = [base(2, 500), { seat: 2, on: 'bonus', amount: 100 }, base(3, 500)]
  const { settler } = table(placed, { readings: { settlementSweep: 'by-wager' } })
  settler.settleAll()
  expect(settler.lines.map(({ seat, on }) => `${seat} ${on}`)).toEqual(['2 base', '3 base', '2 bonus'])
})
