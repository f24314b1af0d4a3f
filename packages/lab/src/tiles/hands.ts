import { nameOfTiles, rankTiles } from '@cardroom/engine'
import type { Ranked } from '../frequencies/ranked.ts'

export const pairsOfTiles: Ranked = {
  title: 'pairs of tiles, 2 of 32',
  deck: { tiles: true },
  cards: 2,
  rank: ([a, b]) => rankTiles(a!, b!),
  name: nameOfTiles,
}
