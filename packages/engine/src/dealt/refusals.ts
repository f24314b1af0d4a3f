import type { Place, Seat } from '../round/awaiting.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing } from '../say/saying.ts'

/** Why an entry at a table that a person deals is not taken. */
export interface DealtRefusals {
  /** Another round is on by now: somebody else has entered the rest, or the entry came late. */
  'entry-of-another-round': { round: number; now: number }
  'no-such-entry': Nothing
  'taken-back-already': Nothing
  'takes-no-place': Nothing
  'entry-id-used': Nothing
  'nobody-at-seat': { seat: Seat }
  'not-offered-the-bank': { seat: Seat }
  /** No card is awaited at all, or one for another place. */
  'no-card-awaited': { to: Place }
  'card-goes-to': { to: Place; awaited: Place }
  /** Every copy of the card is out of the shoe that is dealt from. */
  'card-left-the-shoe': { card: string; copies: number }
  /** A card that nobody has seen lies there, and what is entered depends on it. */
  'turn-over-first': { to: Place }
  'not-a-card-entered': { card: string }
  'no-decision-awaited': Nothing
  'between-rounds-only': Nothing
  'shuffled-every-round': Nothing
  'no-collection-due': Nothing
}

export const refuseDealt = refuser<DealtRefusals>()
