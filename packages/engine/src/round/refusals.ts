import type { Cents } from '../money/cents.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing, Saying } from '../say/saying.ts'
import type { Place } from './awaiting.ts'

/** Why a round refuses an input. Hands are written as in records: `3.2/Kim`. */
export interface RoundRefusals {
  'not-a-move': { text: string }
  'no-incident-named': { text: string }
  'not-a-card': { card: string }
  /** `acting`: whose turn it is; an empty list means nobody's. */
  'not-to-act': { who: string; acting: readonly string[] }
  'may-not': { move: string; who: string; options: readonly Saying[] }
  'takes-an-amount': { move: string }
  'takes-nothing-more': { move: string }
  'takes-cards': { move: string; min: number; max: number; named: number }
  'amount-out-of-bounds': { move: string; amount: Cents; min: Cents; max: Cents; step: Cents }
  'does-not-hold': { who: string; card: string }
  /** The cards are held, but the move does not take them. */
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

/** The sentences of a round. */
export interface RoundSentences {
  /** An option: the move as records write it, with its amounts and its target. */
  option: { move: string; min?: Cents; max?: Cents; to?: string }
}

export const refuseInRound = refuser<RoundRefusals>()
