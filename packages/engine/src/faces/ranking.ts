export { badugiCards, badugiSize, rankBadugi } from '../ranking/badugi.ts'
export { bestFive, bestFiveBy, bestOmahaFive, choices, laidOutLow } from '../ranking/best-cards.ts'
export { bitCount } from '../ranking/bits.ts'
export * from '../ranking/eight-or-better.ts'
export * from '../ranking/eight-or-better-jokers.ts'
export { rankHigh, rankHighFlat, rankOfCounts, rankOmaha, rankSevens } from '../ranking/high.ts'
export type { HighRules, JokerUse } from '../ranking/high-rules.ts'
export {
  categoryOfHigh,
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  POSITION_BITS,
  ROYAL_FLUSH,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
  TWO_PAIR,
} from '../ranking/high-scale.ts'
export { fillHighTables, HIGH_LAYOUT, HIGH_TABLES, KEYS } from '../ranking/high-tables.ts'
export * from '../ranking/high-variants.ts'
export * from '../ranking/kinds.ts'
export { rankLow27 } from '../ranking/low-27.ts'
export * from '../ranking/low-a5.ts'
export { isLowOf } from '../ranking/low-scale.ts'
export * from '../ranking/mexican.ts'
export {
  nameOfBadugi,
  nameOfEightOrBetter,
  nameOfHigh,
  nameOfLow27,
  nameOfLowA5,
  nameOfThreeCard,
  nameOfTiles,
  nameOfTotal,
  nameOfTwoHands,
} from '../ranking/names.ts'
export * from '../ranking/pai-gow.ts'
export * from '../ranking/sentences.ts'
export * from '../ranking/three-card.ts'
export {
  type GeeJoonCount,
  highTileOf,
  kindOfTiles,
  nameOfTile,
  rankOfTile,
  rankTiles,
  spotsOfTile,
  TILE_HAND,
  type TileName,
} from '../ranking/tiles.ts'
