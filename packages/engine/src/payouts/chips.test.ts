import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOut, TRAY } from './chips.ts'

const sum = (chips: ReturnType<typeof countOut>) =>
  chips.reduce((all, { cents, count }) => all + cents * count, 0)

test('counts an amount out from the largest chip down, cents in coins', () => {
  expect(countOut(68_630)).toEqual([
    { cents: 50_000, count: 1 },
    { cents: 10_000, count: 1 },
    { cents: 2_500, count: 3 },
    { cents: 500, count: 2 },
    { cents: 100, count: 1 },
    { cents: 25, count: 1 },
    { cents: 5, count: 1 },
  ])
  expect(countOut(0)).toEqual([])
})

test('the chips add up to the amount', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), cents => {
      expect(sum(countOut(cents))).toBe(cents)
    }),
  )
})

test('no fewer chips of the tray add up to the amount', () => {
  const most = 12_000
  const fewest = [0]
  for (let cents = 1; cents <= most; cents++) {
    fewest.push(1 + Math.min(...TRAY.filter(chip => chip <= cents).map(chip => fewest[cents - chip]!)))
  }
  for (let cents = 0; cents <= most; cents++) {
    expect(countOut(cents).reduce((all, { count }) => all + count, 0)).toBe(fewest[cents])
  }
})
