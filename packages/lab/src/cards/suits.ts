import type { Card } from '@cardroom/engine'

/** The 24 ways of renaming the four suits. */
const RENAMINGS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap(a =>
  [0, 1, 2, 3].flatMap(b =>
    [0, 1, 2, 3].flatMap(c => {
      const left = [0, 1, 2, 3].filter(suit => suit !== a && suit !== b && suit !== c)
      return a !== b && b !== c && a !== c ? [[a, b, c, left[0]!]] : []
    }),
  ),
)

/** Hands that differ only by the names of their suits are one class; this is its number. */
export function suitClass(cards: readonly Card[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const suits of RENAMINGS) {
    const renamed = cards.map(card => (card & ~3) | suits[card & 3]!).sort((a, b) => a - b)
    let key = 0
    for (const card of renamed) key = key * 52 + card
    if (key < least) least = key
  }
  return least
}

export interface HandClass {
  readonly cards: readonly Card[]
  /** How many hands are of this class. */
  readonly count: number
}

/** Every class of three cards of one deck, by a hand of it. */
export function threeCardClasses(): HandClass[] {
  const classes = new Map<number, { cards: readonly Card[]; count: number }>()
  for (let a = 0; a < 52; a++) {
    for (let b = 0; b < a; b++) {
      for (let c = 0; c < b; c++) {
        const key = suitClass([a, b, c])
        const found = classes.get(key)
        if (found) found.count++
        else classes.set(key, { cards: [a, b, c], count: 1 })
      }
    }
  }
  return [...classes.values()]
}
