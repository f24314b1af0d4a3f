import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import { refuser } from '../../say/refusal.ts'
import type { Nothing } from '../../say/saying.ts'

/** Why a round against a player-dealer is not made up as somebody wants it. */
export interface BankedTableRefusals {
  'bank-not-offered': Nothing
  'bank-offered-to': { seat: Seat }
  'bank-passes-on': Nothing
  'bank-bounds': { min: Cents; max: Cents }
  'bank-stays': Nothing
  'bank-does-not-wager': Nothing
  'wagers-closed': Nothing
  'wagers-not-open': Nothing
  'away-does-not-wager': Nothing
  'no-hand-to-bet-on': { seat: Seat }
  /** Somebody sits there. */
  'circle-occupied': { seat: Seat }
  /** Somebody else bets it in this round. */
  'circle-bet-already': { seat: Seat }
  'wagers-beyond-stack': { needed: Cents; stack: Cents }
  'nobody-has-wagered': Nothing
  /** A hand without wagers is asked for while some lie. */
  'wagers-lie': Nothing
  'limits-contradict': Nothing
}

export const refuseBanked = refuser<BankedTableRefusals>()
