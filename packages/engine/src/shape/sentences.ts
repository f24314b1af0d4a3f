import { refuser } from '../say/refusal.ts'
import { type Nothing, type Saying, sayer } from '../say/saying.ts'

/** What is wrong with a piece of JSON. */
export interface ShapeRefusals {
  missing: Nothing
  /** A misspelt field is a mistake, not a remark. */
  'no-such-field': Nothing
  /** What was found instead is cut short if it is long. */
  expected: { what: Saying; found: string }
  'too-few': { least: number; found: number }
  'too-many': { most: number; found: number }
}

/** What is expected somewhere in a piece of JSON. */
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

/** What is expected, for shapes that are made of these. */
export const expecting = sayer<ShapeSentences>()

export const refuse = refuser<ShapeRefusals>()
