/** How somebody plays, beside what the cards are worth: 1 is what a regular does. */
export interface Manner {
  /** How readily one stays in, and bets on more than the game demands. */
  readonly loose: number
  /** How readily one bets and raises, and how much. */
  readonly bold: number
}

/** Somebody who plays neither more hands nor harder than others. */
export const REGULAR: Manner = { loose: 1, bold: 1 }
