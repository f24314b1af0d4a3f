import { type BankedRules, deckOf, points } from '@cardroom/engine/banked'
import { type Card, cardsOf, countsOf, type Deck } from '@cardroom/engine/cards'

/** How many of each card a shoe still holds, by card number; `dealt` is what has left it. */
export function cardsInShoe(
  rules: Pick<BankedRules, 'decks'>,
  decks: number,
  dealt: readonly Card[] = [],
): Uint8Array {
  const counts = countsOf(cardsOf(deckOf(rules, decks)))
  for (const card of dealt) {
    if (counts[card] === 0) throw new RangeError('more cards were dealt than the shoe held')
    counts[card]!--
  }
  return counts
}

/** The same, by a class that cards are put in. */
export function groupShoe(shoe: Uint8Array, groupOf: (card: Card) => number): Map<number, Group> {
  const groups = new Map<number, Group>()
  for (const [card, count] of shoe.entries()) {
    if (count === 0) continue
    const found = groups.get(groupOf(card))
    if (found) found.count += count
    else groups.set(groupOf(card), { card, count })
  }
  return groups
}

/** Cards that are alike in some game: one of them, and how many there are. */
interface Group {
  readonly card: Card
  count: number
}

export const shoeSize = (shoe: Uint8Array): number => shoe.reduce((sum, count) => sum + count, 0)

/** How many ways there are to take `k` of `n`. */
export function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return n < k ? 0 : Math.round(ways)
}

/** How many cards of each value, 0 to 9, a shoe still holds; `dealt` is what has left it. */
export function valueCounts(deck: Deck, dealt: readonly Card[] = []): Float64Array {
  const counts = new Float64Array(10)
  for (const card of cardsOf(deck)) counts[points(card)]!++
  for (const card of dealt) {
    if (--counts[points(card)]! < 0) throw new Error('more cards were dealt than the shoe held')
  }
  return counts
}
