export { badugiSize, rankBadugi } from './badugi.ts'
export { bestFive, bestOmahaFive } from './best-cards.ts'
export { rankEightOrBetter, rankOmahaEightOrBetter } from './eight-or-better.ts'
export { rankHigh, rankHighFlat, rankOmaha } from './high.ts'
export {
  categoryOfHigh,
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
} from './high-scale.ts'
export { rankLow27 } from './low-27.ts'
export { rankLowA5 } from './low-a5.ts'
export { isLowOf } from './low-scale.ts'
export {
  nameOfBadugi,
  nameOfEightOrBetter,
  nameOfHigh,
  nameOfLow27,
  nameOfLowA5,
  nameOfThreeCard,
} from './names.ts'
export {
  categoryOfThreeCard,
  rankThree,
  rankThreeCard,
  THREE_CARD,
  type ThreeCardCategory,
} from './three-card.ts'
