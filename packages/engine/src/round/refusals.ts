import type { Cents } from '../money/cents.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing, Saying } from '../say/saying.ts'
import type { Place } from './awaiting.ts'

/** Why a round does not take what it is given. Whose hand it is stands as records write it: `3.2/Kim`. */
export interface RoundRefusals {
  'not-a-move': { text: string }
  'no-incident-named': { text: string }
  'not-a-card': { card: string }
  /** `acting`: whose turn it is; nobody's, if the list is empty. */
  'not-to-act': { who: string; acting: readonly string[] }
  'may-not': { move: string; who: string; options: readonly Saying[] }
  'takes-an-amount': { move: string }
  'takes-nothing-more': { move: string }
  'takes-cards': { move: string; min: number; max: number; named: number }
  'amount-out-of-bounds': { move: string; amount: Cents; min: Cents; max: Cents; step: Cents }
  'does-not-hold': { who: string; card: string }
  /** The cards are held, but they are not such as the move takes. */
  'not-of-these-cards': { who: string; move: string; cards: string }
  'round-over': Nothing
  /** A ruling is still being carried out. */
  'being-put-right': Nothing
  'card-first': { to: Place }
  'card-unknown': { to: Place }
  'not-left-in-deck': { card: string }
  'dice-first': { count: number }
  'not-dice': { count: number; dice: readonly number[] }
  'shuffle-first': Nothing
  'decision-first': Nothing
  'all-decided': Nothing
}

/** What a round has to say. */
export interface RoundSentences {
  /** What may be done: the move as records write it, with its amounts, and what it goes to. */
  option: { move: string; min?: Cents; max?: Cents; to?: string }
}

export const refuse = refuser<RoundRefusals>()
