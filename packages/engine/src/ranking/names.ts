import { type Card, RANKS } from '../cards/card.ts'
import { type Saying, sayer } from '../say/saying.ts'
import { badugiSize, valuesOfBadugi } from './badugi.ts'
import { rankHigh } from './high.ts'
import {
  categoryOfShape,
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
  TWO_PAIR,
  valueOfShape,
} from './high-scale.ts'
import { highScale } from './high-tables.ts'
import { highOfLow27 } from './low-27.ts'
import { categoryOfLow, FULL, NO_PAIR, ONE_PAIR, TRIPS, TWO_PAIRS, valuesOfLow } from './low-scale.ts'
import type { HandSentences, RankLetter } from './sentences.ts'
import { categoryOfThreeCard, THREE_CARD } from './three-card.ts'
import { highTileOf, kindOfTiles, TILE_HAND, tileRanked } from './tiles.ts'

const say = sayer<HandSentences>()

const ACE = 14

/** `K` for 13; an ace is 14, or 1 where it is low. */
const letterOf = (value: number): RankLetter => RANKS[(value === 1 ? ACE : value) - 2]!
const lettersOf = (values: readonly number[]): string => values.map(letterOf).join('')

/** Names a high hand by its shape; a stripped deck's values differ from the printed ones. */
export function nameOfShape(shape: number, valueAs = (value: number): number => value): Saying {
  const values = [valueOfShape(shape, 0), valueOfShape(shape, 1)]
  const [a, b] = values.map(value => (value === 0 ? 0 : valueAs(value))) as [number, number]
  switch (categoryOfShape(shape)) {
    case FIVE_OF_A_KIND:
      return a === ACE ? say('five-aces') : say('five-of-a-kind', { of: letterOf(a) })
    case ROYAL_FLUSH:
      return say('royal-flush')
    case STRAIGHT_FLUSH:
      return say('straight-flush', { high: letterOf(b || a) })
    case FOUR_OF_A_KIND:
      return b === ACE && a === ACE ? say('five-aces') : say('four-of-a-kind', { of: letterOf(a) })
    case FULL_HOUSE:
      return say('full-house', { of: letterOf(a), over: letterOf(b) })
    case FLUSH:
      return say('flush', { high: letterOf(a) })
    case STRAIGHT:
      return say('straight', { high: letterOf(b || a) })
    case THREE_OF_A_KIND:
      return say('three-of-a-kind', { of: letterOf(a) })
    case TWO_PAIR:
      return say('two-pair', { of: letterOf(a), and: letterOf(b) })
    case PAIR:
      return say('pair', { of: letterOf(a) })
    default:
      return say('high-card', { high: letterOf(a) })
  }
}

/** Full house, kings over fives: from the rank that `rankHigh` and its sisters give, or from the cards. */
export function nameOfHigh(hand: number | readonly Card[]): Saying {
  return nameOfShape(highScale().shapeOf(typeof hand === 'number' ? hand : rankHigh(hand)))
}

/** What a three-card hand is, from its rank. */
export function nameOfThreeCard(rank: number): Saying {
  const first = letterOf((rank >> 8) & 15)
  switch (categoryOfThreeCard(rank)) {
    case THREE_CARD.miniRoyal:
      return say('mini-royal')
    case THREE_CARD.straightFlush:
      return say('straight-flush', { high: first })
    case THREE_CARD.threeOfAKind:
      return say('three-of-a-kind', { of: first })
    case THREE_CARD.straight:
      return say('straight', { high: first })
    case THREE_CARD.flush:
      return say('flush', { high: first })
    case THREE_CARD.pair:
      return say('pair', { of: first })
    case THREE_CARD.highCard:
      return say('high-card', { high: first })
  }
}

/** An ace-to-five low: a wheel, a seven low, or the pair that spoils it. */
export function nameOfLowA5(rank: number): Saying {
  const values = valuesOfLow(rank)
  const [a, b] = values as [number, number]
  const of = letterOf(a)
  switch (categoryOfLow(rank)) {
    case NO_PAIR:
      return a === 5
        ? say('wheel', { ranks: lettersOf(values) })
        : say('low-hand', { high: of, ranks: lettersOf(values) })
    case ONE_PAIR:
      return say('pair-in-low', { of, ranks: lettersOf(values.slice(1)) })
    case TWO_PAIRS:
      return say('two-pair', { of, and: letterOf(b) })
    case TRIPS:
      return say('three-of-a-kind', { of })
    case FULL:
      return say('full-house', { of, over: letterOf(b) })
    default:
      return say('four-of-a-kind', { of })
  }
}

/** What a low hand is that needs an eight or better, from its rank. */
export const nameOfEightOrBetter = (rank: number): Saying => (rank === 0 ? say('no-low') : nameOfLowA5(rank))

/** A deuce-to-seven low, or the high hand that it is. */
export function nameOfLow27(rank: number): Saying {
  const s = highScale().shapeOf(highOfLow27(rank))
  if (categoryOfShape(s) !== HIGH_CARD) return nameOfShape(s)
  const values = [0, 1, 2, 3, 4].map(i => valueOfShape(s, i)).filter(v => v > 0)
  return say('low-hand', { high: letterOf(values[0]!), ranks: lettersOf(values) })
}

/** What a badugi hand is, from its rank. */
export const nameOfBadugi = (rank: number): Saying =>
  say('badugi-cards', { count: badugiSize(rank), ranks: lettersOf(valuesOfBadugi(rank)) })

/** A hand of two tiles. */
export function nameOfTiles(rank: number): Saying {
  const kind = kindOfTiles(rank)
  if (kind === TILE_HAND.supremePair) return say('supreme-pair')
  if (kind === 0) return say('zero-tiles')
  const tile = tileRanked(highTileOf(rank))
  switch (kind) {
    case TILE_HAND.matchedPair:
      return say('matched-tiles', { tile })
    case TILE_HAND.mixedPair:
      return say('mixed-tiles', { tile })
    case TILE_HAND.wong:
      return say('wong', { tile })
    case TILE_HAND.gong:
      return say('gong', { tile })
    default:
      return say('tile-points', { points: kind, tile })
  }
}

/** The two-card (low) and the five-card (high) hand of one player. */
export const nameOfTwoHands = (front: Saying, back: Saying, foul = false): Saying =>
  say('front-and-back', { front, back, foul })

/** What counted cards come to. */
export const nameOfTotal = (points: number): Saying => say('hand-total', { points })

/** What a hand is, without its ranks: a full house of kings over fives is a full house. */
export function kindOfHand({ say: kind, values = {} }: Saying): Saying {
  switch (kind) {
    case 'low-hand':
      return { say: 'kind-of-low', values: { high: values.high } }
    case 'badugi-cards':
      return { say: 'kind-of-badugi', values: { count: values.count } }
    case 'tile-points':
      return { say: 'kind-of-tiles', values: { points: values.points } }
    default:
      return { say: 'kind-of-hand', values: { kind } }
  }
}
