import { type Card, namesOf } from '../cards/card.ts'
import type { Place } from '../round/awaiting.ts'
import type { Felt } from '../round/felt.ts'
import type { HandShown } from '../round/result.ts'
import type { Saying } from '../say/saying.ts'

/** The house dealer calls a hand. */
export const callHand = (felt: Felt, place: Place, is: Saying, hand?: number): void =>
  felt.say(hand === undefined ? { type: 'hand', place, is } : { type: 'hand', place, hand, is })

/** Turns a hand up and calls it. */
export function turnUpHand(felt: Felt, place: Place, nameOf: (cards: readonly Card[]) => Saying): void {
  felt.show(place)
  callHand(felt, place, nameOf(felt.cards(place)))
}

/** The hands that lie open, as the result shows them. */
export function openHands(
  felt: Felt,
  places: readonly Place[],
  nameOf: (cards: readonly Card[]) => Saying,
): Record<Place, HandShown> {
  const hands: Record<Place, HandShown> = {}
  for (const place of places) {
    const pile = felt.piles.get(place)
    if (!pile || pile.some(lying => lying.seen !== 'all')) continue
    const cards = felt.cards(place)
    hands[place] = { cards: namesOf(cards), is: nameOf(cards) }
  }
  return hands
}
