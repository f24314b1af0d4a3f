/** What a picture shows, apart from how: it is drawn, read out and written as CSV from this. */
export type Chart = BarChart | LineChart

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
  readonly lines: readonly Line[]
  readonly bands: readonly Band[]
}

export interface Line {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

export interface Band {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly from: number; readonly to: number }[]
}

/** A chart as a table: the heads, then the rows. Figures are whole, not as the picture rounds them. */
export function tableOf(chart: Chart): (string | number)[][] {
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

/** As other programs read it (RFC 4180). */
export const csvOf = (chart: Chart): string =>
  tableOf(chart)
    .map(row => row.map(quoted).join(','))
    .join('\r\n')
    .concat('\r\n')

const quoted = (cell: string | number): string => {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
