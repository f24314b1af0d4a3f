import { pairIndex, pairRenamings, renamed, renamingOf, suitClasses } from '../cards/suit-classes.ts'

/** Which three of five cards. */
const THREES: readonly (readonly [number, number, number])[] = [0, 1, 2].flatMap(a =>
  [1, 2, 3].flatMap(b =>
    [2, 3, 4].flatMap(c => (a < b && b < c ? [[a, b, c] as [number, number, number]] : [])),
  ),
)

/** The boards of five cards and the flops that lead to them, up to the names of the suits. */
export class Flops {
  readonly boards = suitClasses(5)
  readonly flops = suitClasses(3)
  /** For each renaming of suits the pair that each pair becomes. */
  readonly renamings = pairRenamings()
  /** The class of each three cards, by 52 × 52 × 52, and the renaming that leads to it. */
  readonly #classes = new Uint16Array(52 ** 3)
  readonly #renamings = new Uint8Array(52 ** 3)

  constructor() {
    const { cards, counts } = this.flops
    const numbers = new Map<number, number>()
    for (let flop = 0; flop < counts.length; flop++) {
      numbers.set(keyOf([...cards.subarray(flop * 3, flop * 3 + 3)]), flop)
    }
    for (let a = 2; a < 52; a++) {
      for (let b = 1; b < a; b++) {
        for (let c = 0; c < b; c++) {
          const renaming = renamingOf([a, b, c])
          const flop = numbers.get(keyOf([a, b, c].map(card => renamed(card, renaming))))!
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

  /** Each of the ten flops of a board: its class, and the renaming that leads to it. */
  each(board: number, visit: (flop: number, renaming: number) => void): void {
    const { cards } = this.boards
    for (const [i, j, k] of THREES) {
      const at = place(cards[board * 5 + i]!, cards[board * 5 + j]!, cards[board * 5 + k]!)
      visit(this.#classes[at]!, this.#renamings[at]!)
    }
  }

  /** The pairs that meet a flop alike: for each renaming that leaves the flop as it is. */
  alike(flop: number): number[] {
    const cards = [...this.flops.cards.subarray(flop * 3, flop * 3 + 3)]
    const key = keyOf(cards)
    return Array.from({ length: 24 }, (_, renaming) => renaming).filter(
      renaming => keyOf(cards.map(card => renamed(card, renaming))) === key,
    )
  }
}

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

/** So many numbers are used for the kinds of two cards. */
export const STARTS = 169

/** One of the 169 kinds of two cards: pairs, and two ranks of one suit or not. */
export function startOf(a: number, b: number): number {
  const [high, low] = a > b ? [a, b] : [b, a]
  return high >> 2 === low >> 2 || (high & 3) !== (low & 3)
    ? (high >> 2) * 13 + (low >> 2)
    : (low >> 2) * 13 + (high >> 2)
}

/** The kind of each of the 1326 pairs. */
export function starts(): Uint8Array {
  const table = new Uint8Array(1326)
  for (let a = 1; a < 52; a++) for (let b = 0; b < a; b++) table[pairIndex(a, b)] = startOf(a, b)
  return table
}
