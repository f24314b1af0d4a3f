import { refuser } from '../say/refusal.ts'
import { type Nothing, type Saying, sayer } from '../say/saying.ts'

/** Why a piece of JSON is refused. */
export interface ShapeRefusals {
  missing: Nothing
  /** A misspelt field is a mistake, not a remark. */
  'no-such-field': Nothing
  /** What was found instead is cut short if it is long. */
  expected: { what: Saying; found: string }
  'too-few': { least: number; found: number }
  'too-many': { most: number; found: number }
}

/** What a piece of JSON should have been. */
export interface ShapeSentences {
  'a-text': Nothing
  'true-or-false': Nothing
  'whole-number-from': { min: number }
  'whole-cents': Nothing
  'a-seat-number': Nothing
  'a-list': Nothing
  'an-object': Nothing
  /** As JSON. */
  'one-of': { values: readonly string[] }
  'lines-of-a-filing': Nothing
  'some-odds': Nothing
  'odds-or-push': Nothing
  'a-room-and-a-game': Nothing
  /** Ranks of cards in a row; `example` shows how. */
  'some-ranks': { example: string }
  'third-cards': Nothing
  'bettors-or-any': Nothing
  'a-schedule-option': Nothing
  'some-cards': Nothing
}

/** Says what a shape expects. */
export const expecting = sayer<ShapeSentences>()

export const refuseShape = refuser<ShapeRefusals>()
