// High hands alone: the smallest import for an app that only ranks them.
export { rankHigh, rankHighFlat, rankSevens } from './high.ts'
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
