import { rankEightOrBetter } from '@cardroom/engine/ranking'
import { i32, i64, type WasmCode } from './assembler.ts'

/** The best eight-or-better lows of sets of ranks: 1 … 56 with the best highest, 0 for none. */
export const LOW_SETS = 1 << 13
/** How many numbers a low may have. */
export const LOW_COUNT = 57

/** The ranks that can be in a qualifying low: two … eight, and the ace. */
const LOW_RANKS = 0b1_0000_0111_1111

let lows: Uint8Array | undefined

/** By set of ranks, bit 0 a two. */
export function lowsOfSets(): Uint8Array {
  lows ??= build()
  return lows
}

function build(): Uint8Array {
  const suit = Array.from({ length: 13 }, (_, rank) => rank * 4)
  const ranks = new Map<number, number>()
  for (let set = LOW_RANKS; set > 0; set = (set - 1) & LOW_RANKS) {
    ranks.set(set, rankEightOrBetter(suit.filter((_, rank) => (set >> rank) & 1)))
  }
  const scale = [...new Set([0, ...ranks.values()])].sort((a, b) => a - b)
  return Uint8Array.from({ length: LOW_SETS }, (_, set) => scale.indexOf(ranks.get(set & LOW_RANKS) ?? 0))
}

/** The low of a set of cards, looked up in the table at an address. */
export function lowOf(set: WasmCode, tableAt: number): WasmCode {
  const bySuit = [0, 13, 26, 39].map(shift => i64.shr(set, i64.const(shift)))
  const any = bySuit.reduce((all, one) => i64.or(all, one))
  return i32.load8(i32.and(i32.fromI64(any), i32.const(LOW_SETS - 1)), tableAt)
}
