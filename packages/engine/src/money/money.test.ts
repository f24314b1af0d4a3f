import { expect, test } from 'vitest'
import { Chips } from './chips.ts'
import { type Coverage, coverOf } from './cover.ts'
import { payout } from './odds.ts'

test('odds pay down to the cent', () => {
  expect(payout(1000, '6:5')).toBe(1200)
  expect(payout(333, '3:2')).toBe(499)
  expect(payout(500, '40:1')).toBe(20000)
})

test('chips move from one account to another, and never appear', () => {
  const chips = new Chips()
  chips.move('2', 'pot', 300)
  chips.move('pot', '3', 100)
  expect([chips.gained('2'), chips.gained('pot'), chips.gained('3'), chips.total()]).toEqual([
    -300, 200, 100, 0,
  ])
  expect(() => chips.move('2', 'pot', 0.5)).toThrow()
  expect(() => chips.move('2', 'pot', -1)).toThrow()
})

test('a pot gives no more than it holds', () => {
  const chips = new Chips()
  chips.move('2', 'pot', 200)
  chips.move('pot', 'fees', 100)
  expect(() => chips.move('pot', '2', 200)).toThrow()
  expect([chips.gained('2'), chips.gained('pot'), chips.gained('fees')]).toEqual([-200, 100, 100])
})

/** W = 100: seat 1 loses 100, seat 2 wins 50, seat 3 loses 60, in this order or with seat 2 first. */
const settle = (reading: Coverage, order: readonly ('lose100' | 'win50' | 'lose60')[]) => {
  const cover = coverOf(reading, 100)
  return order.map(one => {
    if (one === 'win50') return -cover.pay(50)
    return cover.take(one === 'lose100' ? 100 : 60)
  })
}

test('each reading of the cover counts payments and losses its own way', () => {
  expect(settle('gross', ['lose100', 'win50', 'lose60'])).toEqual([100, -0, 0])
  expect(settle('separate', ['lose100', 'win50', 'lose60'])).toEqual([100, -50, 0])
  expect(settle('net', ['lose100', 'win50', 'lose60'])).toEqual([100, -50, 50])
  expect(settle('gross', ['win50', 'lose100', 'lose60'])).toEqual([-50, 50, 0])
  expect(settle('separate', ['win50', 'lose100', 'lose60'])).toEqual([-50, 100, 0])
  expect(settle('net', ['win50', 'lose100', 'lose60'])).toEqual([-50, 100, 50])
})

test('a cover is exhausted when all of it is paid', () => {
  const cover = coverOf('gross', 100)
  expect(cover.exhausted).toBe(false)
  cover.pay(100)
  expect(cover.exhausted).toBe(true)
})
