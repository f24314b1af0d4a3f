import { type Card, rankOf } from '../../cards/card.ts'

/** Ace one, tens and faces nothing. */
export const points = (card: Card): number => {
  const rank = rankOf(card)
  return rank === 12 ? 1 : rank > 7 ? 0 : rank + 2
}

/** Only the last digit counts. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + points(card), 0) % 10
