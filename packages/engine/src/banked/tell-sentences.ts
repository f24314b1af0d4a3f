import { sayer } from '../say/saying.ts'
import type { FirstAction } from './rules.ts'

/** Whom something is about: a place of the record, `3`, `bank`, `player`, `banker`; or a name in its place. */
type Who = string

/** What the house dealer is told at a table with a player-dealer. */
export interface BankedTellSentences {
  /** A hand draws, or stands, on what it has. */
  'tell-draws': { who: Who; total: number; soft?: boolean }
  'tell-stands': { who: Who; total: number; soft?: boolean }
  /** `third`: what the player hand's third card counts. */
  'tell-draws-against': { who: Who; total: number; third: number }
  'tell-stands-against': { who: Who; total: number; third: number }
  'tell-may-draw': { who: Who; total: number }
  'tell-natural': { who: Who; total: number }
  'tell-house-way-draws': { who: Who; total: number }
  'tell-house-way-stands': { who: Who; total: number }
  /** The cards of the low and of the high hand, as records write them. */
  'tell-house-way': { who: Who; front: string; back: string }
  /** A fee goes into the box. `for`: `collection` or `jackpot`. */
  'tell-drop': { who: Who; from: 'bank' | 'player'; cents: number; for: string }
  /** Whose wagers are settled first, and why. */
  'tell-first': { who: Who; by: Exclude<FirstAction['by'], 'card' | 'dice'> }
  'tell-first-by-card': { who: Who; card: string; count: number }
  'tell-first-by-dice': { who: Who; dice: readonly number[]; total: number }
  'tell-offer': { who: Who; turn: number; turns: number }
}

export const tell = sayer<BankedTellSentences>()
