import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, type FeltBox, type FeltLayout, type Needs } from './arrange.ts'

const NEEDS: Needs = {
  seat: [
    { width: 100, height: 96 },
    { width: 180, height: 56 },
  ],
  middle: { width: 300, height: 120 },
  own: { width: 320, height: 150 },
}

const boxesOf = ({ tray, middle, own, others }: FeltLayout): FeltBox[] => [
  tray,
  middle,
  own,
  ...others.map(({ box }) => box),
]

const overlap = (a: FeltBox, b: FeltBox): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01

test('keeps the parts of a table apart and inside it, at any size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 140, max: 1800 }),
      fc.integer({ min: 120, max: 1100 }),
      fc.integer({ min: 0, max: 13 }),
      (width, height, others) => {
        const boxes = boxesOf(arrange({ width, height }, others, NEEDS))
        for (const [at, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.y).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01)
          expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01)
          for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false)
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('seats the others clockwise: up the left side, over the top, down the right', () => {
  const { others, own, tray } = arrange({ width: 390, height: 600 }, 6, NEEDS)
  const [first, , third, fourth, , last] = others.map(({ box }) => box)
  expect(first!.x).toBeLessThan(own.x + own.width / 2)
  expect(first!.y).toBeGreaterThan(third!.y)
  expect(third!.x).toBeLessThan(fourth!.x)
  expect(last!.y).toBeGreaterThan(fourth!.y)
  expect(tray.y).toBe(0)
})

test('makes the own place the largest on a phone', () => {
  const { others, own } = arrange({ width: 360, height: 420 }, 13, NEEDS)
  for (const { box } of others) expect(own.width * own.height).toBeGreaterThan(box.width * box.height * 4)
})
