import {
  categoryOfHigh,
  fillHighTables,
  HIGH_LAYOUT,
  HIGH_TABLES,
  KEYS,
  rankHighFlat,
} from '@cardroom/engine/ranking'
import { countSevensFast } from '../wasm/count-sevens.ts'

/** How often each category of high hands comes among all 133,784,560 hands of seven cards, the lowest first. */
export const countSevens = (): number[] =>
  typeof WebAssembly === 'undefined' ? countSevensPlain() : countSevensFast()

// A module's own constants are reached faster than what it imports.
const { rows7, cells7, flushSuits } = HIGH_TABLES
const { suitBits, suitMask, rowShift7, columnMask7, cellMask7 } = HIGH_LAYOUT
const keys = KEYS

/** The same without WebAssembly: every hand looked up by the sum of its keys. */
export function countSevensPlain(): number[] {
  fillHighTables()
  const counts = new Array<number>(10).fill(0)
  const hand = new Uint8Array(7)
  /** Counts all hands that begin with the first `n` cards. */
  const extend = (n: number, sum: number) => {
    const from = n === 0 ? 0 : hand[n - 1]! + 1
    if (n < 6) {
      for (let card = from; card < 46 + n; card++) {
        hand[n] = card
        extend(n + 1, (sum + keys[card]!) | 0)
      }
      return
    }
    for (let card = from; card < 52; card++) {
      const all = (sum + keys[card]!) | 0
      hand[6] = card
      const rank =
        flushSuits[(7 << suitBits) | (all & suitMask)] === 0
          ? cells7[(rows7[all >>> rowShift7]! + ((all >>> suitBits) & columnMask7)) & cellMask7]!
          : rankHighFlat(hand, 0, 7)
      counts[categoryOfHigh(rank)]!++
    }
  }
  extend(0, 0)
  return counts
}
