/**
 * A table for keys that are known beforehand, with hardly a cell unused: a key's upper bits are its row, its
 * lower bits its column, and its value is at `cells[rows[row] + column]`. Each row is displaced until it fits
 * into the gaps that the rows before it left.
 */
interface PerfectHash {
  /** As many as the upper bits of a key can name. */
  readonly rows: Uint16Array
  /** Somewhat more than there are keys; what stays unused is 0. */
  readonly cells: Uint16Array
}

/** How many rows of one size are placed before the search starts again at the first cell. */
const ROWS_A_SWEEP = 64

/** Fills an empty table with the values of distinct keys. The largest rows are placed first. */
export function fillPerfectHash(
  { rows, cells }: PerfectHash,
  keys: Int32Array,
  values: Uint16Array,
  columnBits: number,
): void {
  const mask = (1 << columnBits) - 1
  const byRow = groupedBy(keys, rows.length, key => key >>> columnBits)
  const sizes = Int32Array.from(rows, (_, row) => byRow.starts[row + 1]! - byRow.starts[row]!)
  const largest = Math.max(...sizes)
  const bySize = groupedBy(sizes, largest + 1, size => largest - size)
  const columns = byRow.order.map(i => keys[i]! & mask)
  const gaps = new Gaps(cells.length)
  let size = 0
  let placed = 0
  for (const row of bySize.order) {
    const start = byRow.starts[row]!
    const end = byRow.starts[row + 1]!
    if (end - start !== size) {
      size = end - start
      placed = 0
    }
    if (size === 0) break
    if (placed++ % ROWS_A_SWEEP === 0) gaps.startAgain()
    const at = gaps.take(columns, start, end)
    rows[row] = at
    for (let i = start; i < end; i++) cells[at + columns[i]!] = values[byRow.order[i]!]!
  }
}

/** The indices of a list in the order of their groups, and where each group starts. */
function groupedBy(list: Int32Array, groups: number, groupOf: (value: number) => number) {
  const starts = new Int32Array(groups + 1)
  for (let i = 0; i < list.length; i++) starts[groupOf(list[i]!) + 1]!++
  for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!
  const next = starts.slice()
  const order = new Int32Array(list.length)
  for (let i = 0; i < list.length; i++) order[next[groupOf(list[i]!)]!++] = i
  return { order, starts }
}

/** The cells that are still free, one bit each. */
class Gaps {
  readonly #free: Int32Array
  readonly #cells: number
  #from = 0

  constructor(cells: number) {
    this.#cells = cells
    this.#free = new Int32Array((cells >>> 5) + 2)
    for (let at = 0; at < cells; at++) this.#free[at >>> 5]! |= 1 << (at & 31)
  }

  startAgain(): void {
    this.#from = 0
  }

  /** Finds the first displacement at which a row's columns (those from `start` to `end`) are free, and takes it. */
  take(columns: Int32Array, start: number, end: number): number {
    let fits = 0
    for (; ; this.#from += 32) {
      if (this.#from >= this.#cells) throw new RangeError('the table is too small')
      fits = -1
      for (let i = start; i < end && fits !== 0; i++) fits &= this.#bitsFrom(this.#from + columns[i]!)
      if (fits !== 0) break
    }
    const at = this.#from + 31 - Math.clz32(fits & -fits)
    for (let i = start; i < end; i++) {
      const cell = at + columns[i]!
      this.#free[cell >>> 5]! &= ~(1 << (cell & 31))
    }
    return at
  }

  /** The next 32 cells from any on; beyond the last none is free. */
  #bitsFrom(at: number): number {
    const word = at >>> 5
    const shift = at & 31
    return shift === 0
      ? this.#free[word]!
      : (this.#free[word]! >>> shift) | (this.#free[word + 1]! << (32 - shift))
  }
}
