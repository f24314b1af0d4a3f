import type { Place, Seat } from '../round/awaiting.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing } from '../say/saying.ts'

/** Why a table that a person deals refuses an entry. */
export interface DealtRefusals {
  /** Another round has begun: another tablet entered the rest, or the entry came late. */
  'entry-of-another-round': { round: number; now: number }
  'no-such-entry': Nothing
  'taken-back-already': Nothing
  'takes-no-place': Nothing
  'entry-id-used': Nothing
  'nobody-at-seat': { seat: Seat }
  'not-offered-the-bank': { seat: Seat }
  /** The round awaits no card, or one for another place. */
  'no-card-awaited': { to: Place }
  'card-goes-to': { to: Place; awaited: Place }
  /** Every copy of the card is out of the shoe that is dealt from. */
  'card-left-the-shoe': { card: string; copies: number }
  /** The entry depends on a card that nobody has seen. */
  'turn-over-first': { to: Place }
  'not-a-card-entered': { card: string }
  'no-decision-awaited': Nothing
  'between-rounds-only': Nothing
  'shuffled-every-round': Nothing
  'no-collection-due': Nothing
}

export const refuseDealt = refuser<DealtRefusals>()
