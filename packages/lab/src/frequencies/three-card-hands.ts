import { nameOfThreeCard, rankThreeCard } from '@cardroom/engine/ranking'
import type { HandRanking } from './ranked.ts'
import { sayOfFrequencies } from './sentences.ts'

export const threeCardHands: HandRanking = {
  title: sayOfFrequencies('hands-of-three-cards'),
  deck: {},
  cards: 3,
  rank: rankThreeCard,
  name: nameOfThreeCard,
}
