import { expect, test } from 'vitest'
import { around } from './ring.ts'

test('the house dealer is at the top, and the places follow clockwise', () => {
  const [dealer, first, , third] = around(3, {
    width: 120,
    height: 72,
    reach: { x: 52, y: 28 },
    squareness: 2,
  })
  expect(dealer!.x).toBeCloseTo(50)
  expect(dealer!.y).toBeLessThan(20)
  expect(first!.x).toBeGreaterThan(50)
  expect(third!.x).toBeLessThan(50)
})
