import { sayer } from '../say/saying.ts'
import type { FirstAction } from './rules.ts'

/** The subject of a sentence: a place of the record, `3`, `bank`, `player`, `banker`; or a name in its place. */
type PlaceOrName = string

/** What the house dealer is told at a table with a player-dealer. */
export interface BankedTellSentences {
  /** A hand draws, or stands, on what it has. */
  'tell-draws': { who: PlaceOrName; total: number; soft?: boolean }
  'tell-stands': { who: PlaceOrName; total: number; soft?: boolean }
  /** `third`: what the player hand's third card counts. */
  'tell-draws-against': { who: PlaceOrName; total: number; third: number }
  'tell-stands-against': { who: PlaceOrName; total: number; third: number }
  'tell-may-draw': { who: PlaceOrName; total: number }
  'tell-natural': { who: PlaceOrName; total: number }
  'tell-house-way-draws': { who: PlaceOrName; total: number }
  'tell-house-way-stands': { who: PlaceOrName; total: number }
  /** The cards of the low and of the high hand, as records write them. */
  'tell-house-way': { who: PlaceOrName; front: string; back: string }
  /** A fee goes into the box. `for`: `collection` or `jackpot`. */
  'tell-drop': { who: PlaceOrName; from: 'bank' | 'player'; cents: number; for: string }
  /** Whose wagers are settled first, and why. */
  'tell-first': { who: PlaceOrName; by: Exclude<FirstAction['by'], 'card' | 'dice'> }
  'tell-first-by-card': { who: PlaceOrName; card: string; count: number }
  'tell-first-by-dice': { who: PlaceOrName; dice: readonly number[]; total: number }
  'tell-offer': { who: PlaceOrName; turn: number; turns: number }
}

export const tell = sayer<BankedTellSentences>()
