import type { Readings } from '../../rules/readings.ts'
import type { DrawingChart } from './rules.ts'

/** A total that no hand reaches. */
const NEVER = 10

/** The chart under the readings in force: where a natural stops nothing, no total is one. */
export function chartInForce(chart: DrawingChart, readings: Readings): DrawingChart {
  const { unless } = chart.natural
  if (!unless || readings[unless.reading] !== unless.is) return chart
  return { ...chart, natural: { ...chart.natural, from: NEVER } }
}
