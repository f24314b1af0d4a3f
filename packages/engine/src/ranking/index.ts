export { bestFive, bestOmahaFive } from './best-cards.ts'
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
export { nameOfHigh, nameOfThreeCard } from './names.ts'
export {
  categoryOfThreeCard,
  rankThree,
  rankThreeCard,
  THREE_CARD,
  type ThreeCardCategory,
} from './three-card.ts'
