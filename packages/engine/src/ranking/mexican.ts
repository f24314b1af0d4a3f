import type { Card } from '../cards/card.ts'
import type { JokerUse } from './high-rules.ts'
import { highRanking } from './high-variants.ts'

/**
 * Mexican Poker: 41 cards, no eights, nines and tens, seven and jack neighbours, a flush above a full house, five
 * of a kind on top (003:352, 366, 389-401). The royal flush is A-K-Q-J-7. A joker that was dealt down is
 * wild; one dealt up is an ace or completes a straight or flush (003:362). Both stand on one scale.
 */
const rules = { without: '89T', flushBeatsFullHouse: true } as const
const dealtUp = highRanking({ ...rules, joker: 'bug' })
const dealtDown = highRanking({ ...rules, joker: 'wild' })

/** One to five cards, `wild` where the joker was dealt down. */
export const rankMexican = (cards: readonly Card[], joker: JokerUse): number =>
  joker === 'wild' ? dealtDown.rank(cards) : dealtUp.rank(cards)

/** What a hand of Mexican Poker is, from its rank. */
export const nameOfMexican = dealtUp.nameOf
