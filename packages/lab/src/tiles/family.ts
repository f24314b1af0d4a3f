import type { TilesRules } from '@cardroom/engine/banked'
import type { LabFamily } from '../family/family.ts'
import { tilesValuer } from './choices.ts'
import { pairsOfTiles } from './hands.ts'
import { tilesOdds } from './odds.ts'

export const tiles: LabFamily<TilesRules> = {
  name: 'tiles',
  odds: {
    strategies: () => ['house-way', 'best'],
    parts: (rules, { readings, strategy }) => tilesOdds(rules, readings, strategy),
  },
  values: tilesValuer,
  hands: () => [pairsOfTiles],
}
