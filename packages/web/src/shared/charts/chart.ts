/** The data of a chart: it is drawn, read out and written as CSV from this. */
export type ChartData = BarChart | LineChart

interface Figure {
  readonly title: string
  /** What the two axes measure. */
  readonly across: string
  readonly up: string
  /** How figures are written along the axis that goes up, or along the bars. */
  readonly write: (value: number) => string
}

/** One bar for each name. */
export interface BarChart extends Figure {
  readonly kind: 'bars'
  readonly bars: readonly { readonly name: string; readonly value: number }[]
}

/** Lines over one axis, and bands between two lines. */
export interface LineChart extends Figure {
  readonly kind: 'lines'
  readonly writeAcross: (value: number) => string
  readonly lines: readonly ChartLine[]
  readonly bands: readonly Band[]
}

export interface ChartLine {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

interface Band {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly from: number; readonly to: number }[]
}

/** A chart as a table: the heads, then the rows. Figures are not rounded as in the picture. */
export function chartTableOf(chart: ChartData): (string | number)[][] {
  if (chart.kind === 'bars') {
    return [[chart.across, chart.up], ...chart.bars.map(({ name, value }) => [name, value])]
  }
  const { lines, bands } = chart
  const all = [...lines, ...bands].flatMap(({ points }) => points.map(({ x }) => x))
  const across = [...new Set(all)].sort((a, b) => a - b)
  const heads = [
    chart.across,
    ...lines.map(({ name }) => name),
    ...bands.flatMap(({ name }) => [`${name} (−)`, `${name} (+)`]),
  ]
  return [
    heads,
    ...across.map((x): (string | number)[] => [
      x,
      ...lines.map(({ points }) => points.find(point => point.x === x)?.y ?? ''),
      ...bands.flatMap(({ points }): (string | number)[] => {
        const point = points.find(one => one.x === x)
        return point ? [point.from, point.to] : ['', '']
      }),
    ]),
  ]
}

/** A chart as CSV (RFC 4180). */
export const chartCsv = (chart: ChartData): string =>
  chartTableOf(chart)
    .map(row => row.map(quotedCell).join(','))
    .join('\r\n')
    .concat('\r\n')

const quotedCell = (cell: string | number): string => {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
