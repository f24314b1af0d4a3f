import { expect, test } from 'vitest'
import type { WagerLine } from '../round/result.ts'
import { payoutsOf } from './payouts.ts'

const wins = (seat: number, amount: number, due: number, pays: number): WagerLine => ({
  seat,
  on: 'base',
  amount,
  outcome: pays > 0 ? 'win' : 'no-action',
  odds: '1:1',
  due,
  pays,
  takes: 0,
  rule: 'practice',
})
const loses = (seat: number, amount: number, takes: number): WagerLine => ({
  seat,
  on: 'base',
  amount,
  outcome: takes > 0 ? 'lose' : 'no-action',
  due: 0,
  pays: 0,
  takes,
  rule: 'practice',
})

test('marks the step that uses up the cover', () => {
  const lines = [
    wins(2, 3_000, 3_000, 3_000),
    loses(3, 1_500, 1_500),
    wins(4, 1_000, 1_000, 500),
    loses(5, 700, 0),
  ]
  const steps = payoutsOf(lines, { bank: { wager: 5_000 }, readings: { coverage: 'gross' } })
  expect(
    steps.map(({ does, cents, left, coverEnds, unpaid, back }) => [
      does,
      cents,
      left.toPay,
      coverEnds,
      unpaid,
      back,
    ]),
  ).toEqual([
    ['pay', 3_000, 2_000, false, 0, 0],
    ['take', 1_500, 500, false, 0, 0],
    ['pay', 500, 0, true, 500, 0],
    ['back', 700, 0, false, 0, 700],
  ])
  expect(steps[1]!.chips).toEqual([{ cents: 500, count: 3 }])
})

test('returns the rest of a wager that is taken in part', () => {
  const [step] = payoutsOf([loses(2, 3_000, 1_000)], { bank: { wager: 1_000 }, readings: {} })
  expect(step).toMatchObject({ does: 'take', cents: 1_000, back: 2_000, coverEnds: true })
})

test('counts payments and losses apart under the separate reading', () => {
  const lines = [wins(2, 3_000, 3_000, 3_000), loses(3, 1_500, 1_500)]
  const steps = payoutsOf(lines, { bank: { wager: 3_000 }, readings: { coverage: 'separate' } })
  expect(steps.map(({ left }) => left)).toEqual([
    { toPay: 0, toTake: 3_000 },
    { toPay: 0, toTake: 1_500 },
  ])
})
