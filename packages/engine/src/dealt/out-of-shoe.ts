import { type Card, nameOf, UNKNOWN } from '../cards/card.ts'
import { cardsOf, countsOf, type Deck } from '../cards/deck.ts'
import type { Round } from '../round/round.ts'
import type { Refusal } from '../say/refusal.ts'
import { refuseDealt } from './refusals.ts'

/** How many of each card are out of the shoe, by card number. */
export type OutOfShoe = readonly number[]

/** A shoe that nothing has left yet. */
export const NONE_OUT: OutOfShoe = []

/** Adds the cards that a round took from the shoe and did not put back. */
export function outAfter(out: OutOfShoe, deck: Deck, { shoe }: Round): OutOfShoe {
  const [all, left] = [countsOf(cardsOf(deck)), countsOf(shoe)]
  return Array.from(all, (count, card) => (out[card] ?? 0) + count - (left[card] ?? 0))
}

/** Adds one card to those that have left a shoe. */
export const outWith = (out: OutOfShoe, card: Card): OutOfShoe =>
  Array.from({ length: Math.max(out.length, card + 1) }, (_, i) => (out[i] ?? 0) + (i === card ? 1 : 0))

/** The cards that can still come in a round, and how many of each. */
export function cardsToCome(out: OutOfShoe, { shoe }: Round): ReadonlyMap<Card, number> {
  const left = new Map<Card, number>()
  for (const [card, count] of countsOf(shoe).entries()) {
    const more = count - (out[card] ?? 0)
    if (card !== UNKNOWN && more > 0) left.set(card, more)
  }
  return left
}

/** Refuses a card of which every copy is out of the shoe. */
export function checkComes(
  out: OutOfShoe,
  deck: Deck | undefined,
  round: Round,
  card: Card,
): Refusal | undefined {
  if (card === UNKNOWN || !deck || (out[card] ?? 0) === 0 || cardsToCome(out, round).has(card))
    return undefined
  return refuseDealt('card-left-the-shoe', { card: nameOf(card), copies: countsOf(cardsOf(deck))[card] ?? 0 })
}
