import type { Card } from '../../cards/card.ts'
import {
  type GeeJoonCount,
  kindOfTiles,
  nameOfTile,
  rankOfTile,
  rankTiles,
  spotsOfTile,
  TILE_HAND,
} from '../../ranking/tiles.ts'
import type { TwoHandSetting } from '../pai-gow/two-hands.ts'
import type { HighHand, PairRow, SplitIf, TilesRules } from './rules.ts'

/** Four tiles set as two hands, with what they are worth. */
export interface RankedTiles extends TwoHandSetting {
  readonly low: number
  readonly high: number
}

/** Two of four tiles and the other two; the better hand is the high one. */
export function tilesSetting(
  tiles: readonly Card[],
  taken: readonly number[],
  count: GeeJoonCount,
): RankedTiles {
  const some = tiles.filter((_, i) => taken.includes(i))
  const others = tiles.filter((_, i) => !taken.includes(i))
  const rank = (hand: readonly Card[]) => rankTiles(hand[0]!, hand[1]!, count)
  return rank(some) <= rank(others)
    ? { front: some, back: others, low: rank(some), high: rank(others) }
    : { front: others, back: some, low: rank(others), high: rank(some) }
}

/** The three ways to make two hands of four tiles. */
const waysOf = (tiles: readonly Card[], count: GeeJoonCount): RankedTiles[] =>
  [1, 2, 3].map(other => tilesSetting(tiles, [0, other], count))

/** The best low hand; of equal ones the best high hand. */
const bestLow = (ways: readonly RankedTiles[]): RankedTiles | undefined =>
  [...ways].sort((a, b) => b.low - a.low || b.high - a.high)[0]

const isPair = (rank: number): boolean => kindOfTiles(rank) >= TILE_HAND.mixedPair

/** How four tiles are set by a house way. */
export function setTiles(
  rules: TilesRules['houseWay'],
  tiles: readonly Card[],
  count: GeeJoonCount,
): RankedTiles {
  const ways = waysOf(tiles, count)
  const kept = ways.find(way => isPair(way.high))
  if (kept) return setPair(rules.pairs, kept, ways)
  for (const { high } of rules.otherwise) {
    const way = bestLow(ways.filter(one => HIGH_HANDS[high](one)))
    if (way) return way
  }
  throw new Error('no row of the house way fits')
}

function setPair(rows: readonly PairRow[], kept: RankedTiles, ways: readonly RankedTiles[]): RankedTiles {
  // Two pairs are two hands: splitting one would cost the other.
  if (isPair(kept.low)) return kept
  const split = bestLow(ways.filter(way => way !== kept))!
  const row = rows.find(one => one.pairs.includes(nameOfTile(kept.back[0]!)))
  return row?.splits?.some(condition => meets(condition, kept.front, split)) ? split : kept
}

function meets(condition: SplitIf, others: readonly Card[], split: RankedTiles): boolean {
  const [a, b] = others as [Card, Card]
  if ('low' in condition) {
    const { beside } = condition
    if (beside && ![a, b].some(tile => beside.includes(nameOfTile(tile)))) return false
    return kindOfTiles(split.low) >= condition.low
  }
  const [first, second] = condition.others
  const are = (x: Card, y: Card) => first.includes(spotsOfTile(x)) && second.includes(spotsOfTile(y))
  return are(a, b) || are(b, a)
}

const TEEN_OR_DEY = ['Teen', 'Dey']
const BEST_POINTS = 9

const HIGH_HANDS: Readonly<Record<HighHand, (way: RankedTiles) => boolean>> = {
  wong: way => kindOfTiles(way.high) === TILE_HAND.wong,
  gong: way => kindOfTiles(way.high) === TILE_HAND.gong,
  'nine with Teen or Dey': way =>
    kindOfTiles(way.high) === BEST_POINTS && TEEN_OR_DEY.includes(nameOfTile(highest(way.back))),
  any: () => true,
}

const highest = (hand: readonly Card[]): Card => [...hand].sort((a, b) => rankOfTile(b) - rankOfTile(a))[0]!
