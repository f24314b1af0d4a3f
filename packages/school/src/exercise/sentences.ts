import { type ButtonKind, type Cents, type Nothing, type Saying, sayer, type Text } from '@cardroom/engine'
import type { ExerciseKind, ExerciseLevel } from './exercise.ts'

/** A person or hand, as the house dealer hears it: `3`, `3/B1`, `bank`, `player`, `banker`. */
type Who = string

/** What is done with a wager. */
type WagerAct = { who: Who; wager: string; hand: number | undefined; cents: Cents }

/** What the school asks, tells beside the cards, and explains. */
export interface SchoolSentences {
  'ask-first': Nothing
  'ask-first-to-act': Nothing
  'ask-pays': { who: Who; wager: string; hand: number | undefined; amount: Cents }

  /** `cards` as a record writes them. */
  'ask-meld': { who: Who; cards: string }
  'ask-total': { who: Who }
  'ask-name': { who: Who }
  /** Which five cards play; `half`: for which half of the pot, where there are two. */
  'ask-cards': { who: Who; half: 'high' | 'low' | undefined }
  'ask-draw': { who: Who }
  'ask-draw-house-way': { who: Who }
  'ask-house-way': { who: Who; count: number }
  'ask-change': { who: Who }
  'ask-fees': Nothing
  'ask-pots': Nothing
  'ask-settle': Nothing
  'ask-ruling': Nothing

  'kind-name': { kind: ExerciseKind }
  'level-name': { level: ExerciseLevel }
  /** A lesson of a course: one kind at one level. */
  'lesson-name': { kind: ExerciseKind; level: ExerciseLevel }

  'choice-draws': Nothing
  'choice-stands': Nothing

  'amount-pays': Nothing
  /** `who`: `bank`, `pot`, `blinds` or a bettor. */
  'amount-of-fee': { who: Who }
  /** `pot`: 0 is the main pot, 1 the first side pot. */
  'amount-of-pot': { pot: number; who: Who }

  'fact-dice': { dice: readonly number[] }
  'fact-bank-wager': { cents: Cents }
  /** What the player-dealer's wager can still pay and take after what was settled before. */
  'fact-cover-left': { toPay: Cents; toTake: Cents }
  'fact-pot': { pot: number; cents: Cents }
  'fact-dealt-in': { count: number }
  'fact-put-in': { who: Who; put: Cents; due: Cents; for: 'call' | 'fee' }
  'fact-concerns': { who: Who }
  /** `card` as a record writes it. */
  'fact-card': { who: Who; card: string }
  /** What a chip is worth that conditions are counted in. */
  'fact-chip': { cents: Cents }
  /** A row of a posted table. */
  'fact-row': { cells: readonly Text[] }

  'why-hand': { who: Who; is: Saying }
  /** The dice name a place with no wager, or the player-dealer's: the action goes on from there. */
  'why-passed-on': { named: Who; who: Who }
  'why-opens': { who: Who }
  'why-pays': { amount: Cents; odds: string; pays: Cents }
  /** What a meld brings from each opponent. */
  'why-meld': { cents: Cents }
  'why-rounded': { pays: Cents }
  'why-prize': { pays: Cents }
  'why-order': { first: Who }
  'why-pay': WagerAct
  'why-take': WagerAct
  'why-back': WagerAct
  'why-unpaid': { cents: Cents }
  'why-cover-left': { toPay: Cents; toTake: Cents }
  'why-cover-ends': Nothing
  /** `half`: what it is won for, as results write it: `high`, `low`, `board 2 high`. */
  'why-share': { pot: number; who: Who; cents: Cents; half: string }
  'why-fee': { who: Who; cents: Cents; for: string }
  'why-change': { put: Cents; due: Cents; change: Cents }

  'wrong-cards': { right: string }
  'wrong-seat': { given: Who; right: Who }
  'wrong-number': { given: number; right: number }
  'wrong-choice': { right: Text }
  'wrong-amount': { what: Text; given: Cents; right: Cents }
  'wrong-change': { given: Cents; right: Cents }
  'wrong-ruling': { right: Text }
  'wrong-line': { right: string }
  /** The wager that comes there by the order of settlement came elsewhere, or not at all. */
  'wrong-place': { place: number }
  /** What is done with the wager at that place of the order. */
  'wrong-step': { place: number; does: 'take' | 'pay' | 'back'; cents: Cents }
  'wrong-kind-of-answer': Nothing

  'exam-title': { game: string }
  'exam-made': { seed: string; level: ExerciseLevel; count: number; minutes: number | undefined }
  'exam-name-and-marks': { count: number }
  'exam-question': { number: number; kind: ExerciseKind }
  /** Who is the player-dealer, and what was put up. */
  'exam-bank': { who: Who; cents: Cents }
  'exam-write-cards': { count: number }
  /** One of these. */
  'exam-write-seat': { seats: readonly number[] }
  'exam-write-total': Nothing
  'exam-write-change': Nothing
  'exam-write-order': Nothing
  'exam-write-ruling': Nothing
  'exam-write-line': Nothing
  'exam-pile': { who: Who; hand: number | undefined; cards: string; isOut: boolean }
  'exam-wager': { who: Who; wager: string; hand: number | undefined; amount: Cents }
  'exam-button': { button: ButtonKind; who: Who }
  'exam-blank': { what: Text }
  'exam-option': { letter: string; what: Text }

  'exam-key': Nothing
  'exam-key-cards': { cards: string; others: number }
  'exam-key-seat': { who: Who }
  'exam-key-total': { total: number }
  'exam-key-amount': { what: Text; cents: Cents }
  /** So many chips of each value. */
  'exam-key-chips': { cents: readonly Cents[]; counts: readonly number[] }
}

export const sayInSchool = sayer<SchoolSentences>()
