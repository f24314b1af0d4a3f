import { fillHighTables, HIGH_LAYOUT, HIGH_TABLES, KEYS } from '@cardroom/engine/ranking'
import { i32, i64, type Local, type Routine, type WasmCode, when } from './assembler.ts'

/**
 * The engine's tables in a module's memory, and the code that looks a hand of seven up. A hand is the sum of its
 * cards' keys and the set of its cards: 52 bits, thirteen a suit.
 */
const { suitBits, suitMask, rowShift7, columnMask7 } = HIGH_LAYOUT
const { rows7, cells7, flushes, flushSuits } = HIGH_TABLES

const CELLS_AT = 0
const ROWS_AT = CELLS_AT + cells7.byteLength
const FLUSHES_AT = ROWS_AT + rows7.byteLength
const SUITS_AT = FLUSHES_AT + flushes.byteLength
/** From here on a module's memory is free. */
export const TABLES_END = SUITS_AT + (1 << suitBits)

export function writeTables(memory: ArrayBuffer): void {
  fillHighTables()
  new Uint16Array(memory, CELLS_AT, cells7.length).set(cells7)
  new Uint16Array(memory, ROWS_AT, rows7.length).set(rows7)
  new Uint16Array(memory, FLUSHES_AT, flushes.length).set(flushes)
  new Uint8Array(memory, SUITS_AT, 1 << suitBits).set(flushSuits.subarray(7 << suitBits))
}

const SUIT_LENGTH = 13
/** Each card as a bit of a set, in two words. */
export const SET_WORDS = new Int32Array(2 * 52)
for (let card = 0; card < 52; card++) {
  const bit = (card & 3) * SUIT_LENGTH + (card >> 2)
  SET_WORDS[2 * card + (bit >> 5)] = 1 << (bit & 31)
}

export const keySum = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => (sum + KEYS[card]!) | 0, 0)

/** The rank of a hand in which no suit comes five times, from the sum of its keys. */
export function rankOfRanks({ get: sum }: Local): WasmCode {
  const row = i32.load16(i32.and(i32.shr(sum, i32.const(rowShift7 - 1)), i32.const(0x3ffe)), ROWS_AT)
  const column = i32.and(i32.shr(sum, i32.const(suitBits)), i32.const(columnMask7))
  return i32.load16(i32.shl(i32.add(row, column), i32.const(1)), CELLS_AT)
}

/** One more than the suit that comes five times or more, 0 without one. */
const flushSuit = (sum: WasmCode): WasmCode => i32.load8(i32.and(sum, i32.const(suitMask)), SUITS_AT)

/** The rank of the flush that a set of cards makes in a suit (counted from 1). */
function rankOfFlush(set: WasmCode, suit: WasmCode): WasmCode {
  const shift = i64.fromI32(i32.mul(i32.sub(suit, i32.const(1)), i32.const(SUIT_LENGTH)))
  const ranks = i32.and(i32.fromI64(i64.shr(set, shift)), i32.const((1 << SUIT_LENGTH) - 1))
  return i32.load16(i32.shl(ranks, i32.const(1)), FLUSHES_AT)
}

/** Finds the rank of any seven cards and puts it into `rank`. */
export class RankSeven {
  readonly #suit: Local

  constructor(routine: Routine) {
    this.#suit = routine.local()
  }

  into(rank: Local, sum: Local, set: WasmCode): WasmCode {
    return when(
      this.#suit.tee(flushSuit(sum.get)),
      rank.set(rankOfFlush(set, this.#suit.get)),
      rank.set(rankOfRanks(sum)),
    )
  }
}
