import { type Card, JOKER } from '../cards/card.ts'
import { bitCount } from './bits.ts'
import { rankEightOrBetter } from './eight-or-better.ts'

/**
 * What the jokers of Draw Poker Hi-Lo are in the low hand. The filing lets a joker be an ace or complete a
 * straight, flush or straight flush, and says nothing about lows (000:692).
 */
export type LowJoker =
  /** As printed, judged for the low hand by itself: all aces, or any cards that make the five a straight or flush. */
  | 'as-printed'
  | 'ace'
  /** As in lowball: the lowest card missing. */
  | 'lowest-missing'

const WHEEL_AND_STRAIGHTS = ['A2345', '23456', '34567', '45678'].map(run =>
  Array.from(run, rank => (rank === 'A' ? 12 : Number(rank) - 2)),
)

/** The low of five cards, some of them jokers; 0 when there is none. */
export function rankDrawLow(cards: readonly Card[], reading: LowJoker): number {
  const natural = cards.filter(c => c !== JOKER)
  const jokers = cards.length - natural.length
  if (jokers === 0 || reading === 'lowest-missing') return rankEightOrBetter(cards)
  const suited = natural.every(c => (c & 3) === (natural[0]! & 3))
  // any cards of the suit complete a flush, and so the lowest that are missing
  if (reading === 'as-printed' && suited) return rankEightOrBetter(cards)
  const asAces = rankEightOrBetter([...natural, ...Array<Card>(jokers).fill(ACE)])
  if (reading === 'ace') return asAces
  return Math.max(asAces, lowestStraight(natural, jokers))
}

const ACE: Card = 48

/** The lowest straight that the jokers complete, as a low hand; 0 for none. */
function lowestStraight(natural: readonly Card[], jokers: number): number {
  const ranks = natural.reduce((set, c) => set | (1 << (c >> 2)), 0)
  for (const run of WHEEL_AND_STRAIGHTS) {
    const missing = run.filter(rank => ((ranks >> rank) & 1) === 0)
    if (bitCount(ranks) === natural.length && missing.length === jokers)
      return rankEightOrBetter(run.map(r => r * 4))
  }
  return 0
}
