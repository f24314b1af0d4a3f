import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Cite } from '../rules/cite.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing } from '../say/saying.ts'

/** Why a round against a player-dealer cannot start. Wagers are called by their names on the layout. */
interface WagerRefusals {
  'too-many-places': { most: number; cite: Cite }
  'no-such-place': { places: number }
  'decks-out-of-range': { from: number; to: number; decks: number; cite: Cite }
  'no-such-pile': { piles: number }
  'nobody-wagers': Nothing
  'no-free-hands-filed': Nothing
  'free-of-wagers': Nothing
  'player-dealer-wagers': { seat: Seat }
  'back-line-or-circle': Nothing
  'circles-closed': { cite: Cite }
  'circle-not-free': { seat: Seat }
  'no-such-wager': { on: string; known: readonly string[] }
  'no-kum-kum': Nothing
  'kum-kum-adds-up': { amount: Cents; sum: Cents }
  'kum-kum-below-minimum': { amount: Cents; minimum: Cents; cite: Cite }
  'no-back-line-on': { wager: string; cite: Cite }
  'one-hand-only': { wager: string }
  'no-such-hand': { hands: number }
  'wager-on-each-hand': { wager: string; hands: number; cite: Cite }
  'wagered-twice': { bettor: string; wager: string }
  'wager-needs-another': { wager: string; others: readonly string[]; cite: Cite }
  'wager-must-equal': { wager: string; other: string; cite: Cite }
  'wager-above-another': { wager: string; others: readonly string[]; cite: Cite }
  'wager-missing': { bettor: string; wager: string; cite: Cite }
  'wager-below-least': { wager: string; least: Cents; cite: Cite }
  'wager-not-in-steps': { step: Cents; cite: Cite }
  'below-minimum': { amount: Cents; minimum: Cents }
  'above-maximum': { amount: Cents; maximum: Cents }
  'bonus-above-base': { wager: string }
  'bonus-below-base': { wager: string }
  'too-many-bets': { seat: Seat; most: number }
  'too-many-back-line': { most: number; cite: Cite }
  'no-pay-table-for-decks': { on: string; decks: number }
}

/** Why the floor cannot rule at a table with a player-dealer. */
interface BankedFloorRefusals {
  'no-hand-at-seat': { seat: Seat }
  'no-wager-by': { seat: Seat; by: string }
  'name-a-hand': Nothing
  'name-a-players-hand': Nothing
  'name-a-wager': Nothing
  'name-the-cards': { count?: number }
  'name-an-amount': Nothing
  'card-not-held': { seat: Seat; card: string }
  'card-not-face-down': { card: string }
  'too-late-for-misdeal': Nothing
  'nothing-to-set': { seat: Seat }
  'not-to-set-yet': { seat: Seat }
  'deal-not-over': Nothing
  'setting-is-no-foul': Nothing
  'setting-is-foul': Nothing
  'not-set-the-house-way': Nothing
  'not-played-by-the-house': Nothing
  'house-way-draws': { total: number }
  'house-way-stands': { total: number }
  'no-table-minimum': Nothing
  'one-more-card': Nothing
}

/** Why a result that is named without its cards is refused. */
interface ResultRefusals {
  /** No cards make this result under the filed chart. */
  'result-impossible': Nothing
  /** The cards that already lie rule it out. */
  'result-contradicted': Nothing
}

/** Why something is refused in a game against a player-dealer. */
export interface BankedRefusals extends WagerRefusals, BankedFloorRefusals, ResultRefusals {}

export const refuseBankedRound = refuser<BankedRefusals>()
