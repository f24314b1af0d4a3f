import type { Rate } from './measure.ts'

/** What one benchmark found: our figure, the peers', and how they compare. */
export interface Finding {
  readonly what: string
  /**
   * What is done this many times a second; `time` where the duration of one matters, `memory` where megabytes
   * do: then `perSecond` is its reciprocal.
   */
  readonly unit: string
  readonly ours: Rate
  readonly peers: readonly Rate[]
  /** Compares not only the medians, but also the passes that were measured in turn. */
  readonly inEveryPass?: boolean
}

export const short = (n: number): string =>
  n >= 1e6
    ? `${(n / 1e6).toFixed(1)} M`
    : n >= 1e4
      ? `${(n / 1e3).toFixed(0)} k`
      : n >= 100
        ? n.toFixed(0)
        : n.toFixed(2)

function figure({ perSecond, figures = {} }: Rate, unit: string): string {
  const rate =
    unit === 'time'
      ? `${(1000 / perSecond).toFixed(1)} ms`
      : unit === 'memory'
        ? `${(1 / perSecond).toFixed(0)} MB`
        : `${short(perSecond)} ${unit}/s`
  return [rate, ...Object.entries(figures).map(([name, value]) => `${name}: ${value.toFixed(1)}`)].join(', ')
}

const spreadOf = ({ spread }: Rate): string =>
  spread === undefined ? '' : `± ${(spread * 100).toFixed(0)} %`

const ratio = (ours: Rate, peer: Rate): number => ours.perSecond / peer.perSecond

/** The ratio of the pass in which it was lowest. */
const leastRatio = (ours: Rate, { perPass = [] }: Rate): number =>
  Math.min(...perPass.map((rate, pass) => (ours.perPass?.[pass] ?? Number.NaN) / rate))

/** How many times as fast ours is, and where a finding is about every pass, in the one that was worst for it. */
function comparison({ ours, inEveryPass }: Finding, peer: Rate): string {
  const times = `${ratio(ours, peer).toFixed(2)}×`
  return inEveryPass ? `${times}, at least ${leastRatio(ours, peer).toFixed(2)}×` : times
}

/** As a Markdown table, so that it can be shown as it was printed. */
export function printed(findings: readonly Finding[]): string {
  const rows = findings.flatMap(finding => {
    const { what, unit, ours, peers } = finding
    return [
      [what, ours.name, figure(ours, unit), spreadOf(ours), ''],
      ...peers.map(peer => ['', peer.name, figure(peer, unit), spreadOf(peer), comparison(finding, peer)]),
    ]
  })
  const head = ['what', 'who', 'rate', 'spread', 'ours is']
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}

/** How many passes were made of each, if all had as many. */
export function passesOf(findings: readonly Finding[]): number | undefined {
  const [first, ...others] = new Set(
    findings.flatMap(({ ours, peers }) => [ours, ...peers].map(one => one.passes)),
  )
  return others.length === 0 ? first : undefined
}

/** As data, with every ratio. */
export const asData = (findings: readonly Finding[]): object[] =>
  findings.map(({ peers, ...finding }) => ({
    ...finding,
    peers: peers.map(peer => ({ ...peer, ratio: ratio(finding.ours, peer) })),
  }))
