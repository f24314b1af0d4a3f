// High hands alone: what an app needs that only ranks them, and what is there soonest.
export { rankHigh, rankHighFlat, rankSevens } from '../ranking/high.ts'
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
} from '../ranking/high-scale.ts'
