/** Maps values to positions in a chart. */
interface ChartScale {
  readonly place: (value: number) => number
  /** Round figures within the range, to write along an axis. */
  readonly ticks: readonly number[]
}

const TICK_STEPS = [1, 2, 2.5, 5, 10]

interface ScaleRange {
  /** The approximate number of ticks. */
  readonly most?: number
  /** Includes zero, as for all wins and losses. */
  readonly zero?: boolean
}

/** A scale over everything that is shown, drawn between two places. */
export function scaleOf(
  values: readonly number[],
  [from, to]: readonly [number, number],
  { most = 6, zero = true }: ScaleRange = {},
): ChartScale {
  const shown = zero || values.length === 0 ? [0, ...values] : values
  const low = Math.min(...shown)
  const high = Math.max(...shown) === low ? low + 1 : Math.max(...shown)
  const rough = (high - low) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * TICK_STEPS.find(one => one * power >= rough)!
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const least = first * step
  const range = (last - first) * step
  return {
    place: value => from + ((value - least) / range) * (to - from),
    // Multiplied, not added up, so that rounding errors do not accumulate.
    ticks: Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12))),
  }
}
