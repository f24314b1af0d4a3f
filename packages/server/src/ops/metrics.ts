/**
 * A metric in Prometheus' text format (version 0.0.4): https://prometheus.io/docs/instrumenting/exposition_formats/
 * Counting is an addition; everything else happens when it is read.
 */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  /** The suffix of each sample's name, and its value. */
  samples(): Iterable<readonly [suffix: string, value: number]>
}

type Labels = Readonly<Record<string, string>>

/** A counter with at most one label. */
export class Counter implements Metric {
  readonly type = 'counter'
  readonly name: string
  readonly help: string
  readonly #label: string | undefined
  readonly #counts = new Map<string, number>()

  constructor(name: string, help: string, label?: string) {
    this.name = name
    this.help = help
    this.#label = label
    if (label === undefined) this.#counts.set('', 0)
  }

  add(value = '', by = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + by)
  }

  *samples(): Generator<[string, number]> {
    for (const [value, count] of this.#counts)
      yield [this.#label === undefined ? '' : labelled({ [this.#label]: value }), count]
  }
}

/** A metric that is computed when it is read. */
export const gauge = (
  name: string,
  help: string,
  read: () => number | Iterable<readonly [Labels, number]>,
  type: 'gauge' | 'counter' = 'gauge',
): Metric => ({
  name,
  help,
  type,
  *samples() {
    const now = read()
    if (typeof now === 'number') yield ['', now]
    else for (const [labels, value] of now) yield [labelled(labels), value]
  },
})

/** A histogram of durations in seconds. */
export class Histogram implements Metric {
  readonly type = 'histogram'
  readonly name: string
  readonly help: string
  readonly #bounds: readonly number[]
  readonly #counts: number[]
  #sum = 0

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.name = name
    this.help = help
    this.#bounds = bounds
    this.#counts = Array<number>(bounds.length + 1).fill(0)
  }

  observe(seconds: number): void {
    const at = this.#bounds.findIndex(bound => seconds <= bound)
    this.#counts[at < 0 ? this.#bounds.length : at]!++
    this.#sum += seconds
  }

  *samples(): Generator<[string, number]> {
    let below = 0
    for (const [i, count] of this.#counts.entries()) {
      below += count
      yield [`_bucket${labelled({ le: String(this.#bounds[i] ?? '+Inf') })}`, below]
    }
    yield ['_sum', this.#sum]
    yield ['_count', below]
  }
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function metricsText(metrics: Iterable<Metric>): string {
  let text = ''
  for (const metric of metrics) {
    text += `# HELP ${metric.name} ${metric.help}\n# TYPE ${metric.name} ${metric.type}\n`
    for (const [suffix, value] of metric.samples()) text += `${metric.name}${suffix} ${value}\n`
  }
  return text
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `{${pairs.join(',')}}`
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
