import { KEYS, POSITION_BITS } from '@cardroom/engine/ranking'
import { assemble, i32, i64, type Local, Routine, type WasmCode, when } from './assembler.ts'
import { RankSeven, rankOfRanks, SET_WORDS, TABLES_END, writeTables } from './seven-card-tables.ts'

/**
 * Every hand of seven of the 52 cards, one by one: seven nested loops that add a card each. Whether six cards can
 * make a flush is looked up once for all of the seventh.
 */
const DECK_SIZE = 52
const HAND_SIZE = 7
const CATEGORIES = 10
/** The counts of up to 63 hands fit into one number, six bits a category. */
const COUNT_BITS = 6
const MAX_PACKED_COUNT = (1 << COUNT_BITS) - 1

const KEYS_AT = TABLES_END
const SETS_AT = KEYS_AT + 4 * DECK_SIZE
/** Whether six cards can make a flush with a seventh, by their counts of suits. */
const FLUSH_AHEAD_AT = SETS_AT + 8 * DECK_SIZE
const SUIT_COUNTS = 512
const COUNTS_AT = FLUSH_AHEAD_AT + SUIT_COUNTS
const MEMORY = COUNTS_AT + 8 * CATEGORIES

const keyOf = (card: Local): WasmCode => i32.load(i32.shl(card.get, i32.const(2)), KEYS_AT)
const setOf = (card: Local): WasmCode => i64.load(i32.shl(card.get, i32.const(3)), SETS_AT)

/** Counts all hands whose two lowest cards are given. */
function countFrom(): Routine {
  const routine = new Routine('count', 2)
  // by the number of cards so far: the last card, the sum of the keys, the set of the cards
  const last = Array.from({ length: HAND_SIZE + 1 }, () => routine.local())
  const sums = Array.from({ length: HAND_SIZE + 1 }, () => routine.local())
  const sets = Array.from({ length: HAND_SIZE }, () => routine.local('i64'))
  const packed = routine.local('i64')
  const pending = routine.local()
  const rank = routine.local()
  const rankSeven = new RankSeven(routine)

  const countRank = (value: WasmCode): WasmCode => {
    const shift = i32.mul(i32.shr(value, i32.const(POSITION_BITS)), i32.const(COUNT_BITS))
    return packed.set(i64.add(packed.get, i64.shl(i64.const(1), i64.fromI32(shift))))
  }
  const unpack = Array.from({ length: CATEGORIES }, (_, category) => {
    const at = COUNTS_AT + 8 * category
    const count = i64.and(i64.shr(packed.get, i64.const(COUNT_BITS * category)), i64.const(MAX_PACKED_COUNT))
    return i64.store(i32.const(0), i64.add(i64.load(i32.const(0), at), count), at)
  }).flat()

  const [sixth, seventh] = [last[6]!, last[7]!]
  const everySeventh = (count: WasmCode): WasmCode =>
    seventh.loop(i32.add(sixth.get, i32.const(1)), i32.const(DECK_SIZE), [
      ...sums[7]!.set(i32.add(sums[6]!.get, keyOf(seventh))),
      ...count,
    ])
  const plain = everySeventh(countRank(rankOfRanks(sums[7]!)))
  const withFlushes = everySeventh([
    ...rankSeven.into(rank, sums[7]!, i64.or(sets[6]!.get, setOf(seventh))),
    ...countRank(rank.get),
  ])
  const flushAhead = i32.load8(i32.and(sums[6]!.get, i32.const(SUIT_COUNTS - 1)), FLUSH_AHEAD_AT)
  const sevenths = i32.sub(i32.const(DECK_SIZE - 1), sixth.get)
  let body: WasmCode = [
    ...pending.set(i32.add(pending.get, sevenths)),
    ...when(i32.gt(pending.get, i32.const(MAX_PACKED_COUNT)), [
      ...unpack,
      ...packed.set(i64.const(0)),
      ...pending.set(sevenths),
    ]),
    ...when(flushAhead, withFlushes, plain),
  ]
  for (let n = 6; n >= 3; n--) {
    body = last[n]!.loop(i32.add(last[n - 1]!.get, i32.const(1)), i32.const(DECK_SIZE - HAND_SIZE + n), [
      ...sums[n]!.set(i32.add(sums[n - 1]!.get, keyOf(last[n]!))),
      ...sets[n]!.set(i64.or(sets[n - 1]!.get, setOf(last[n]!))),
      ...body,
    ])
  }
  const [first, second] = [routine.param(0), routine.param(1)]
  routine.does(
    last[2]!.set(second.get),
    sums[2]!.set(i32.add(keyOf(first), keyOf(second))),
    sets[2]!.set(i64.or(setOf(first), setOf(second))),
    body,
    unpack,
  )
  return routine
}

const mayFlush = (suits: number): boolean => {
  const [s, h, d] = [suits & 7, (suits >> 3) & 7, suits >> 6]
  return Math.max(s, h, d, HAND_SIZE - 1 - s - h - d) >= 4
}

/** How often each category of high hands comes, from high card to royal flush, among all hands of seven cards. */
export function countSevensFast(): number[] {
  const module = new WebAssembly.Module(assemble([countFrom()], MEMORY))
  const { memory, count } = new WebAssembly.Instance(module).exports as {
    memory: WebAssembly.Memory
    count: (first: number, second: number) => void
  }
  const { buffer } = memory
  writeTables(buffer)
  new Int32Array(buffer, KEYS_AT, DECK_SIZE).set(KEYS.subarray(0, DECK_SIZE))
  new Int32Array(buffer, SETS_AT, 2 * DECK_SIZE).set(SET_WORDS)
  new Uint8Array(buffer, FLUSH_AHEAD_AT, SUIT_COUNTS).set(
    Array.from({ length: SUIT_COUNTS }, (_, suits) => Number(mayFlush(suits))),
  )
  // Many short calls, so that the compiler can replace its first code with better.
  const end = DECK_SIZE - HAND_SIZE + 2
  for (let first = 0; first < end; first++) {
    for (let second = first + 1; second < end; second++) count(first, second)
  }
  return Array.from(new BigInt64Array(buffer, COUNTS_AT, CATEGORIES), Number)
}
