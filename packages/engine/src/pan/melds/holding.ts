import type { Card } from '../../cards/card.ts'

/** A spread on the table. */
export interface Meld {
  cards: Card[]
  /** Those of its cards that came from another meld: a card is borrowed once. */
  borrowed: Card[]
  /** What was collected for it, in chips. */
  collected: number
}

/** What a player has: cards in the hand, and melds on the table. */
export interface PanHolding {
  readonly hand: Card[]
  readonly melds: Meld[]
}

/** How many cards lie in melds. */
export function meldedBy({ melds }: PanHolding): number {
  let melded = 0
  for (const { cards } of melds) melded += cards.length
  return melded
}

/** Every card that lies in a meld. */
export const laidBy = ({ melds }: PanHolding): Card[] => melds.flatMap(({ cards }) => cards)

/** Takes a card out of the hand. */
export function give({ hand }: PanHolding, card: Card): void {
  hand.splice(hand.indexOf(card), 1)
}

/** The cards that the player does not have, each copy counted. */
export function lacking(cards: readonly Card[], have: readonly Card[]): Card[] {
  const left = [...have]
  return cards.filter(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

export const distinct = (cards: readonly Card[]): Card[] => [...new Set(cards)]
