export { badugiCards, badugiSize, rankBadugi } from './badugi.ts'
export { bestFiveBy, choices, laidOutLow } from './best-cards.ts'
export { bitCount } from './bits.ts'
export { rankEightOrBetter, rankOmahaEightOrBetter } from './eight-or-better.ts'
export { type LowJoker, rankDrawLow } from './eight-or-better-jokers.ts'
export { exampleHands, type PrintedRanking } from './example-hands.ts'
export { rankHigh, rankHighFlat, rankOfCounts, rankOfSum, rankSevens } from './high.ts'
export type { HighRules, JokerUse } from './high-rules.ts'
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
} from './high-scale.ts'
export { fillHighTables, HIGH_LAYOUT, HIGH_TABLES, KEYS } from './high-tables.ts'
export { type HighRanking, highRanking } from './high-variants.ts'
export { rankLow27 } from './low-27.ts'
export { rankLowA5 } from './low-a5.ts'
export { isLowOf } from './low-scale.ts'
export { nameOfMexican, rankMexican } from './mexican.ts'
export {
  kindOfHand,
  nameOfBadugi,
  nameOfEightOrBetter,
  nameOfHigh,
  nameOfLow27,
  nameOfLowA5,
  nameOfThreeCard,
  nameOfTiles,
  nameOfTotal,
  nameOfTwoHands,
} from './names.ts'
export { rankOmaha } from './omaha.ts'
export { type PaiGowRanking, type PaiGowRules, paiGowRanking } from './pai-gow.ts'
export type {
  HandKindSentences,
  HandKinds,
  HandSentences,
  RankingSheetSentences,
  RankLetter,
} from './sentences.ts'
export {
  categoryOfThreeCard,
  rankThreeCard,
  type SuitedWheel,
  THREE_CARD,
  type ThreeCardCategory,
} from './three-card.ts'
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
} from './tiles.ts'
