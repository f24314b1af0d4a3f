import type { Nothing, Saying } from '../../say/saying.ts'
import type { HighHand, TilesRules } from './rules.ts'

/** What the rule sheet of pai gow tiles has to say. */
export interface TilesSentences {
  'tiles-deal': { direction: TilesRules['deal']['direction'] }
  'tiles-title-hands': Nothing
  'tiles-hands': { hands: TilesRules['ranks'][number]['hands'] }
  /** Tiles by their names. */
  'tiles-pair-of': { tiles: readonly string[] }
  'tiles-no-pair': Nothing
  'tiles-never-split': Nothing
  'tiles-split': { conditions: readonly Saying[] }
  'tiles-if-low': { points: number; beside: readonly string[] }
  /** The spots of the other two tiles. */
  'tiles-if-others': { first: readonly number[]; second: readonly number[] }
  'tiles-high-hand': { high: Exclude<HighHand, 'any'> }
  'tiles-best-low-hand': Nothing
  'tiles-low-hand': Nothing
  'tiles-the-high-hand': Nothing
}
