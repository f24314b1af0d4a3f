import type { Place } from '../round/awaiting.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing, Saying } from '../say/saying.ts'

/** Why a record is not played, or is not what its inputs lead to. */
export interface RecordRefusals {
  'dice-needed': { count: number }
  /** A decision is missing. */
  'to-act': { who: string; options: readonly Saying[] }
  'not-asked': { move: string }
  'shoe-empty': { to: Place }
  'card-needed': Nothing
  'cards-left-over': { cards: string }
  'no-result': Nothing
  /** What the record says and what it is, as JSON. */
  'result-differs': { said: string; is: string }
  'secret-not-committed': Nothing
  /** A record of a sealed table: what the house was bound by, and what it shows. */
  'not-bound': Nothing
  'another-root': Nothing
  'card-not-proved': { card: number }
  'proof-does-not-fit': { card: number }
  'proof-of-another-place': { card: number }
  'proof-of-nothing': { card: number }
  /** A round that was called off has no result. */
  'called-off': Nothing
  'result-of-a-round-called-off': Nothing
  /** Rounds of one shoe that do not agree on what it is. */
  'another-shuffle': { shoe: string }
  /** `from` is not where the round before has left the shoe. */
  'shoe-place-taken': { from: number; to: number }
  'shoe-cards-missing': { from: number; to: number }
  'shoe-burned-otherwise': { burned: number }
  'beyond-the-cut-card': { cutCard: number }
}

export const refuse = refuser<RecordRefusals>()
