import type { Speaker } from '@cardroom/words'
import type { StoredOwnRound } from '../../connection/own-rounds/stored-rounds.ts'
import type { ChartLine, LineChart } from '../../shared/charts/chart.ts'

/** The most points that can be told apart in the chart. */
const MAX_POINTS = 400

/** The net round after round: the total, and its parts luck, choice and unjudged. */
export function overTime(rounds: readonly StoredOwnRound[], game: string, m: Speaker): LineChart {
  const words = m.myPlay
  const sums = { net: 0, luck: 0, choice: 0, unjudged: 0 }
  const names = ['net', 'luck', 'choice', 'unjudged'] as const
  const points = new Map(names.map(name => [name, [{ x: 0, y: 0 }]]))
  const every = Math.ceil(rounds.length / MAX_POINTS)
  for (const [i, { net = 0, judged }] of rounds.entries()) {
    sums.net += net
    sums.luck += judged?.luck ?? 0
    sums.choice += judged?.choice ?? 0
    sums.unjudged += judged ? judged.unjudged : net
    if ((i + 1) % every !== 0 && i !== rounds.length - 1) continue
    for (const name of names) points.get(name)!.push({ x: i + 1, y: sums[name] })
  }
  const lines = names
    .filter(name => name !== 'unjudged' || points.get(name)!.some(({ y }) => y !== 0))
    .map((name): ChartLine => ({ name: words[name], points: points.get(name)! }))
  return {
    kind: 'lines',
    title: words.overTime({ game }),
    across: words.round,
    up: words.chips,
    write: cents => m.change(Math.round(cents)),
    // Writes whole rounds only.
    writeAcross: n => (Number.isInteger(n) ? m.number(n) : ''),
    lines,
    bands: [],
  }
}
