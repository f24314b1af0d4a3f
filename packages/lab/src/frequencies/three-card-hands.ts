import { nameOfThreeCard, rankThreeCard } from '@cardroom/engine/ranking'
import type { Ranked } from './ranked.ts'
import { say } from './sentences.ts'

export const threeCardHands: Ranked = {
  title: say('hands-of-three-cards'),
  deck: {},
  cards: 3,
  rank: rankThreeCard,
  name: nameOfThreeCard,
}
