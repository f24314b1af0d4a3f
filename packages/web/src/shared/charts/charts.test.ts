import { expect, test } from 'vitest'
import { type ChartData, chartCsv, chartTableOf } from './chart.ts'
import { scaleOf } from './scale.ts'

test('makes a scale with round figures that includes zero and all values', () => {
  const { ticks, place } = scaleOf([-0.013, 0.047], [100, 0])
  expect(ticks).toEqual([-0.02, -0.01, 0, 0.01, 0.02, 0.03, 0.04, 0.05])
  expect(place(-0.02)).toBeCloseTo(100)
  expect(place(0.05)).toBeCloseTo(0)
  expect(scaleOf([], [0, 10]).ticks.length).toBeGreaterThan(1)
  expect(scaleOf([0.3], [0, 1]).ticks.at(-1)).toBe(0.3)
  expect(scaleOf([3, 8], [0, 100], { zero: false }).ticks).toEqual([3, 4, 5, 6, 7, 8])
})

const write = String
const bars: ChartData = {
  kind: 'bars',
  title: 'Edge',
  across: 'Game',
  up: 'Edge',
  write,
  bars: [{ name: 'Pan 9, "Super"', value: 0.0125 }],
}

test('writes a chart as CSV and quotes its names', () => {
  expect(chartCsv(bars)).toBe('Game,Edge\r\n"Pan 9, ""Super""",0.0125\r\n')
})
test('writes lines and bands over one axis', () => {
  const chart: ChartData = {
    kind: 'lines',
    title: 'A night',
    across: 'Hours',
    up: 'Chips',
    write,
    writeAcross: write,
    lines: [
      {
        name: 'mean',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: -5 },
        ],
      },
    ],
    bands: [{ name: 'two of three', points: [{ x: 1, from: -50, to: 40 }] }],
  }
  expect(chartTableOf(chart)).toEqual([
    ['Hours', 'mean', 'two of three (−)', 'two of three (+)'],
    [0, 0, '', ''],
    [1, -5, -50, 40],
  ])
})
