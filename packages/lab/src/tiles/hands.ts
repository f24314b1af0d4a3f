import { nameOfTiles, rankTiles } from '@cardroom/engine/ranking'
import type { Ranked } from '../frequencies/ranked.ts'
import { say } from '../frequencies/sentences.ts'

export const pairsOfTiles: Ranked = {
  title: say('pairs-of-tiles'),
  deck: { tiles: true },
  cards: 2,
  rank: ([a, b]) => rankTiles(a!, b!),
  name: nameOfTiles,
}
