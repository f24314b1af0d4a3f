import { KEYS } from '@cardroom/engine/ranking'
import { assemble, i32, i64, type Local, Routine, type WasmCode } from './assembler.ts'
import { keySum, SET_WORDS, TABLES_END, writeTables } from './seven-card-tables.ts'

/** The number of two-card hands, and of missing board cards, that the code is written out for. */
export interface BoardShape {
  readonly hands: number
  readonly toCome: number
}

export const MAX_HANDS = 8
const MAX_LEFT = 52
const HELD_SUMS_AT = TABLES_END
const HELD_SETS_AT = HELD_SUMS_AT + 4 * (MAX_HANDS + 2)
const LEFT_KEYS_AT = HELD_SETS_AT + 8 * (MAX_HANDS + 1)
const LEFT_SETS_AT = LEFT_KEYS_AT + 4 * MAX_LEFT
const LEFT_COUNT_AT = LEFT_SETS_AT + 8 * MAX_LEFT
/** From here on a kernel's memory is free. */
export const BOARDS_END = LEFT_COUNT_AT + 8

/** What the code for one board can look at. */
export interface BoardCode {
  readonly handSums: readonly Local[]
  readonly handSets: readonly Local[]
  readonly boardSum: Local
  readonly boardSet: Local
}

/** What is done before the first board, on each board, and after the last. */
export interface BoardWork {
  readonly before?: WasmCode
  readonly each: WasmCode
  readonly after?: WasmCode
}

/** Runs code on every board that can still come. */
export class EveryBoard {
  readonly memory: ArrayBuffer
  readonly #shape: BoardShape
  readonly #boards: (first: number, second: number) => void
  readonly #heldSums: Int32Array
  readonly #heldSets: Int32Array
  readonly #leftKeys: Int32Array
  readonly #leftSets: Int32Array
  readonly #leftCount: Uint32Array

  constructor(shape: BoardShape, bytes: number, work: (routine: Routine, seen: BoardCode) => BoardWork) {
    this.#shape = shape
    const module = new WebAssembly.Module(assemble([boardRoutine(shape, work)], bytes))
    const { memory, boards } = new WebAssembly.Instance(module).exports as {
      memory: WebAssembly.Memory
      boards: (first: number, second: number) => void
    }
    this.memory = memory.buffer
    this.#boards = boards
    writeTables(this.memory)
    this.#heldSums = new Int32Array(this.memory, HELD_SUMS_AT, MAX_HANDS + 1)
    this.#heldSets = new Int32Array(this.memory, HELD_SETS_AT, 2 * (MAX_HANDS + 1))
    this.#leftKeys = new Int32Array(this.memory, LEFT_KEYS_AT, MAX_LEFT)
    this.#leftSets = new Int32Array(this.memory, LEFT_SETS_AT, 2 * MAX_LEFT)
    this.#leftCount = new Uint32Array(this.memory, LEFT_COUNT_AT, 1)
  }

  /** The cards that lie, and those that may come. */
  deal(hands: readonly (readonly number[])[], board: readonly number[], left: readonly number[]): void {
    for (let i = 0; i <= hands.length; i++) {
      const cards = hands[i] ?? board
      this.#heldSums[i] = keySum(cards)
      this.#heldSets[2 * i] = 0
      this.#heldSets[2 * i + 1] = 0
      for (let k = 0; k < cards.length; k++) {
        this.#heldSets[2 * i]! |= SET_WORDS[2 * cards[k]!]!
        this.#heldSets[2 * i + 1]! |= SET_WORDS[2 * cards[k]! + 1]!
      }
    }
    for (let i = 0; i < left.length; i++) {
      this.#leftKeys[i] = KEYS[left[i]!]!
      this.#leftSets[2 * i] = SET_WORDS[2 * left[i]!]!
      this.#leftSets[2 * i + 1] = SET_WORDS[2 * left[i]! + 1]!
    }
    this.#leftCount[0] = left.length
  }

  run(): void {
    const { toCome } = this.#shape
    if (toCome < FROM_OUTSIDE) {
      this.#boards(0, 0)
      return
    }
    const end = this.#leftCount[0]! - toCome + 2
    for (let first = 0; first < end; first++) {
      for (let second = first + 1; second < end; second++) this.#boards(first, second)
    }
  }
}

/**
 * With this many cards to come, the first two are chosen outside: many short calls instead of a long one, so
 * that the compiler can replace its first code with better.
 */
const FROM_OUTSIDE = 4

const ZERO = i32.const(0)

function boardRoutine(
  { hands, toCome }: BoardShape,
  work: (routine: Routine, seen: BoardCode) => BoardWork,
): Routine {
  const routine = new Routine('boards', 2)
  const locals = (n: number, type: 'i32' | 'i64' = 'i32') =>
    Array.from({ length: n }, () => routine.local(type))
  const handSums = locals(hands)
  const handSets = locals(hands, 'i64')
  const outside = toCome < FROM_OUTSIDE ? 0 : 2
  // the board by the number of cards that have come: the place of the last among those left, the sum, the set
  const places = [routine.local(), routine.param(0), routine.param(1), ...locals(3)]
  const boardSums = locals(toCome + 1)
  const boardSets = locals(toCome + 1, 'i64')
  const left = routine.local()

  const key = (place: Local) => i32.load(i32.shl(place.get, i32.const(2)), LEFT_KEYS_AT)
  const set = (place: Local) => i64.load(i32.shl(place.get, i32.const(3)), LEFT_SETS_AT)
  const add = (n: number): WasmCode => [
    ...boardSums[n]!.set(i32.add(boardSums[n - 1]!.get, key(places[n]!))),
    ...boardSets[n]!.set(i64.or(boardSets[n - 1]!.get, set(places[n]!))),
  ]

  const seen = { handSums, handSets, boardSum: boardSums[toCome]!, boardSet: boardSets[toCome]! }
  const { before = [], each, after = [] } = work(routine, seen)
  let body = each
  for (let n = toCome; n > outside; n--) {
    const from = n === 1 ? ZERO : i32.add(places[n - 1]!.get, i32.const(1))
    const end = i32.sub(left.get, i32.const(toCome - n))
    body = places[n]!.loop(from, end, [...add(n), ...body])
  }
  routine.does(
    ...handSums.map((sum, hand) => sum.set(i32.load(ZERO, HELD_SUMS_AT + 4 * hand))),
    ...handSets.map((cards, hand) => cards.set(i64.load(ZERO, HELD_SETS_AT + 8 * hand))),
    boardSums[0]!.set(i32.load(ZERO, HELD_SUMS_AT + 4 * hands)),
    boardSets[0]!.set(i64.load(ZERO, HELD_SETS_AT + 8 * hands)),
    left.set(i32.load(ZERO, LEFT_COUNT_AT)),
    ...Array.from({ length: outside }, (_, n) => add(n + 1)),
    before,
    body,
    after,
  )
  return routine
}
