import { CARD_SPACE, type Card, cards, JOKER, parseCard, RANKS, SUITS } from './card.ts'

/** What a game is dealt from, as plain data. */
export type Deck =
  | {
      readonly decks?: number
      /** Jokers in each deck. */
      readonly jokers?: number
      /** Ranks taken out of each deck: `"89T"`. */
      readonly without?: string
      /** Cards taken out of the whole, each once: `"As 2s"`. */
      readonly less?: string
    }
  | { readonly tiles: true }

/** The Chinese set: eleven dominoes are there twice, ten once. */
const TILE_SET =
  '6-6 6-6 1-1 1-1 4-4 4-4 3-1 3-1 5-5 5-5 3-3 3-3 2-2 2-2 6-5 6-5 6-4 6-4 6-1 6-1 5-1 5-1 ' +
  '6-3 5-4 6-2 5-3 4-3 5-2 4-2 4-1 3-2 2-1'

/** Every card of the deck, in a fixed order. */
export function cardsOf(deck: Deck): Card[] {
  if ('tiles' in deck) return cards(TILE_SET)
  const one: Card[] = []
  for (const rank of RANKS) {
    if (deck.without?.includes(rank)) continue
    for (const suit of SUITS) one.push(parseCard(rank + suit)!)
  }
  for (let i = 0; i < (deck.jokers ?? 0); i++) one.push(JOKER)
  const all = Array.from({ length: deck.decks ?? 1 }, () => one).flat()
  for (const card of cards(deck.less ?? '')) all.splice(all.indexOf(card), 1)
  return all
}

/** How many of each card there are, by card number. */
export function countsOf(list: readonly Card[]): Uint8Array {
  const counts = new Uint8Array(CARD_SPACE)
  for (const c of list) counts[c]!++
  return counts
}
