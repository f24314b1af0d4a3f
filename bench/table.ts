import type { Rate } from './measure.ts'

/** What one benchmark found: our figure, the peers', and how they compare. */
export interface Finding {
  readonly what: string
  /** What is done so many times a second; `time` where what matters is how long it takes once. */
  readonly unit: string
  readonly ours: Rate
  readonly peers: readonly Rate[]
}

export const short = (n: number): string =>
  n >= 1e6
    ? `${(n / 1e6).toFixed(1)} M`
    : n >= 1e4
      ? `${(n / 1e3).toFixed(0)} k`
      : n >= 100
        ? n.toFixed(0)
        : n.toFixed(2)

const figure = ({ perSecond }: Rate, unit: string): string =>
  unit === 'time' ? `${(1000 / perSecond).toFixed(1)} ms` : `${short(perSecond)} ${unit}/s`

const ratio = (ours: Rate, peer: Rate): number => ours.perSecond / peer.perSecond

/** As a Markdown table, so that it can be shown as it was printed. */
export function printed(findings: readonly Finding[]): string {
  const rows = findings.flatMap(({ what, unit, ours, peers }) => [
    [what, ours.name, figure(ours, unit), ''],
    ...peers.map(peer => ['', peer.name, figure(peer, unit), `${ratio(ours, peer).toFixed(2)}×`]),
  ])
  return [['what', 'who', 'rate', 'ours is'], ['---', '---', '---', '---'], ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}

/** As data, with every ratio. */
export const asData = (findings: readonly Finding[]): object[] =>
  findings.map(({ peers, ...finding }) => ({
    ...finding,
    peers: peers.map(peer => ({ ...peer, ratio: ratio(finding.ours, peer) })),
  }))
