import { rankThree } from '@cardroom/engine/ranking'

/** The rank of every three cards in any order, as one table: 52 × 52 × 52. */
export function rankTable(): Uint16Array {
  const table = new Uint16Array(52 ** 3)
  for (let a = 0; a < 52; a++) {
    for (let b = 0; b < 52; b++) {
      for (let c = 0; c < 52; c++) {
        if (a !== b && b !== c && a !== c) table[(a * 52 + b) * 52 + c] = rankThree(a, b, c)
      }
    }
  }
  return table
}
