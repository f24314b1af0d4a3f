/**
 * A table for keys that are known beforehand, with hardly a cell unused: a key's upper bits are its row, its
 * lower bits its column, and its value is at `cells[rows[row] + column]`. Each row is displaced until it fits
 * into the gaps that the rows before it left.
 */
export interface PerfectHash {
  /** As many as the upper bits of a key can name. */
  readonly rows: Uint16Array
  /** Somewhat more than there are keys; what stays unused is 0. */
  readonly cells: Uint16Array
}

/** How many rows of one size are placed before the search starts again at the first cell. */
const ROWS_A_SWEEP = 16

/** 32 bits from any position on. */
const bitsFrom = (bits: Int32Array, at: number): number => {
  const word = at >>> 5
  const shift = at & 31
  return shift === 0 ? bits[word]! : (bits[word]! >>> shift) | (bits[word + 1]! << (32 - shift))
}

/** Fills an empty table with the values of distinct keys. The largest rows are placed first. */
export function fillPerfectHash(
  table: PerfectHash,
  keys: Int32Array,
  values: Uint16Array,
  columnBits: number,
): void {
  const { rows, cells } = table
  const mask = (1 << columnBits) - 1
  const starts = new Int32Array(rows.length + 1)
  for (const key of keys) starts[(key >>> columnBits) + 1]!++
  for (let row = 0; row < rows.length; row++) starts[row + 1]! += starts[row]!
  const byRow = new Int32Array(keys.length)
  const next = starts.slice()
  for (let i = 0; i < keys.length; i++) byRow[next[keys[i]! >>> columnBits]!++] = i

  const free = new Int32Array((cells.length >>> 5) + 1)
  for (let at = 0; at < cells.length; at++) free[at >>> 5]! |= 1 << (at & 31)
  const largest = rows.reduce((most, _, row) => Math.max(most, starts[row + 1]! - starts[row]!), 0)
  for (let size = largest; size > 0; size--) {
    let placed = 0
    let from = 0
    for (let row = 0; row < rows.length; row++) {
      const start = starts[row]!
      const end = starts[row + 1]!
      if (end - start !== size) continue
      if (placed++ % ROWS_A_SWEEP === 0) from = 0
      let fits = 0
      for (; ; from += 32) {
        fits = -1
        for (let i = start; i < end && fits !== 0; i++)
          fits &= bitsFrom(free, from + (keys[byRow[i]!]! & mask))
        if (fits !== 0) break
        if (from > cells.length) throw new RangeError('the table is too small')
      }
      rows[row] = from + 31 - Math.clz32(fits & -fits)
      for (let i = start; i < end; i++) {
        const at = rows[row]! + (keys[byRow[i]!]! & mask)
        free[at >>> 5]! &= ~(1 << (at & 31))
        cells[at] = values[byRow[i]!]!
      }
    }
  }
}
