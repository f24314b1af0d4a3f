import type { Nothing, Saying } from '../say/saying.ts'
import type { TileName } from './tiles.ts'

/** A rank as cards write it: `K`, `T`, `5`. */
export type RankLetter = string

/** Hands that are named by their kind, without their ranks. */
export interface HandKinds {
  'five-aces': Nothing
  'five-of-a-kind': { of: RankLetter }
  'royal-flush': Nothing
  'straight-flush': { high: RankLetter }
  'four-of-a-kind': { of: RankLetter }
  'full-house': { of: RankLetter; over: RankLetter }
  flush: { high: RankLetter }
  straight: { high: RankLetter }
  'three-of-a-kind': { of: RankLetter }
  'two-pair': { of: RankLetter; and: RankLetter }
  pair: { of: RankLetter }
  'high-card': { high: RankLetter }
  'mini-royal': Nothing
  /** The best low of all; `ranks` are those of its cards from the top, `5432A`. */
  wheel: { ranks: string }
  /** A low hand with a pair in it, and the ranks beside the pair. */
  'pair-in-low': { of: RankLetter; ranks: string }
  'no-low': Nothing
  'supreme-pair': Nothing
  'matched-tiles': { tile: TileName }
  'mixed-tiles': { tile: TileName }
  wong: { tile: TileName }
  gong: { tile: TileName }
  'zero-tiles': Nothing
}

/** What a hand is. */
export interface HandSentences extends HandKinds {
  'low-hand': { high: RankLetter; ranks: string }
  /** `count`: how many cards count; four are a badugi. */
  'badugi-cards': { count: number; ranks: string }
  'tile-points': { points: number; tile: TileName }
  /** What the cards count, where they are counted. */
  'hand-total': { points: number }
  'soft-hand-total': { points: number }
  'hand-total-over': { points: number }
  /** By the name that the layout gives it. */
  'natural-hand': { name: string }
  /** The two-card (low) and the five-card (high) hand of one player. */
  'front-and-back': { front: Saying; back: Saying; foul: boolean }
  /** For each half of the pot that the hand plays for. */
  'hand-halves': { halves: readonly Saying[] }
  'hand-on-boards': { boards: readonly Saying[] }
}

/** What a sheet says of the order of hands. */
export interface RankingSheetSentences {
  'ranking-hands': Nothing
  'ranking-low-hands': Nothing
  'ranking-hand': Nothing
  'ranking-for-example': Nothing
}

/** What a hand is, without its ranks: where hands are counted by their kind. */
export interface HandKindSentences {
  /** By the key of the hand, one of `HandKinds`. */
  'kind-of-hand': { kind: string }
  'kind-of-low': { high: RankLetter }
  'kind-of-badugi': { count: number }
  'kind-of-tiles': { points: number }
}
