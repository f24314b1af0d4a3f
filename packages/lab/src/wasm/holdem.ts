import { rankEightOrBetter } from '@cardroom/engine'
import { PAIR, POSITION_BITS } from '@cardroom/engine/ranking/high-scale.ts'
import { KEYS } from '@cardroom/engine/ranking/high-tables.ts'
import { assemble, type Code, i32, i64, type Local, Routine, select, when } from './assembler.ts'
import { bitOf, RankSeven, setOf, sumOf, TABLES_END, writeTables } from './seven-card-tables.ts'

/** What a kernel is made for: the code is written out for so many hands and cards. */
export interface HoldemShape {
  readonly hands: number
  /** How many cards the board lacks. */
  readonly toCome: number
  /** Eight-or-better plays for a part of the pot. */
  readonly low: boolean
  /** High card wins nothing. */
  readonly highNeedsPair: boolean
}

/**
 * Hold'em hands of two cards compared on every board. How often each outcome came is counted by who has the best
 * high hand and who the best low, one bit a hand; no bit where nobody has one.
 */
export class HoldemKernel {
  readonly #shape: HoldemShape
  readonly #memory: ArrayBuffer
  readonly #compare: (first: number, second: number) => void
  #left = 0

  constructor(shape: HoldemShape) {
    this.#shape = shape
    const outcomes = outcomesOf(shape)
    const module = new WebAssembly.Module(assemble([comparison(shape)], OUTCOMES_AT + 4 * outcomes))
    const { memory, compare } = new WebAssembly.Instance(module).exports as {
      memory: WebAssembly.Memory
      compare: (first: number, second: number) => void
    }
    this.#memory = memory.buffer
    this.#compare = compare
    writeTables(this.#memory)
    if (shape.low) {
      lows ??= lowsOfSets()
      new Uint8Array(this.#memory, LOWS_AT, LOWS).set(lows)
    }
  }

  /** The cards that lie, and those that may come. */
  deal(hands: readonly (readonly number[])[], board: readonly number[], left: readonly number[]): void {
    this.#left = left.length
    const held = [...hands, board]
    new Int32Array(this.#memory, HELD_SUMS_AT, held.length).set(held.map(sumOf))
    new BigInt64Array(this.#memory, HELD_SETS_AT, held.length).set(held.map(setOf))
    new Int32Array(this.#memory, LEFT_KEYS_AT, left.length).set(left.map(card => KEYS[card]!))
    new BigInt64Array(this.#memory, LEFT_SETS_AT, left.length).set(left.map(bitOf))
    new Uint32Array(this.#memory, LEFT_COUNT_AT, 1)[0] = left.length
  }

  /** Compares the hands on every board that can still come; gives how often each outcome came. */
  run(): Uint32Array {
    const outcomes = new Uint32Array(this.#memory, OUTCOMES_AT, outcomesOf(this.#shape))
    outcomes.fill(0)
    const { toCome } = this.#shape
    // many short calls, so that the compiler can put better code in place of the first it made
    if (toCome === 0) this.#compare(0, 0)
    for (let first = 0; toCome > 0 && first <= this.#left - toCome; first++) {
      if (toCome === 1) this.#compare(first, 0)
      for (let second = first + 1; toCome > 1 && second <= this.#left - toCome + 1; second++) {
        this.#compare(first, second)
      }
    }
    return outcomes
  }
}

/** More are not written out: the outcomes would take too much room. */
export const MOST_HANDS = 8

const outcomesOf = ({ hands, low }: HoldemShape): number => 1 << (low ? 2 * hands : hands)

const MOST_LEFT = 52
/** The best low of a set of ranks, 1 … 56 with the best highest; 0 for none. */
const LOWS_AT = TABLES_END
const LOWS = 1 << 13
const HELD_SUMS_AT = LOWS_AT + LOWS
const HELD_SETS_AT = HELD_SUMS_AT + 4 * (MOST_HANDS + 2)
const LEFT_KEYS_AT = HELD_SETS_AT + 8 * (MOST_HANDS + 1)
const LEFT_SETS_AT = LEFT_KEYS_AT + 4 * MOST_LEFT
const LEFT_COUNT_AT = LEFT_SETS_AT + 8 * MOST_LEFT
const OUTCOMES_AT = LEFT_COUNT_AT + 8

/** The ranks that can be in a qualifying low: two … eight, and the ace. */
const LOW_RANKS = 0b1_0000_0111_1111

let lows: Uint8Array | undefined

function lowsOfSets(): Uint8Array {
  const suit = Array.from({ length: 13 }, (_, rank) => rank * 4)
  const ranks = new Map<number, number>()
  for (let set = LOW_RANKS; set > 0; set = (set - 1) & LOW_RANKS) {
    ranks.set(set, rankEightOrBetter(suit.filter((_, rank) => (set >> rank) & 1)))
  }
  const scale = [...new Set([0, ...ranks.values()])].sort((a, b) => a - b)
  return Uint8Array.from({ length: LOWS }, (_, set) => scale.indexOf(ranks.get(set & LOW_RANKS) ?? 0))
}

const ZERO = i32.const(0)

/** The code that compares the hands on all boards with these first cards to come. */
function comparison(shape: HoldemShape): Routine {
  const routine = new Routine('compare', 2)
  const locals = (n: number, type: 'i32' | 'i64' = 'i32') =>
    Array.from({ length: n }, () => routine.local(type))
  const { hands, toCome } = shape
  const handSums = locals(hands)
  const handSets = locals(hands, 'i64')
  // the board by the number of cards that have come: the place of the last among those left, the sum, the set
  const places = [routine.local(), routine.param(0), routine.param(1), ...locals(3)]
  const boardSums = locals(toCome + 1)
  const boardSets = locals(toCome + 1, 'i64')
  const left = routine.local()

  const key = (place: Local) => i32.load(i32.shl(place.get, i32.const(2)), LEFT_KEYS_AT)
  const set = (place: Local) => i64.load(i32.shl(place.get, i32.const(3)), LEFT_SETS_AT)
  const add = (n: number): Code => [
    ...boardSums[n]!.set(i32.add(boardSums[n - 1]!.get, key(places[n]!))),
    ...boardSets[n]!.set(i64.or(boardSets[n - 1]!.get, set(places[n]!))),
  ]

  let body = outcome(routine, shape, handSums, handSets, boardSums[toCome]!, boardSets[toCome]!)
  for (let n = toCome; n > 2; n--) {
    const end = i32.sub(left.get, i32.const(toCome - n))
    body = places[n]!.loop(i32.add(places[n - 1]!.get, i32.const(1)), end, [...add(n), ...body])
  }
  routine.does(
    ...handSums.map((sum, hand) => sum.set(i32.load(ZERO, HELD_SUMS_AT + 4 * hand))),
    ...handSets.map((cards, hand) => cards.set(i64.load(ZERO, HELD_SETS_AT + 8 * hand))),
    boardSums[0]!.set(i32.load(ZERO, HELD_SUMS_AT + 4 * hands)),
    boardSets[0]!.set(i64.load(ZERO, HELD_SETS_AT + 8 * hands)),
    left.set(i32.load(ZERO, LEFT_COUNT_AT)),
    ...Array.from({ length: Math.min(2, toCome) }, (_, n) => add(n + 1)),
    body,
  )
  return routine
}

/** Ranks every hand on a full board and counts who is best. */
function outcome(
  routine: Routine,
  { hands, low, highNeedsPair }: HoldemShape,
  handSums: readonly Local[],
  handSets: readonly Local[],
  boardSum: Local,
  boardSet: Local,
): Code {
  const rankSeven = new RankSeven(routine)
  const sum = routine.local()
  const ranks = Array.from({ length: hands }, () => routine.local())
  const best = routine.local()
  const index = routine.local()
  const inRanks = routine.local()

  const rankHighs = ranks.flatMap((rank, hand) => [
    ...sum.set(i32.add(boardSum.get, handSums[hand]!.get)),
    ...rankSeven.into(rank, sum, i64.or(boardSet.get, handSets[hand]!.get)),
    ...(highNeedsPair ? onlyFrom(rank, PAIR << POSITION_BITS) : []),
  ])
  const rankLows = ranks.flatMap((rank, hand) => [
    ...inRanks.set(ranksOf(i64.or(boardSet.get, handSets[hand]!.get))),
    ...rank.set(i32.load8(inRanks.get, LOWS_AT)),
  ])
  const maySayNobody = (half: 'high' | 'low') => half === 'low' || highNeedsPair
  const winners = (half: 'high' | 'low', shift: number): Code => [
    ...best.set(ranks[0]!.get),
    ...ranks.slice(1).flatMap(rank => best.set(select(rank.get, best.get, i32.gt(rank.get, best.get)))),
    // a rank of 0 is equal to no best one
    ...(maySayNobody(half) ? best.set(select(best.get, i32.const(-1), best.get)) : []),
    ...ranks.flatMap((rank, hand) =>
      index.set(i32.or(index.get, i32.shl(i32.eq(rank.get, best.get), i32.const(hand + shift)))),
    ),
  ]
  const at = i32.shl(index.get, i32.const(2))
  return [
    ...index.set(ZERO),
    ...rankHighs,
    ...winners('high', 0),
    ...(low ? [...rankLows, ...winners('low', hands)] : []),
    ...i32.store(at, i32.add(i32.load(at, OUTCOMES_AT), i32.const(1)), OUTCOMES_AT),
  ]
}

const onlyFrom = (rank: Local, least: number): Code =>
  when(i32.lt(rank.get, i32.const(least)), rank.set(ZERO))

/** The ranks of a set of cards, whatever their suits. */
function ranksOf(set: Code): Code {
  const bySuit = [0, 13, 26, 39].map(shift => i64.shr(set, i64.const(shift)))
  const any = bySuit.reduce((all, one) => i64.or(all, one))
  return i32.and(i32.fromI64(any), i32.const(LOWS - 1))
}
