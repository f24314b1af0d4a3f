import { expect, test } from 'vitest'
import { pointsAround } from './ring.ts'

test('puts the house dealer at the top, and the places clockwise from there', () => {
  const [dealer, first, , third] = pointsAround(3, {
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
