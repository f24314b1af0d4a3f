/**
 * A table for keys that are known beforehand, with hardly a cell unused: a key's upper bits are its row, its
 * lower bits its column, and its value is at `cells[rows[row] + column]`. Each row is displaced until it fits
 * into the gaps that the rows before it left.
 */
export interface PerfectHash {
  readonly rows: Uint16Array
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

/** `keys` are distinct numbers of `rowBits + columnBits` bits. The largest rows are placed first. */
export function perfectHash(
  keys: Int32Array,
  values: Uint16Array,
  rowBits: number,
  columnBits: number,
): PerfectHash {
  const mask = (1 << columnBits) - 1
  const rowCount = 1 << rowBits
  const starts = new Int32Array(rowCount + 1)
  for (const key of keys) starts[(key >>> columnBits) + 1]!++
  for (let row = 0; row < rowCount; row++) starts[row + 1]! += starts[row]!
  const sorted = new Int32Array(keys.length)
  const next = starts.slice()
  for (let i = 0; i < keys.length; i++) sorted[next[keys[i]! >>> columnBits]!++] = i

  const sizeOf = (row: number) => starts[row + 1]! - starts[row]!
  const order = Int32Array.from({ length: rowCount }, (_, row) => row)
  order.sort((a, b) => sizeOf(b) - sizeOf(a))

  const free = new Int32Array(((keys.length * 2) >>> 5) + (mask >>> 5) + 2).fill(-1)
  const rows = new Uint16Array(rowCount)
  const cells = new Uint16Array(free.length * 32)
  let length = 0
  let from = 0
  let size = 0
  let placed = 0
  for (const row of order) {
    const start = starts[row]!
    const end = starts[row + 1]!
    if (start === end) break
    if (end - start !== size || placed++ % ROWS_A_SWEEP === 0) from = 0
    size = end - start
    let fits = 0
    for (; ; from++) {
      fits = -1
      for (let i = start; i < end && fits !== 0; i++)
        fits &= bitsFrom(free, from * 32 + (keys[sorted[i]!]! & mask))
      if (fits !== 0) break
    }
    const displacement = from * 32 + 31 - Math.clz32(fits & -fits)
    rows[row] = displacement
    for (let i = start; i < end; i++) {
      const at = displacement + (keys[sorted[i]!]! & mask)
      free[at >>> 5]! &= ~(1 << (at & 31))
      cells[at] = values[sorted[i]!]!
      if (at >= length) length = at + 1
    }
  }
  return { rows, cells: cells.slice(0, length) }
}
