import { codewords } from './codewords.ts'
import { penalty } from './penalty.ts'
import { type Version, versionFor } from './version.ts'

/** Rows of modules, dark where it is true, without the quiet zone of four modules around them. */
export type QrSymbol = readonly (readonly boolean[])[]

/** Error correction level M, in the bits of the format. */
const LEVEL_M = 0b00

type Mask = (row: number, column: number) => boolean
const MASKS: readonly Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  r => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** A text as a QR code (ISO/IEC 18004: bytes, level M); nothing, if it is longer than some two hundred letters. */
export function qrSymbol(text: string): QrSymbol | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) return undefined
  const plain = new Grid(version)
  plain.drawPatterns()
  const path = plain.freePath()
  const bits = codewords(bytes, version).flatMap(byte =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
  )
  const masked = MASKS.map((mask, number) => {
    const grid = plain.copy()
    for (const [at, [row, column]] of path.entries())
      grid.set(row, column, (bits[at] ?? false) !== mask(row, column))
    grid.drawFormat(number)
    return grid.rows
  })
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

type At = readonly [row: number, column: number]

class Grid {
  readonly #version: Version
  readonly rows: boolean[][]
  /** Modules of patterns, which no data goes to. */
  readonly #taken: boolean[][]

  constructor(version: Version) {
    const { size } = version
    const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    this.#version = version
    this.rows = empty()
    this.#taken = empty()
  }

  copy(): Grid {
    const grid = new Grid(this.#version)
    for (const [row, modules] of this.rows.entries()) grid.rows[row] = [...modules]
    return grid
  }

  set(row: number, column: number, dark: boolean): void {
    this.rows[row]![column] = dark
  }

  #draw(row: number, column: number, dark: boolean): void {
    if (this.rows[row]?.[column] === undefined) return
    this.set(row, column, dark)
    this.#taken[row]![column] = true
  }

  drawPatterns(): void {
    const { size, alignment, number } = this.#version
    for (let at = 0; at < size; at++) {
      this.#draw(6, at, at % 2 === 0)
      this.#draw(at, 6, at % 2 === 0)
    }
    for (const row of alignment)
      for (const column of alignment) if (!this.#isCorner(row, column)) this.#square(row, column, 2, [0, 2])
    // The finder patterns, each with the light line around it.
    for (const [row, column] of [[3, 3] as const, [3, size - 4] as const, [size - 4, 3] as const])
      this.#square(row, column, 4, [0, 1, 3])
    this.drawFormat(0)
    if (number >= 7) this.#drawVersion()
  }

  /** Where a finder pattern lies, no alignment pattern does. */
  #isCorner(row: number, column: number): boolean {
    const last = this.#version.size - 7
    return (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)
  }

  /** A square around a middle, dark at some distances from it. */
  #square(row: number, column: number, reach: number, dark: readonly number[]): void {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++) {
        const distance = Math.max(Math.abs(down), Math.abs(right))
        this.#draw(row + down, column + right, dark.includes(distance))
      }
  }

  /** The level and the mask, twice. */
  drawFormat(mask: number): void {
    const { size } = this.#version
    const data = (LEVEL_M << 3) | mask
    const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412
    const bit = (at: number): boolean => ((bits >> at) & 1) === 1
    const column = [0, 1, 2, 3, 4, 5, 7, 8]
    for (const [at, row] of column.entries()) this.#draw(row, 8, bit(at))
    for (const [at, col] of [7, 5, 4, 3, 2, 1, 0].entries()) this.#draw(8, col, bit(8 + at))
    for (let at = 0; at < 8; at++) this.#draw(8, size - 1 - at, bit(at))
    for (let at = 8; at < 15; at++) this.#draw(size - 15 + at, 8, bit(at))
    this.#draw(size - 8, 8, true)
  }

  #drawVersion(): void {
    const { size, number } = this.#version
    const bits = (number << 12) | remainder(number, 12, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1
      const [long, short] = [Math.floor(at / 3), size - 11 + (at % 3)]
      this.#draw(short, long, dark)
      this.#draw(long, short, dark)
    }
  }

  /** The modules that data goes to, in order: in columns of two from the right, up and down by turns. */
  freePath(): At[] {
    const { size } = this.#version
    const path: At[] = []
    let up = true
    for (let right = size - 1; right > 0; right -= 2) {
      // The column of the timing pattern is passed over.
      if (right === 6) right--
      for (let step = 0; step < size; step++) {
        const row = up ? size - 1 - step : step
        for (const column of [right, right - 1]) if (!this.#taken[row]![column]) path.push([row, column])
      }
      up = !up
    }
    return path
  }
}

/** The remainder of a number, shifted by so many bits, in the arithmetic without carries. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value << bits
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - bits)
  return rest
}
