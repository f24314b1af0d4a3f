import { i32, i64, type Routine, type WasmCode } from './assembler.ts'
import { BOARDS_END, type BoardCode, type BoardShape, type BoardWork, EveryBoard } from './every-board.ts'
import { LOW_COUNT, LOW_SETS, lowOf, lowsOfSets } from './lows.ts'
import { RankSeven } from './seven-card-tables.ts'

/** What a final hand is worth: by its high rank, and by the number of its low where lows count. */
export interface Strengths {
  readonly high: Uint16Array
  readonly low: Uint16Array | undefined
}

const LOWS_AT = BOARDS_END
const LOW_STRENGTHS_AT = LOWS_AT + LOW_SETS
const HIGH_STRENGTHS_AT = LOW_STRENGTHS_AT + 2 * (LOW_COUNT + 3)

/** Adds up what hold'em hands are worth in the end, over every board. */
export class HandStrength {
  readonly #boards: EveryBoard
  readonly #sums: BigInt64Array

  constructor(shape: BoardShape, { high, low }: Strengths) {
    const sumsAt = (HIGH_STRENGTHS_AT + high.byteLength + 7) & ~7
    this.#boards = new EveryBoard(shape, sumsAt + 8 * shape.hands, (routine, seen) =>
      adding(routine, seen, low !== undefined, sumsAt),
    )
    const { memory } = this.#boards
    new Uint16Array(memory, HIGH_STRENGTHS_AT, high.length).set(high)
    if (low) {
      new Uint8Array(memory, LOWS_AT, LOW_SETS).set(lowsOfSets())
      new Uint16Array(memory, LOW_STRENGTHS_AT, LOW_COUNT).set(low)
    }
    this.#sums = new BigInt64Array(memory, sumsAt, shape.hands)
  }

  run(hands: readonly (readonly number[])[], board: readonly number[], left: readonly number[]): number[] {
    this.#sums.fill(0n)
    this.#boards.deal(hands, board, left)
    this.#boards.run()
    return Array.from(this.#sums, Number)
  }
}

function adding(routine: Routine, seen: BoardCode, low: boolean, sumsAt: number): BoardWork {
  const { handSums, handSets, boardSum, boardSet } = seen
  const rankSeven = new RankSeven(routine)
  const sum = routine.local()
  const rank = routine.local()
  const totals = handSums.map(() => routine.local('i64'))
  const add = (hand: number, strength: WasmCode): WasmCode => {
    const total = totals[hand]!
    return total.set(i64.add(total.get, i64.fromI32(strength)))
  }
  const at = (index: WasmCode) => i32.shl(index, i32.const(1))
  return {
    before: totals.flatMap(total => total.set(i64.const(0))),
    each: handSums.flatMap((handSum, hand) => {
      const cards = i64.or(boardSet.get, handSets[hand]!.get)
      return [
        ...sum.set(i32.add(boardSum.get, handSum.get)),
        ...rankSeven.into(rank, sum, cards),
        ...add(hand, i32.load16(at(rank.get), HIGH_STRENGTHS_AT)),
        ...(low ? add(hand, i32.load16(at(lowOf(cards, LOWS_AT)), LOW_STRENGTHS_AT)) : []),
      ]
    }),
    after: totals.flatMap((total, hand) => {
      const place = sumsAt + 8 * hand
      return i64.store(i32.const(0), i64.add(i64.load(i32.const(0), place), total.get), place)
    }),
  }
}
