/** How a bot plays, beside what the cards are worth: 1 is a regular. */
export interface Manner {
  /** How readily it stays in, and bets on more than the game demands. */
  readonly loose: number
  /** How readily it bets and raises, and how much. */
  readonly bold: number
}

/** A player with average manners. */
export const REGULAR_MANNER: Manner = { loose: 1, bold: 1 }
