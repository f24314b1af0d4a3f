import { nameOfThreeCard, rankThreeCard } from '@cardroom/engine'
import type { Ranked } from './ranked.ts'

export const threeCardHands: Ranked = {
  title: 'three-card hands, 3 of 52 cards',
  deck: {},
  cards: 3,
  rank: rankThreeCard,
  name: nameOfThreeCard,
}
