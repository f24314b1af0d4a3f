import type { Cents } from '../../money/cents.ts'
import type { Seat } from '../../round/awaiting.ts'
import { refuser } from '../../say/refusal.ts'
import type { Nothing } from '../../say/saying.ts'

/** Why a table refuses a command that makes up a round against a player-dealer. */
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
  /** A player sits there. */
  'circle-occupied': { seat: Seat }
  /** Another player bets it in this round. */
  'circle-bet-already': { seat: Seat }
  'wagers-beyond-stack': { needed: Cents; stack: Cents }
  'nobody-has-wagered': Nothing
  /** A player asks for a hand without wagers while wagers lie. */
  'wagers-lie': Nothing
  /** The regime allows no further third-party provider at this table. */
  'providers-at-most': { most: number }
  /** A third-party provider wagers only as the player-dealer. */
  'provider-only-banks': Nothing
  'limits-contradict': Nothing
}

/** Refuses a command at a table with a player-dealer. */
export const refuseBanked = refuser<BankedTableRefusals>()
