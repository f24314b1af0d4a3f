import type { Card } from '@cardroom/engine/cards'
import { bitCount } from '@cardroom/engine/ranking'

/** Sets of cards of one deck that differ only by the names of their suits, one of each class. */
export interface SuitClasses {
  /** So many cards a set, one set after the other. */
  readonly cards: Uint8Array
  /** How many sets each class has. */
  readonly counts: Uint8Array
}

/** How many ways the four suits can be named, divided by the ways that change nothing. */
function namings(masks: readonly number[]): number {
  let ways = 24
  for (let run = 1, s = 1; s <= 4; s++) {
    run = masks[s] === masks[s - 1] ? run + 1 : 1
    if (run > 1) ways /= run
  }
  return ways
}

/**
 * Every class of `n` cards of four suits: the ranks of its first suit as a number are no less than those of the
 * second … `masks` has the ranks of each suit, `sets` says how many sets of cards are of the class.
 */
export function eachSuitClass(
  n: number,
  visit: (masks: readonly number[], sets: number) => void,
  ranks = 13,
): void {
  const bySize: number[][] = Array.from({ length: n + 1 }, () => [])
  for (let mask = 0; mask < 1 << ranks; mask++) bySize[bitCount(mask)]?.push(mask)
  const choose = (masks: readonly number[], left: number) => {
    if (masks.length === 4) {
      visit(masks, namings(masks))
      return
    }
    const most = masks.at(-1) ?? 1 << ranks
    // The last suit takes all that are left.
    for (let size = masks.length === 3 ? left : 0; size <= left; size++) {
      for (const mask of bySize[size]!) if (mask <= most) choose([...masks, mask], left - size)
    }
  }
  choose([], n)
}

/** The same with the cards of each class one by one. */
export function suitClasses(n: number): SuitClasses {
  const cards: number[] = []
  const counts: number[] = []
  eachSuitClass(n, (masks, sets) => {
    counts.push(sets)
    for (const [suit, mask] of masks.entries()) {
      for (let rank = 0; rank < 13; rank++) if ((mask >> rank) & 1) cards.push(rank * 4 + suit)
    }
  })
  return { cards: Uint8Array.from(cards), counts: Uint8Array.from(counts) }
}

/** The 24 ways of renaming the four suits: for each suit its new name. */
export const RENAMINGS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].flatMap(b =>
    [0, 1, 2, 3].flatMap(c => (a !== b && b !== c && a !== c ? [[a, b, c, 6 - a - b - c]] : [])),
  ),
)

/** The renaming that leads from these cards to the set that stands for their class. */
export function renamingOf(cards: readonly number[]): number {
  const masks = [0, 0, 0, 0]
  for (const card of cards) masks[card & 3]! |= 1 << (card >> 2)
  const order = [0, 1, 2, 3].sort((a, b) => masks[b]! - masks[a]!)
  return RENAMINGS.findIndex(names => order.every((suit, place) => names[suit] === place))
}

export const renameSuit = (card: number, renaming: number): number =>
  (card & ~3) | RENAMINGS[renaming]![card & 3]!

/** The place of two cards among all 1326 pairs of a deck. */
export const pairIndex = (a: number, b: number): number =>
  a > b ? ((a * (a - 1)) >> 1) + b : ((b * (b - 1)) >> 1) + a

export const PAIRS = 1326

/** For each renaming of suits the pair that each pair of cards becomes. */
export const pairRenamings = (): Uint16Array[] =>
  RENAMINGS.map((_, renaming) => {
    const table = new Uint16Array(PAIRS)
    for (let a = 1; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        table[pairIndex(a, b)] = pairIndex(renameSuit(a, renaming), renameSuit(b, renaming))
      }
    }
    return table
  })

export interface HandClass {
  readonly cards: readonly Card[]
  /** How many hands are of this class. */
  readonly count: number
}

/** Every class of three cards of one deck, by a hand of it. */
export function threeCardClasses(): HandClass[] {
  const { cards, counts } = suitClasses(3)
  return Array.from(counts, (count, i) => ({ cards: [...cards.subarray(i * 3, i * 3 + 3)], count }))
}
