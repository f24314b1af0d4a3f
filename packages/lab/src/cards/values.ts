import { points } from '@cardroom/engine/banked'
import { type Card, cardsOf, type Deck } from '@cardroom/engine/cards'

/** How many cards of each value, 0 to 9, a shoe still holds; `dealt` is what has left it. */
export function valueCounts(deck: Deck, dealt: readonly Card[] = []): Float64Array {
  const counts = new Float64Array(10)
  for (const card of cardsOf(deck)) counts[points(card)]!++
  for (const card of dealt) {
    if (--counts[points(card)]! < 0) throw new Error('more cards were dealt than the shoe held')
  }
  return counts
}
