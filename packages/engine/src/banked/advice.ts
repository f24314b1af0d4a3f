import { type Card, parseCard, UNKNOWN } from '../cards/card.ts'
import type { View } from '../round/view.ts'

/** The cards of a place that the viewer can read. */
export const cardsSeen = (view: View, place: string): Card[] =>
  (view.piles.find(pile => pile.place === place)?.cards ?? [])
    .map(name => parseCard(name)!)
    .filter(card => card !== UNKNOWN)

/** What may still come of a deck of 52. */
export const cardsLeft = (known: readonly Card[]): Card[] =>
  Array.from({ length: 52 }, (_, card) => card).filter(card => !known.includes(card))
