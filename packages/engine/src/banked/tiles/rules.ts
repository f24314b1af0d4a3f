import type { Cite } from '../../rules/cite.ts'
import type { TwoHandIncident, TwoHandRules } from '../pai-gow/two-hands.ts'

/** When a pair is split, though a pair is the most valuable high hand. */
export type SplitIf =
  /** The low hand is then worth this many points or more, beside one of these tiles where some are named. */
  | { readonly low: number; readonly beside?: readonly string[] }
  /** The other two tiles have these spots. */
  | { readonly others: readonly [readonly number[], readonly number[]] }

/** A row of the house way: when pairs of tiles are split. */
export interface PairRow {
  /** Pairs by the names of their tiles. */
  readonly pairs: readonly string[]
  /** Any of these; without them the pair is never split. */
  readonly splits?: readonly SplitIf[]
  readonly cite: Cite
}

/** Kinds of hands, as a filing lists them. */
export const TILE_HANDS = ['supreme-pair', 'matched-pairs', 'mixed-pairs', 'wong', 'gong', 'points'] as const

/** The rule set of a pai gow tiles game. */
export interface TilesRules extends TwoHandRules {
  readonly family: 'tiles'
  readonly incidents: readonly TwoHandIncident[]
  readonly deal: { readonly direction: 'clockwise' | 'counter-clockwise'; readonly cite: Cite }
  /** The hands from the highest. */
  readonly ranks: readonly { readonly hands: TileHands; readonly cite: Cite }[]
  readonly houseWay: {
    readonly pairs: readonly PairRow[]
    /** What the high hand is without a pair, the first that can be made. */
    readonly otherwise: readonly { readonly high: HighHand; readonly cite: Cite }[]
    readonly cite: Cite
  }
}

/** A kind of hand, as a filing lists it. */
export type TileHands = (typeof TILE_HANDS)[number]

/** Of several ways to make it the one with the better low hand is taken. */
export type HighHand = 'wong' | 'gong' | 'nine with Teen or Dey' | 'any'
