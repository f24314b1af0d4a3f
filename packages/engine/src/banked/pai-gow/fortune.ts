import { type Card, JOKER, rankOf, suitOf } from '../../cards/card.ts'
import {
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
} from '../../ranking/high-scale.ts'
import type { PaiGowRanking } from '../../ranking/pai-gow.ts'
import { ACE, rankWithJoker } from './settings.ts'

/** What the seven cards of a hand can hold, as pay tables name it. */
export type FortuneHand =
  | 'Seven-card straight flush, no joker'
  | 'Royal flush and royal match'
  | 'Seven-card straight flush with joker'
  | 'Five aces'
  | 'Five of a kind'
  | 'Royal flush'
  | 'Straight flush'
  | 'Four of a kind'
  | 'Full house'
  | 'Flush'
  | 'Three of a kind'
  | 'Straight'
  | 'Three pair'

const BY_CATEGORY: Readonly<Record<number, FortuneHand>> = {
  [FIVE_OF_A_KIND]: 'Five of a kind',
  [ROYAL_FLUSH]: 'Royal flush',
  [STRAIGHT_FLUSH]: 'Straight flush',
  [FOUR_OF_A_KIND]: 'Four of a kind',
  [FULL_HOUSE]: 'Full house',
  [FLUSH]: 'Flush',
  [STRAIGHT]: 'Straight',
  [THREE_OF_A_KIND]: 'Three of a kind',
}

/** How a house reads the Fortune pay table. */
export interface FortuneReadings {
  /** Whether the joker may be one of the five cards of the royal flush beside a royal match. */
  readonly jokerInRoyalMatch: boolean
}

/**
 * Everything on the pay tables that seven cards hold. A table pays the first of its rows among them:
 * its order is not that of the hands (three of a kind stands above a straight).
 */
export function fortuneHands(
  cards: readonly Card[],
  ranking: PaiGowRanking,
  readings: FortuneReadings,
): Set<FortuneHand> {
  const held = new Set<FortuneHand>()
  if (ranking.categoryOf(ranking.rank(cards)) < THREE_OF_A_KIND) {
    if (isThreePair(cards)) held.add('Three pair')
    return held
  }
  for (const five of fives(cards)) {
    const hand = BY_CATEGORY[ranking.categoryOf(ranking.rank(five))]
    if (hand) held.add(hand)
  }
  if (cards.filter(card => rankWithJoker(card) === ACE).length === 5) held.add('Five aces')
  if (isSevenCardStraightFlush(cards)) {
    held.add(
      cards.includes(JOKER) ? 'Seven-card straight flush with joker' : 'Seven-card straight flush, no joker',
    )
  }
  if (isRoyalMatch(cards, readings.jokerInRoyalMatch)) held.add('Royal flush and royal match')
  if (isThreePair(cards)) held.add('Three pair')
  return held
}

function* fives(cards: readonly Card[]): Generator<Card[]> {
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + 1; b < cards.length; b++) yield cards.filter((_, i) => i !== a && i !== b)
  }
}

/** Seven in a row of one suit, ace high or low; a joker fills the gap or an end. */
function isSevenCardStraightFlush(cards: readonly Card[]): boolean {
  const natural = cards.filter(card => card !== JOKER)
  if (new Set(natural.map(suitOf)).size !== 1) return false
  const high = natural.map(rankOf)
  const low = high.map(rank => (rank === ACE ? -1 : rank))
  return [high, low].some(ranks => Math.max(...ranks) - Math.min(...ranks) < cards.length)
}

const KING = 11
const QUEEN = 10
const TEN = 8

/** A royal flush, and the king and queen of another suit. */
function isRoyalMatch(cards: readonly Card[], jokerAllowed: boolean): boolean {
  if (cards.includes(JOKER) && !jokerAllowed) return false
  return [0, 1, 2, 3].some(suit => {
    const royal = cards.filter(card => card === JOKER || (suitOf(card) === suit && rankOf(card) >= TEN))
    const match = cards.filter(card => !royal.includes(card))
    const [a, b] = match as [Card, Card]
    return (
      royal.length === 5 &&
      suitOf(a) === suitOf(b) &&
      [rankOf(a), rankOf(b)].sort((x, y) => x - y).join() === [QUEEN, KING].join()
    )
  })
}

function isThreePair(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankWithJoker)
  return new Set(ranks.filter((rank, i) => ranks.indexOf(rank) !== i)).size === 3
}
