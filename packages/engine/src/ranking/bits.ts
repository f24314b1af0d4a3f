/** Sets of ranks as bits of an integer. */

export function bitCount(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) | 0
}

/** The number of the lowest bit, counted from 1; 0 from an empty set. */
export const lowestBit = (set: number): number => (set === 0 ? 0 : 32 - Math.clz32(set & -set))
/** The number of the highest bit, counted from 1; 0 from an empty set. */
export const highestBit = (set: number): number => 32 - Math.clz32(set)
/** The set without bit number `n`; number 0 is no bit. */
export const withoutBit = (set: number, n: number): number => (n === 0 ? set : set & ~(1 << (n - 1)))
