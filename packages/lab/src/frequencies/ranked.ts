import type { Saying, Text } from '@cardroom/engine'
import type { Card, Deck } from '@cardroom/engine/cards'

interface Named {
  readonly title: Text
  readonly deck: Deck
  /** What a rank is: `Full house, kings over fives`. */
  name(rank: number): Saying
}

/** A way to rank hands of so many cards of a deck. */
export interface Ranked extends Named {
  readonly cards: number
  rank(hand: readonly Card[]): number
}

/** Hands of cards of one's own and of a board, of which not any five play. */
export interface WithBoard extends Named {
  readonly hole: number
  readonly board: number
  rank(hole: readonly Card[], board: readonly Card[]): number
}

export type RankedHands = Ranked | WithBoard
