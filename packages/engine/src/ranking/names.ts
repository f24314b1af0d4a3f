import type { Card } from '../cards/card.ts'
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
import { fillHighTables } from './high-tables.ts'
import { highOfLow27 } from './low-27.ts'
import { categoryOfLow, FULL, NO_PAIR, ONE_PAIR, TRIPS, TWO_PAIRS, valuesOfLow } from './low-scale.ts'
import { categoryOfThreeCard, THREE_CARD } from './three-card.ts'
import { highTileOf, kindOfTiles, TILE_HAND, TILE_PAIRS } from './tiles.ts'
import { capital, dashed, pluralOf, wordOf } from './words.ts'

/** A high hand in words, from its shape; a stripped deck's values are not what they seem. */
export function nameOfShape(shape: number, valueAs = (value: number): number => value): string {
  const values = [valueOfShape(shape, 0), valueOfShape(shape, 1)]
  const [a, b] = values.map(value => (value === 0 ? 0 : valueAs(value))) as [number, number]
  switch (categoryOfShape(shape)) {
    case FIVE_OF_A_KIND:
      return a === 14 ? 'Five aces' : `Five of a kind, ${pluralOf(a)}`
    case ROYAL_FLUSH:
      return 'Royal flush'
    case STRAIGHT_FLUSH:
      return `Straight flush, ${wordOf(b || a)} high`
    case FOUR_OF_A_KIND:
      return b === 14 && a === 14 ? 'Five aces' : `Four of a kind, ${pluralOf(a)}`
    case FULL_HOUSE:
      return `Full house, ${pluralOf(a)} over ${pluralOf(b)}`
    case FLUSH:
      return `Flush, ${wordOf(a)} high`
    case STRAIGHT:
      return `Straight, ${wordOf(b || a)} high`
    case THREE_OF_A_KIND:
      return `Three of a kind, ${pluralOf(a)}`
    case TWO_PAIR:
      return `Two pair, ${pluralOf(a)} and ${pluralOf(b)}`
    case PAIR:
      return `Pair of ${pluralOf(a)}`
    default:
      return `${capital(wordOf(a))} high`
  }
}

/** `Full house, kings over fives`, from the rank that `rankHigh` and its sisters give, or from the cards. */
export function nameOfHigh(hand: number | readonly Card[]): string {
  return nameOfShape(fillHighTables().shapeOf(typeof hand === 'number' ? hand : rankHigh(hand)))
}

export function nameOfThreeCard(rank: number): string {
  const first = (rank >> 8) & 15
  switch (categoryOfThreeCard(rank)) {
    case THREE_CARD.miniRoyal:
      return 'Mini royal'
    case THREE_CARD.straightFlush:
      return `Straight flush, ${wordOf(first)} high`
    case THREE_CARD.threeOfAKind:
      return `Three of a kind, ${pluralOf(first)}`
    case THREE_CARD.straight:
      return `Straight, ${wordOf(first)} high`
    case THREE_CARD.flush:
      return `Flush, ${wordOf(first)} high`
    case THREE_CARD.pair:
      return `Pair of ${pluralOf(first)}`
    case THREE_CARD.highCard:
      return `${capital(wordOf(first))} high`
  }
}

/** An ace-to-five low: `Wheel, 5-4-3-2-A`, `Seven low, 7-6-4-3-A`, `Pair of aces, 4-3-2`. */
export function nameOfLowA5(rank: number): string {
  const values = valuesOfLow(rank)
  const [a, b] = values as [number, number]
  switch (categoryOfLow(rank)) {
    case NO_PAIR:
      return `${a === 5 ? 'Wheel' : `${capital(wordOf(a))} low`}, ${dashed(values)}`
    case ONE_PAIR:
      return `Pair of ${pluralOf(a)}, ${dashed(values.slice(1))}`
    case TWO_PAIRS:
      return `Two pair, ${pluralOf(a)} and ${pluralOf(b)}`
    case TRIPS:
      return `Three of a kind, ${pluralOf(a)}`
    case FULL:
      return `Full house, ${pluralOf(a)} over ${pluralOf(b)}`
    default:
      return `Four of a kind, ${pluralOf(a)}`
  }
}

export const nameOfEightOrBetter = (rank: number): string => (rank === 0 ? 'No low' : nameOfLowA5(rank))

/** A deuce-to-seven low: `Seven low, 7-5-4-3-2`, or the high hand that it is. */
export function nameOfLow27(rank: number): string {
  const s = fillHighTables().shapeOf(highOfLow27(rank))
  if (categoryOfShape(s) !== HIGH_CARD) return nameOfShape(s)
  const values = [0, 1, 2, 3, 4].map(i => valueOfShape(s, i)).filter(v => v > 0)
  return `${capital(wordOf(values[0]!))} low, ${dashed(values)}`
}

const BADUGI_NAMES = ['One card', 'Two cards', 'Three cards', 'Badugi']

export const nameOfBadugi = (rank: number): string =>
  `${BADUGI_NAMES[badugiSize(rank) - 1]}, ${dashed(valuesOfBadugi(rank))}`

/** A hand of two tiles: `Supreme pair`, `Pair of Teen`, `Mixed nines`, `Wong with Dey`, `Eight, Teen high`. */
export function nameOfTiles(rank: number): string {
  const tile = TILE_PAIRS[TILE_PAIRS.length - highTileOf(rank)]?.name ?? ''
  switch (kindOfTiles(rank)) {
    case TILE_HAND.supremePair:
      return 'Supreme pair, Gee Joon'
    case TILE_HAND.matchedPair:
      return `Pair of ${tile}`
    case TILE_HAND.mixedPair:
      return `Mixed ${tile}s`
    case TILE_HAND.wong:
      return `Wong with ${tile}`
    case TILE_HAND.gong:
      return `Gong with ${tile}`
    case 0:
      return 'Zero'
    default:
      return `${capital(POINTS[kindOfTiles(rank) - 1]!)}, ${tile} high`
  }
}

const POINTS = 'one two three four five six seven eight nine'.split(' ')
