import { HIGH_LAYOUT, KEYS } from '@cardroom/engine/ranking'
import { assemble, i32, i64, Routine, type WasmCode } from './assembler.ts'
import { RankSeven, SET_WORDS, TABLES_END, writeTables } from './seven-card-tables.ts'

/**
 * Many hands of seven cards that lie one after the other, a byte a card. Two cards are read at once and the sum of
 * their keys is looked up: four look-ups a hand instead of seven.
 */
const HAND_SIZE = 7
/** Hands that are copied into the module's memory at a time: they stay near the processor. */
const HANDS_A_BLOCK = 2_048

const BYTES = HIGH_LAYOUT.keyMask + 1
const PAIR_KEYS_AT = (TABLES_END + 7) & ~7
/** By the two bytes of a pair, the first card the lower. */
const PAIRS = BYTES * BYTES
const KEYS_AT = PAIR_KEYS_AT + 4 * PAIRS
const SETS_AT = KEYS_AT + 4 * BYTES
const CARDS_AT = SETS_AT + 8 * BYTES
const RANKS_AT = CARDS_AT + HAND_SIZE * HANDS_A_BLOCK
const MEMORY = RANKS_AT + 2 * HANDS_A_BLOCK

/** Ranks this many hands of the block. */
function rankBlock(): Routine {
  const routine = new Routine('rank', 1)
  const hands = routine.param(0)
  const [place, hand, sum, rank] = [routine.local(), routine.local(), routine.local(), routine.local()]
  const rankSeven = new RankSeven(routine)

  const card = (i: number): WasmCode => i32.load8(hand.get, CARDS_AT + i)
  const pairKey = (i: number): WasmCode =>
    i32.load(i32.shl(i32.load16(hand.get, CARDS_AT + i), i32.const(2)), PAIR_KEYS_AT)
  const lastKey = i32.load(i32.shl(card(6), i32.const(2)), KEYS_AT)
  const sets = Array.from({ length: HAND_SIZE }, (_, i) => i64.load(i32.shl(card(i), i32.const(3)), SETS_AT))
  routine.does(
    hand.set(i32.const(0)),
    place.loop(
      i32.const(0),
      i32.shl(hands.get, i32.const(1)),
      [
        ...sum.set(i32.add(i32.add(pairKey(0), pairKey(2)), i32.add(pairKey(4), lastKey))),
        // the set is put together for a flush only
        ...rankSeven.into(
          rank,
          sum,
          sets.reduce((all, one) => i64.or(all, one)),
        ),
        ...i32.store16(place.get, rank.get, RANKS_AT),
        ...hand.set(i32.add(hand.get, i32.const(HAND_SIZE))),
      ],
      2,
    ),
  )
  return routine
}

/** The module with its tables; made when it is first needed. */
class Sevens {
  readonly #rank: (hands: number) => void
  readonly #cards: Uint8Array
  readonly #ranks: Uint16Array

  constructor() {
    const module = new WebAssembly.Module(assemble([rankBlock()], MEMORY))
    const { memory, rank } = new WebAssembly.Instance(module).exports as {
      memory: WebAssembly.Memory
      rank: (hands: number) => void
    }
    const { buffer } = memory
    writeTables(buffer)
    new Int32Array(buffer, KEYS_AT, BYTES).set(KEYS)
    const pairKeys = new Int32Array(buffer, PAIR_KEYS_AT, PAIRS)
    for (let a = 0; a < 52; a++) for (let b = 0; b < 52; b++) pairKeys[a | (b << 8)] = KEYS[a]! + KEYS[b]!
    new Int32Array(buffer, SETS_AT, SET_WORDS.length).set(SET_WORDS)
    this.#rank = rank
    this.#cards = new Uint8Array(buffer, CARDS_AT, HAND_SIZE * HANDS_A_BLOCK)
    this.#ranks = new Uint16Array(buffer, RANKS_AT, HANDS_A_BLOCK)
  }

  rank(cards: Uint8Array, ranks: Uint16Array): void {
    for (let from = 0; from < ranks.length; from += HANDS_A_BLOCK) {
      const hands = Math.min(HANDS_A_BLOCK, ranks.length - from)
      this.#cards.set(cards.subarray(from * HAND_SIZE, (from + hands) * HAND_SIZE))
      this.#rank(hands)
      ranks.set(hands === HANDS_A_BLOCK ? this.#ranks : this.#ranks.subarray(0, hands), from)
    }
  }
}

let sevens: Sevens | undefined

/** The rank of every seven cards of an array; as many as `ranks` has room for. */
export function rankSevensFast(cards: Uint8Array, ranks: Uint16Array): void {
  sevens ??= new Sevens()
  sevens.rank(cards, ranks)
}
