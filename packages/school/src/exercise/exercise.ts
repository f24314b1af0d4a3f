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

/** What is asked, in the order in which a house dealer learns it. */
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
  /** Which pot, or which half of it, gets whom what. */
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
export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

/** Which exercise is wanted: the same game, kind, seed and level give the same one on every machine. */
export interface Wanted {
  readonly game: string
  readonly kind: ExerciseKind
  readonly seed: string
  readonly level?: Level
}

/** Something said, with the lines that it rests on. */
export interface Step {
  readonly text: Text
  readonly cite?: Cite
}

/** What lies on the table, and what one has to know beside it. */
export interface Situation {
  /** As the house dealer sees it; its log is empty and it waits for nothing, since these would tell the answer. */
  readonly view: View
  readonly dice?: readonly number[]
  /** The schedule option in force, what somebody has said or done, what went wrong. */
  readonly facts: readonly Step[]
  /** Chips that somebody has put in. */
  readonly chips?: readonly ChipCount[]
}

/** A pile of the view in which cards are tapped. */
export interface PileAt {
  readonly place: Place
  readonly hand?: number
}

/** An amount that is asked for: of a pot for somebody, of somebody's fee. */
export interface AmountAsked {
  readonly key: string
  readonly text: Text
}

/** How an exercise is answered. */
export type Asked =
  /** So many cards are tapped in these piles. */
  | { readonly by: 'cards'; readonly from: readonly PileAt[]; readonly count: number }
  | { readonly by: 'seat'; readonly seats: readonly Seat[] }
  | { readonly by: 'number'; readonly least: number; readonly most: number }
  /** One of two or more: a hand draws or stands. */
  | { readonly by: 'choice'; readonly of: readonly Text[] }
  /** An amount for each; nothing is nothing. */
  | { readonly by: 'cents'; readonly of: readonly AmountAsked[] }
  | { readonly by: 'chips'; readonly tray: readonly Cents[] }
  /** The wagers one after the other, and what is done with each. */
  | { readonly by: 'settlement'; readonly wagers: readonly WagerSeen[] }
  | { readonly by: 'ruling'; readonly rulings: readonly Text[]; readonly lines: readonly Cite[] }

/** What is done with a wager: `wager` is its place in the list of what was asked, from 0. */
export interface SettleStep {
  readonly wager: number
  readonly does: Payout['does']
  /** What is paid or taken; of a wager that goes back, what lies there. */
  readonly cents: Cents
}

/** What somebody answers. `at`, `ruling` and `line` are places in the lists of what was asked, from 0. */
export type Answer =
  | { readonly by: 'cards'; readonly cards: readonly string[] }
  | { readonly by: 'seat'; readonly seat: Seat }
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'choice'; readonly at: number }
  | { readonly by: 'cents'; readonly cents: Readonly<Record<string, Cents>> }
  | { readonly by: 'chips'; readonly chips: readonly ChipCount[] }
  | { readonly by: 'settlement'; readonly steps: readonly SettleStep[] }
  | { readonly by: 'ruling'; readonly ruling: number; readonly line: number }

/** The right answer; of cards there may be several that are as good. */
export type Key =
  | Exclude<Answer, { by: 'cards' }>
  | (Extract<Answer, { by: 'cards' }> & { readonly others?: readonly (readonly string[])[] })

/** One exercise, whole: the page draws the situation, the judge compares an answer with the key. */
export interface Exercise extends Required<Wanted> {
  readonly question: Saying
  readonly situation: Situation
  readonly asked: Asked
  readonly key: Key
  /** Why it is so, step by step. */
  readonly why: readonly Step[]
  /** What the house has posted for the table. */
  readonly house: HouseChoice
  /** The whole round as a record: whoever plays it again finds the key. */
  readonly record: Readonly<Record<string, unknown>>
}

/** What a kind of exercise finds in a round. */
export type Found = Pick<Exercise, 'question' | 'situation' | 'asked' | 'key' | 'why'>

/** How an answer is judged: so many of so many things are right. */
export interface Judged {
  readonly verdict: 'right' | 'partly' | 'wrong'
  readonly right: number
  readonly of: number
  /** What was wrong, one thing after the other. */
  readonly wrong: readonly Step[]
}
