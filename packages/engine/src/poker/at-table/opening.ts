import { type Card, suitOf } from '../../cards/card.ts'
import { cardsOf } from '../../cards/deck.ts'
import { Randomness, type Seed, shuffle } from '../../cards/shuffle.ts'
import type { Seat } from '../../round/awaiting.ts'
import { worth } from '../hand/up-cards.ts'

/** The draw for the button uses its own stream of the first round's seed. */
const BUTTON_DRAW_STREAM = 1_000_000

export interface OpeningDraw {
  readonly cards: Readonly<Record<Seat, Card>>
  readonly button: Seat
}

/**
 * Opens a game: one card face up to each player from the house dealer's left; the highest takes the button,
 * equal ranks by suit, spades before hearts, diamonds and clubs (000:838-840, 001:598, 004:3384). Jokers stay out.
 * The ace is the highest card, or the lowest where a game ranks it so.
 */
export function drawForButton(seats: readonly Seat[], seed: Seed, ace: 'high' | 'low'): OpeningDraw {
  const deck = shuffle(cardsOf({}), new Randomness(seed, BUTTON_DRAW_STREAM))
  const cards: Record<Seat, Card> = {}
  for (const seat of [...seats].sort((a, b) => a - b)) cards[seat] = deck.pop()!
  const button = seats.reduce((best, seat) => (isHigher(cards[seat]!, cards[best]!, ace) ? seat : best))
  return { cards, button }
}

/** Suits are numbered from spades down to clubs. */
function isHigher(a: Card, b: Card, ace: 'high' | 'low'): boolean {
  const [one, other] = [worth(a, ace), worth(b, ace)]
  return one === other ? suitOf(a) < suitOf(b) : one > other
}
