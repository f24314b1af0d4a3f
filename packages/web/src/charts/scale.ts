/** From what is measured to where it is drawn. */
export interface Scale {
  readonly place: (value: number) => number
  /** Round figures within the range, to write along an axis. */
  readonly ticks: readonly number[]
}

const STEPS = [1, 2, 2.5, 5, 10]

interface Drawn {
  /** About so many figures. */
  readonly most?: number
  /** Zero is shown too, as for everything that is won or lost. */
  readonly zero?: boolean
}

/** A scale over everything that is shown, drawn between two places. */
export function scaleOf(
  values: readonly number[],
  [from, to]: readonly [number, number],
  { most = 6, zero = true }: Drawn = {},
): Scale {
  const shown = zero || values.length === 0 ? [0, ...values] : values
  const low = Math.min(...shown)
  const high = Math.max(...shown) === low ? low + 1 : Math.max(...shown)
  const rough = (high - low) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * STEPS.find(one => one * power >= rough)!
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const least = first * step
  const range = (last - first) * step
  return {
    place: value => from + ((value - least) / range) * (to - from),
    // Multiplied, not added up: no tick is off by what additions lose.
    ticks: Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12))),
  }
}
