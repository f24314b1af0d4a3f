import type { Place } from '../round/awaiting.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing, Saying } from '../say/saying.ts'

/** Why a record is not played, or differs from what its inputs lead to. */
export interface RecordRefusals {
  'dice-needed': { count: number }
  /** A decision is missing. */
  'to-act': { who: string; options: readonly Saying[] }
  'not-asked': { move: string }
  'shoe-empty': { to: Place }
  'card-needed': Nothing
  'cards-left-over': { cards: string }
  'no-result': Nothing
  /** The record's value and the true one, as JSON. */
  'result-differs': { said: string; is: string }
  'secret-not-committed': Nothing
  /** A record of a sealed table: the house's commitment, and the value shown. */
  'not-bound': Nothing
  'another-root': Nothing
  'card-not-proved': { card: number }
  'proof-does-not-fit': { card: number }
  'proof-of-another-place': { card: number }
  'proof-of-nothing': { card: number }
  /** A round that was called off has no result. */
  'called-off': Nothing
  'result-of-a-round-called-off': Nothing
  /** Rounds of one shoe contradict each other about it. */
  'another-shuffle': { shoe: string }
  /** `from` is not where the round before left the shoe. */
  'shoe-place-taken': { from: number; to: number }
  'shoe-cards-missing': { from: number; to: number }
  'shoe-burned-otherwise': { burned: number }
  'beyond-the-cut-card': { cutCard: number }
}

export const refuseRecord = refuser<RecordRefusals>()
