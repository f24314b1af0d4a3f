import type { Saying, Text } from '@cardroom/engine'
import type { Card, Deck } from '@cardroom/engine/cards'
import { nameOfHigh, nameOfThreeCard, rankHigh, rankThreeCard } from '@cardroom/engine/ranking'
import { type CountedFor, sayOfFrequencies } from './sentences.ts'

interface TitledRanking {
  readonly title: Text
  readonly deck: Deck
  /** What a rank is: `Full house, kings over fives`. */
  name(rank: number): Saying
}

/** A way to rank hands of so many cards of a deck. */
export interface HandRanking extends TitledRanking {
  readonly cards: number
  rank(hand: readonly Card[]): number
}

/** Hands of cards of one's own and of a board, of which not any five play. */
export interface WithBoard extends TitledRanking {
  readonly hole: number
  readonly board: number
  rank(hole: readonly Card[], board: readonly Card[]): number
}

export type RankedHands = HandRanking | WithBoard

/** The best five of so many cards of one deck. */
export const highHands = (cards: number, counted: CountedFor = 'high'): HandRanking => ({
  title: sayOfFrequencies('hands-of-a-deck', { for: counted, cards, deck: 52, joker: undefined }),
  deck: {},
  cards,
  rank: rankHigh,
  name: nameOfHigh,
})

export const threeCardHands: HandRanking = {
  title: sayOfFrequencies('hands-of-three-cards'),
  deck: {},
  cards: 3,
  rank: rankThreeCard,
  name: nameOfThreeCard,
}
