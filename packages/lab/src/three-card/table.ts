import { rankThreeCard, type SuitedWheel } from '@cardroom/engine/ranking'

/** The rank of every three cards in any order, as one table: 52 × 52 × 52. */
export function rankTable(wheel: SuitedWheel): Uint16Array {
  const table = new Uint16Array(52 ** 3)
  for (let a = 0; a < 52; a++) {
    for (let b = 0; b < 52; b++) {
      for (let c = 0; c < 52; c++) {
        if (a !== b && b !== c && a !== c) table[(a * 52 + b) * 52 + c] = rankThreeCard([a, b, c], wheel)
      }
    }
  }
  return table
}
