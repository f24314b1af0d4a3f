import { nameOfTiles, rankTiles } from '@cardroom/engine/ranking'
import type { HandRanking } from '../frequencies/ranked.ts'
import { sayOfFrequencies } from '../frequencies/sentences.ts'

export const pairsOfTiles: HandRanking = {
  title: sayOfFrequencies('pairs-of-tiles'),
  deck: { tiles: true },
  cards: 2,
  rank: ([a, b]) => rankTiles(a!, b!),
  name: nameOfTiles,
}
