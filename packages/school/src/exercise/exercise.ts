import type {
  Cents,
  ChipCount,
  Cite,
  Payout,
  Place,
  Saying,
  Seat,
  Text,
  View,
  WagerSeen,
} from '@cardroom/engine'
import type { HouseChoice } from '@cardroom/engine/collection'

/** The kinds of exercises, in the order in which a house dealer learns them. */
export const EXERCISE_KINDS = [
  /** Which cards make the hand, or what its cards come to. */
  'read-hand',
  /** Whose wagers are settled first, or who acts first in a pot game. */
  'first',
  /** Whether a hand draws or stands, by its chart. */
  'draw',
  /** Which cards go in front, by the house way. */
  'house-way',
  /** What one wager pays. */
  'pays',
  /** Which change is due. */
  'change',
  /** Which fee is taken, and from whom. */
  'fees',
  /** How much each pot, or half of it, pays to which hand. */
  'pots',
  /** Every wager of the table in order, as far as the cover goes. */
  'settle',
  /** What the floor rules, and by which line. */
  'floor',
] as const
export type ExerciseKind = (typeof EXERCISE_KINDS)[number]

/**
 * How much there is at the table: 1 is two or three hands and round amounts; 2 a table with bonus bets and odd
 * amounts; 3 a full one with back-line bettors and a player-dealer who cannot cover everything.
 */
export const EXERCISE_LEVELS = [1, 2, 3] as const
export type ExerciseLevel = (typeof EXERCISE_LEVELS)[number]

/** A request for an exercise: the same game, kind, seed and level give the same one on every machine. */
export interface ExerciseRequest {
  readonly game: string
  readonly kind: ExerciseKind
  readonly seed: string
  readonly level?: ExerciseLevel
}

/** An explanation, with the lines that it rests on. */
export interface Explanation {
  readonly text: Text
  readonly cite?: Cite
}

/** What lies on the table, and what else the learner needs to know. */
export interface ExerciseSituation {
  /**
   * The house dealer's view; its log is empty and it waits for nothing, because these would reveal the
   * answer.
   */
  readonly view: View
  readonly dice?: readonly number[]
  /** The schedule option in force, what a player has said or done, what went wrong. */
  readonly facts: readonly Explanation[]
  /** Chips that a player has put in. */
  readonly chips?: readonly ChipCount[]
}

/** A pile of the view in which cards are tapped. */
export interface PileAt {
  readonly place: Place
  readonly hand?: number
}

/** An amount to name: a hand's share of a pot, or a player's fee. */
export interface AmountAsked {
  readonly key: string
  readonly text: Text
}

/** The format of an answer. */
export type AnswerFormat =
  /** So many cards are tapped in these piles. */
  | { readonly by: 'cards'; readonly from: readonly PileAt[]; readonly count: number }
  | { readonly by: 'seat'; readonly seats: readonly Seat[] }
  | { readonly by: 'number'; readonly least: number; readonly most: number }
  /** One of two or more: a hand draws or stands. */
  | { readonly by: 'choice'; readonly of: readonly Text[] }
  /** An amount for each; missing means zero. */
  | { readonly by: 'cents'; readonly of: readonly AmountAsked[] }
  | { readonly by: 'chips'; readonly tray: readonly Cents[] }
  /** The wagers one after the other, and what is done with each. */
  | { readonly by: 'settlement'; readonly wagers: readonly WagerSeen[] }
  | { readonly by: 'ruling'; readonly rulings: readonly Text[]; readonly lines: readonly Cite[] }

/** What is done with a wager: `wager` is its place among the asked ones, from 0. */
export interface SettleStep {
  readonly wager: number
  readonly does: Payout['does']
  /** What is paid or taken; of a wager that goes back, what lies there. */
  readonly cents: Cents
}

/** An answer. `at`, `ruling` and `line` are places in the lists of the question, from 0. */
export type ExerciseAnswer =
  | { readonly by: 'cards'; readonly cards: readonly string[] }
  | { readonly by: 'seat'; readonly seat: Seat }
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'choice'; readonly at: number }
  | { readonly by: 'cents'; readonly cents: Readonly<Record<string, Cents>> }
  | { readonly by: 'chips'; readonly chips: readonly ChipCount[] }
  | { readonly by: 'settlement'; readonly steps: readonly SettleStep[] }
  | { readonly by: 'ruling'; readonly ruling: number; readonly line: number }

/** The right answer; for cards there may be several equally good ones. */
export type AnswerKey =
  | Exclude<ExerciseAnswer, { by: 'cards' }>
  | (Extract<ExerciseAnswer, { by: 'cards' }> & { readonly others?: readonly (readonly string[])[] })

/** A whole exercise: the page draws the situation, the judge compares an answer with the key. */
export interface Exercise extends Required<ExerciseRequest> {
  readonly question: Saying
  readonly situation: ExerciseSituation
  readonly asked: AnswerFormat
  readonly key: AnswerKey
  /** The reasons, step by step. */
  readonly why: readonly Explanation[]
  /** What the house has posted for the table. */
  readonly house: HouseChoice
  /** The whole round as a record: replaying it gives the key. */
  readonly record: Readonly<Record<string, unknown>>
}

/** What an exercise maker finds in a round. */
export type FoundExercise = Pick<Exercise, 'question' | 'situation' | 'asked' | 'key' | 'why'>

/** The judgement of an answer: how many of how many things are right. */
export interface Judgement {
  readonly verdict: 'right' | 'partly' | 'wrong'
  readonly right: number
  readonly of: number
  /** What was wrong, one thing after the other. */
  readonly wrong: readonly Explanation[]
}
