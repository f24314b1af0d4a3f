import type { Cents } from '../money/cents.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing, Saying } from '../say/saying.ts'

/** Why a fee, a limit or a schedule option is refused. Options have the names of records: `rates/3`. */
export interface FeeRefusals {
  'no-fees-filed': { game: string }
  'no-option-named': Nothing
  'no-such-schedule': { game: string; name: string; documents: readonly string[] }
  'no-such-option': { game: string; name: string; document: string; options: Saying }
  'options-need-players': Nothing
  /** How many of the options cover this number of players: exactly one must. */
  'options-for-players': { options: readonly string[]; covering: number; players: number }
  'fee-needs-action': { schedule: string }
  'fee-needs-wager': { schedule: string }
  'fee-needs-players': { schedule: string }
  'fee-needs-pot': { schedule: string }
  'fee-needs-minutes': { schedule: string }
  'fee-players-not-covered': { schedule: string; covers: readonly Saying[]; players: number }
  'fee-half-hours-only': { schedule: string; minutes: number }
  'fee-no-such-street': { schedule: string; street: string; streets: readonly string[] }
  'action-above-most': { action: Cents; most: Cents }
  'minimum-not-filed': { amount: Cents; filed: Saying }
  'maximum-not-filed': { amount: Cents; filed: Saying }
}

export const refuseFee = refuser<FeeRefusals>()
