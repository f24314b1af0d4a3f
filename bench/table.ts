import type { Rate } from './measure.ts'

/** What one benchmark found: our figure, the peers', and how they compare. */
export interface Finding {
  readonly what: string
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

/** As a Markdown table, so that it can be shown as it was printed. */
export function printed(findings: readonly Finding[]): string {
  const rows = findings.flatMap(({ what, unit, ours, peers }) => [
    [what, ours.name, `${short(ours.perSecond)} ${unit}/s`, ''],
    ...peers.map(peer => [
      '',
      peer.name,
      `${short(peer.perSecond)} ${unit}/s`,
      `${(ours.perSecond / peer.perSecond).toFixed(2)}×`,
    ]),
  ])
  return [['what', 'who', 'rate', 'ours is'], ['---', '---', '---', '---'], ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}
