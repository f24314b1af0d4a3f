import { PAIR, POSITION_BITS } from '@cardroom/engine/ranking'
import { i32, i64, type Local, type Routine, select, type WasmCode, when } from './assembler.ts'
import { BOARDS_END, type BoardCode, type BoardShape, EveryBoard } from './every-board.ts'
import { LOW_SETS, lowOf, lowsOfSets } from './lows.ts'
import { RankSeven } from './seven-card-tables.ts'

export interface ComparisonShape extends BoardShape {
  /** Eight-or-better plays for a part of the pot. */
  readonly low: boolean
  /** High card wins nothing. */
  readonly highNeedsPair: boolean
}

const LOWS_AT = BOARDS_END
const OUTCOMES_AT = LOWS_AT + LOW_SETS

/**
 * Hold'em hands compared on every board. How often each outcome came is counted by who has the best high hand and
 * who the best low, one bit a hand; no bit where nobody has one.
 */
export class CompareHands {
  readonly #boards: EveryBoard
  readonly #outcomes: Uint32Array

  constructor(shape: ComparisonShape) {
    const outcomes = 1 << (shape.low ? 2 * shape.hands : shape.hands)
    this.#boards = new EveryBoard(shape, OUTCOMES_AT + 4 * outcomes, (routine, seen) => ({
      each: outcome(routine, shape, seen),
    }))
    if (shape.low) new Uint8Array(this.#boards.memory, LOWS_AT, LOW_SETS).set(lowsOfSets())
    this.#outcomes = new Uint32Array(this.#boards.memory, OUTCOMES_AT, outcomes)
  }

  /** How often each outcome comes when the cards that lie are these, and those that may come. */
  run(
    hands: readonly (readonly number[])[],
    board: readonly number[],
    left: readonly number[],
  ): Readonly<Uint32Array> {
    this.#outcomes.fill(0)
    this.#boards.deal(hands, board, left)
    this.#boards.run()
    return this.#outcomes
  }
}

/** Ranks every hand on a full board and counts who is best. */
function outcome(routine: Routine, shape: ComparisonShape, seen: BoardCode): WasmCode {
  const { hands, low, highNeedsPair } = shape
  const { handSums, handSets, boardSum, boardSet } = seen
  const rankSeven = new RankSeven(routine)
  const sum = routine.local()
  const ranks = Array.from({ length: hands }, () => routine.local())
  const best = routine.local()
  const index = routine.local()

  const rankHighs = ranks.flatMap((rank, hand) => [
    ...sum.set(i32.add(boardSum.get, handSums[hand]!.get)),
    ...rankSeven.into(rank, sum, i64.or(boardSet.get, handSets[hand]!.get)),
    ...(highNeedsPair ? onlyFrom(rank, PAIR << POSITION_BITS) : []),
  ])
  const rankLows = ranks.flatMap((rank, hand) =>
    rank.set(lowOf(i64.or(boardSet.get, handSets[hand]!.get), LOWS_AT)),
  )
  const winners = (firstBit: number, mayBeNobody: boolean): WasmCode => [
    ...best.set(ranks[0]!.get),
    ...ranks.slice(1).flatMap(rank => best.set(select(rank.get, best.get, i32.gt(rank.get, best.get)))),
    // a rank of 0 is equal to no best one
    ...(mayBeNobody ? best.set(select(best.get, i32.const(-1), best.get)) : []),
    ...ranks.flatMap((rank, hand) =>
      index.set(i32.or(index.get, i32.shl(i32.eq(rank.get, best.get), i32.const(firstBit + hand)))),
    ),
  ]
  const at = i32.shl(index.get, i32.const(2))
  return [
    ...index.set(i32.const(0)),
    ...rankHighs,
    ...winners(0, highNeedsPair),
    ...(low ? [...rankLows, ...winners(hands, true)] : []),
    ...i32.store(at, i32.add(i32.load(at, OUTCOMES_AT), i32.const(1)), OUTCOMES_AT),
  ]
}

const onlyFrom = (rank: Local, least: number): WasmCode =>
  when(i32.lt(rank.get, i32.const(least)), rank.set(i32.const(0)))
