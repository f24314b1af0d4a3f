import type { View } from '@cardroom/engine'
import { parseCard, UNKNOWN } from '@cardroom/engine/cards'

/** The shoe before this round: the unseen cards, and those on the table. */
export function shoeWith(unseen: Uint8Array, { piles }: View): Uint8Array {
  const shoe = Uint8Array.from(unseen)
  for (const pile of piles) {
    for (const name of pile.cards) {
      const card = parseCard(name) ?? UNKNOWN
      if (card !== UNKNOWN) shoe[card]!++
    }
  }
  return shoe
}
