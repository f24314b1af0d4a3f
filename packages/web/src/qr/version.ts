/** How a symbol of a size is divided at error correction level M (ISO/IEC 18004, table 9): about 15 % can be mended. */
interface Blocks {
  /** Correction bytes of each block. */
  readonly correction: number
  /** Data bytes of each block. */
  readonly data: readonly number[]
}

const of = (correction: number, ...groups: readonly (readonly [count: number, data: number])[]): Blocks => ({
  correction,
  data: groups.flatMap(([count, data]) => Array<number>(count).fill(data)),
})

/** By version, from 1; what is longer than fits into the last is no invitation. */
const BLOCKS: readonly Blocks[] = [
  of(10, [1, 16]),
  of(16, [1, 28]),
  of(26, [1, 44]),
  of(18, [2, 32]),
  of(24, [2, 43]),
  of(16, [4, 27]),
  of(18, [4, 31]),
  of(22, [2, 38], [2, 39]),
  of(22, [3, 36], [2, 37]),
  of(26, [4, 43], [1, 44]),
]

/** Where the middles of the alignment patterns lie, along either side. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

export interface Version extends Blocks {
  readonly number: number
  /** Modules along a side. */
  readonly size: number
  readonly alignment: readonly number[]
  /** The bits that say how many bytes follow. */
  readonly lengthBits: 8 | 16
}

/** The smallest symbol that so many bytes fit into. */
export function versionFor(bytes: number): Version | undefined {
  for (const [at, blocks] of BLOCKS.entries()) {
    const number = at + 1
    const lengthBits = number < 10 ? 8 : 16
    const room = blocks.data.reduce((sum, data) => sum + data, 0) * 8
    if (4 + lengthBits + bytes * 8 <= room)
      return { ...blocks, number, size: 17 + 4 * number, alignment: ALIGNMENT[at]!, lengthBits }
  }
  return undefined
}
