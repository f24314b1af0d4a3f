import type { Cite } from '../../rules/cite.ts'

/**
 * What a row of a house way chart stands for: the cards of equal rank among the seven. A joker
 * counts as an ace, or stands for itself where it is wild.
 */
export type HouseWayHolding =
  | 'five aces'
  | 'four of a kind and a pair'
  | 'four of a kind'
  | 'two threes of a kind'
  | 'full house'
  | 'three of a kind'
  | 'three pair'
  | 'two pair'
  | 'one pair'
  | 'no pair'

/**
 * How the chart sets a hand; cards that it does not mention go where they make the front as high as possible.
 */
export type HouseWaySetting =
  | 'second and third highest in front'
  | 'pair behind'
  | 'both pairs behind'
  | 'small pair in front'
  | 'highest pair in front'
  | 'pair in front, three behind'
  | 'ace and highest single in front'
  | 'three behind'
  | 'four behind'
  | 'pair and pair'
  | 'pair of aces in front'
  | 'complete hand behind'
  | 'joker and highest single in front'
  | 'joker and second highest behind'
  /** The rows for two pair apply. */
  | 'joker pairs the highest single'

/** A way to set a hand, and when it is taken. */
export interface HouseWayStep {
  readonly way: HouseWaySetting
  /** Only if the front is then a pair, or has such a card or better, or a single above both pairs. */
  readonly ifFront?: 'pair' | 'A' | 'K' | 'Q' | 'above both pairs'
}

/** A row of a house way: what is held, and how it is set. */
export interface ChartRow {
  readonly hand: HouseWayHolding
  /** The ranks of the fours, of the threes or of the higher pair. */
  readonly of?: string
  /** The seven cards also hold a straight, a flush or a straight flush. */
  readonly complete?: true
  /** And the wild joker. */
  readonly joker?: true
  /** The first of these that can be done; if none can, a later row holds. */
  readonly set: readonly HouseWayStep[]
  readonly cite: Cite
}

/**
 * A house way chart. The first row that fits holds: the most special hands come first, while the filings
 * print them last.
 */
export type HouseWayChart = readonly ChartRow[]
