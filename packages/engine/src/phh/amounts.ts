/**
 * Hand histories count in chips, with decimals if need be; the engine counts in the smallest part that
 * occurs.
 */
export class Amounts {
  readonly #scale: number

  /** The scale in which all of these numbers are whole. */
  constructor(numbers: Iterable<number>) {
    let decimals = 0
    for (const n of numbers) decimals = Math.max(decimals, decimalsOf(n))
    this.#scale = 10 ** decimals
  }

  whole(n: number): number {
    return Math.round(n * this.#scale)
  }

  chips(whole: number): number {
    return whole / this.#scale
  }
}

function decimalsOf(n: number): number {
  const text = String(n)
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}
