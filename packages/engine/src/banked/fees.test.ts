import { expect, test } from 'vitest'
import { Chips } from '../money/chips.ts'
import { Felt } from '../round/felt.ts'
import type { Fee } from '../round/result.ts'
import { Fees } from './fees.ts'

const fees: readonly Fee[] = [
  { from: 'bank', seat: 1, cents: 300, for: 'collection' },
  { from: 'player', seat: 2, cents: 100, for: 'collection' },
  { from: 'player', seat: 2, by: 'Kim', cents: 200, for: 'collection' },
]

function collected() {
  const [chips, felt] = [new Chips(), new Felt()]
  return { chips, felt, taken: new Fees(fees, chips, felt) }
}

test('takes the collection from each bettor, and logs it for everybody', () => {
  const { chips, felt, taken } = collected()
  expect(['1', '2', '2/Kim', 'fees'].map(account => chips.gained(account))).toEqual([-300, -100, -200, 600])
  expect(felt.log).toEqual(fees.map(fee => ({ type: 'fee', fee })))
  expect(taken.taken).toEqual(fees)
})

test('returns the collection of a dead hand to everybody who bet on it (003:515)', () => {
  const { chips, taken } = collected()
  taken.returnTo(2)
  expect(taken.taken).toEqual(fees.slice(0, 1))
  expect([chips.gained('2'), chips.gained('2/Kim'), chips.gained('fees')]).toEqual([0, 0, 300])
  expect(taken.paidBy({ seat: 2, by: 'Kim' })).toBe(200)
  taken.returnTo(1)
  expect(chips.gained('1')).toBe(-300)
})

test('takes no collection from a misdealt round', () => {
  const { chips, taken } = collected()
  taken.returnAll()
  expect(taken.taken).toEqual([])
  expect(chips.gained('fees')).toBe(0)
})
