import {
  pairIndex,
  pairRenamings,
  RENAMINGS,
  renameSuit,
  renamingOf,
  suitClasses,
} from '../cards/suit-classes.ts'
import { NO_SUIT } from './classes.ts'

/** Which three of five cards, and which two are left. */
const THREE_OF_FIVE: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1, 2, 3, 4],
  [0, 1, 3, 2, 4],
  [0, 1, 4, 2, 3],
  [0, 2, 3, 1, 4],
  [0, 2, 4, 1, 3],
  [0, 3, 4, 1, 2],
  [1, 2, 3, 0, 4],
  [1, 2, 4, 0, 3],
  [1, 3, 4, 0, 2],
  [2, 3, 4, 0, 1],
]

/** The class of a flop, the renaming of suits that leads to it, and the two cards that come after it. */
type VisitFlop = (flop: number, renaming: number, turn: number, river: number) => void

/** The boards of five cards and the flops that lead to them, up to the names of the suits. */
export class Flops {
  readonly boards = suitClasses(5)
  readonly flops = suitClasses(3)
  /** The class of each three cards, by 52 × 52 × 52, and the renaming that leads to it. */
  readonly #classes = new Uint16Array(52 ** 3)
  readonly #renamings = new Uint8Array(52 ** 3)

  constructor() {
    const numbers = new Map<number, number>()
    for (let flop = 0; flop < this.count; flop++) numbers.set(keyOf(this.cardsOf(flop)), flop)
    for (let a = 2; a < 52; a++) {
      for (let b = 1; b < a; b++) {
        for (let c = 0; c < b; c++) {
          const renaming = renamingOf([a, b, c])
          const flop = numbers.get(keyOf([a, b, c].map(card => renameSuit(card, renaming))))!
          for (const at of places(a, b, c)) {
            this.#classes[at] = flop
            this.#renamings[at] = renaming
          }
        }
      }
    }
  }

  get count(): number {
    return this.flops.counts.length
  }

  cardsOf(flop: number): number[] {
    return [...this.flops.cards.subarray(flop * 3, flop * 3 + 3)]
  }

  /** Each of the ten flops of a board. */
  each(board: number, visit: VisitFlop): void {
    const { cards } = this.boards
    const from = board * 5
    for (const [i, j, k, turn, river] of THREE_OF_FIVE) {
      const at = place(cards[from + i]!, cards[from + j]!, cards[from + k]!)
      visit(this.#classes[at]!, this.#renamings[at]!, cards[from + turn]!, cards[from + river]!)
    }
  }

  /** What each pair becomes under the renamings that leave a flop as it is: such pairs meet it alike. */
  alike(flop: number): Uint16Array[] {
    const cards = this.cardsOf(flop)
    const key = keyOf(cards)
    return PAIR_RENAMINGS.filter(
      (_, renaming) => keyOf(cards.map(card => renameSuit(card, renaming))) === key,
    )
  }
}

const PAIR_RENAMINGS = pairRenamings()

/** What a suit is called under a renaming. */
export const suitRenamed = (suit: number, renaming: number): number =>
  suit === NO_SUIT ? NO_SUIT : RENAMINGS[renaming]![suit]!

/** For each renaming of suits what each card becomes. */
export const CARD_RENAMINGS: readonly Uint8Array[] = RENAMINGS.map((_, renaming) =>
  Uint8Array.from({ length: 52 }, (_, card) => renameSuit(card, renaming)),
)

const place = (a: number, b: number, c: number): number => (a * 52 + b) * 52 + c

const places = (a: number, b: number, c: number): number[] => [
  place(a, b, c),
  place(a, c, b),
  place(b, a, c),
  place(b, c, a),
  place(c, a, b),
  place(c, b, a),
]

const keyOf = (cards: readonly number[]): number => {
  const [a, b, c] = [...cards].sort((x, y) => y - x) as [number, number, number]
  return place(a, b, c)
}

/** Every pair of cards that is not on a flop. */
export function eachPairOffFlop(
  flop: readonly number[],
  visit: (a: number, b: number, pair: number) => void,
): void {
  for (let a = 1; a < 52; a++) {
    if (flop.includes(a)) continue
    for (let b = 0; b < a; b++) if (!flop.includes(b)) visit(a, b, pairIndex(a, b))
  }
}

/** The number of kinds of two cards. */
export const STARTS = 169

/** One of the 169 kinds of two cards: pairs, and two ranks of one suit or not. */
export const startClassOf = (a: number, b: number): number =>
  startOfRanks(a >> 2, b >> 2, (a & 3) === (b & 3))

export function startOfRanks(a: number, b: number, suited: boolean): number {
  const [high, low] = a > b ? [a, b] : [b, a]
  return suited ? low * 13 + high : high * 13 + low
}
