import { type Card, rankOf, suitOf } from '../../cards/card.ts'
import { cardsOf } from '../../cards/deck.ts'
import { Randomness, type Seed, shuffle } from '../../cards/shuffle.ts'
import type { Seat } from '../../round/awaiting.ts'

/** The draw for the button has a stream of the first round's seed to itself. */
const OPENING = 1_000_000

export interface OpeningDraw {
  readonly cards: Readonly<Record<Seat, Card>>
  readonly button: Seat
}

/**
 * Opens a game: one card face up to each player from the house dealer's left; the highest takes the button,
 * equal ranks by suit, spades before hearts, diamonds and clubs (000:838-840, 001:598, 004:3384). Jokers stay out.
 */
export function drawForButton(seats: readonly Seat[], seed: Seed): OpeningDraw {
  const deck = shuffle(cardsOf({}), new Randomness(seed, OPENING))
  const cards: Record<Seat, Card> = {}
  for (const seat of [...seats].sort((a, b) => a - b)) cards[seat] = deck.pop()!
  const button = seats.reduce((best, seat) => (isHigher(cards[seat]!, cards[best]!) ? seat : best))
  return { cards, button }
}

/** Suits are numbered from spades down to clubs. */
const isHigher = (a: Card, b: Card): boolean =>
  rankOf(a) !== rankOf(b) ? rankOf(a) > rankOf(b) : suitOf(a) < suitOf(b)
