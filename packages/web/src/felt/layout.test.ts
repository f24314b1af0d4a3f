import { describe, expect, test } from 'vitest'
import { around, type Form, formOf, type Point } from './layout.ts'

const inPixels = (points: readonly Point[], { width, height }: Form) =>
  points.map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height }))

const gaps = (points: readonly Point[]): number[] =>
  points.map((one, i) => {
    const next = points[(i + 1) % points.length]!
    return Math.hypot(one.x - next.x, one.y - next.y)
  })

describe('places around the table', () => {
  test('an onlooker has the house dealer at the top, seat 1 at the dealer’s left', () => {
    const [dealer, first] = around(7, formOf(1000, 600)) as [Point, Point]
    expect(dealer.x).toBeCloseTo(50)
    expect(dealer.y).toBeLessThan(15)
    expect(first.x).toBeGreaterThan(50)
  })

  test('whoever sits is at the bottom, and the seats go on clockwise', () => {
    const points = around(9, formOf(1000, 600), 4)
    expect(points[4]!.x).toBeCloseTo(50)
    expect(points[4]!.y).toBeGreaterThan(85)
    expect(points[5]!.x).toBeLessThan(50)
    expect(points[3]!.x).toBeGreaterThan(50)
  })

  test.each([
    [14, 830, 660],
    [10, 830, 660],
    [7, 1200, 560],
  ])('%i places keep their distance on a wide screen', (places, width, height) => {
    const form = formOf(width, height)
    const all = gaps(inPixels(around(places, form, 1), form))
    expect(Math.min(...all)).toBeGreaterThan(96)
    expect(Math.max(...all) / Math.min(...all)).toBeLessThan(1.25)
  })

  test('a phone has room for nine people and the house dealer', () => {
    const form = formOf(360, 460)
    const all = gaps(inPixels(around(9, form, 1), form))
    expect(Math.min(...all)).toBeGreaterThan(70)
  })

  test('the oval is never longer than twice its height, nor rounder than it looks right', () => {
    expect(formOf(2000, 500)).toMatchObject({ width: 1000, height: 500 })
    expect(formOf(800, 900)).toMatchObject({ width: 800, height: 640 })
  })
})
