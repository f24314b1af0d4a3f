import type { Seat } from '../../round/awaiting.ts'
import { refuser } from '../../say/refusal.ts'
import type { Nothing } from '../../say/saying.ts'

/** What is wrong with the start of a hand of Pan. */
interface PanSetupRefusals {
  'pan-no-such-place': { places: number }
  'pan-seat-taken': { seat: Seat }
}

/** Why the floor cannot make a ruling. */
interface PanRulingRefusals {
  'pan-whose-hand': Nothing
  'pan-no-hand': { seat: Seat }
  'pan-not-held': { seat: Seat; cards: string }
  /** None, but for cards that are too many, is in the hand. */
  'pan-not-these-cards': { seat: Seat }
  'pan-not-too-few': { cards: number }
  'pan-not-too-many': { cards: number }
  'pan-hand-has': { cards: number }
  'pan-not-left-in-deck': { card: string }
  'pan-which-card': Nothing
  'pan-no-card-to-play': { seat: Seat }
  'pan-not-the-drawn-card': { card: string }
  'pan-which-spread': Nothing
  'pan-is-a-meld': { cards: string }
  'pan-nothing-laid': { seat: Seat }
  'pan-nobody-draws': Nothing
  'pan-draws-next': { seat: Seat }
  'pan-not-three-players': Nothing
  'pan-all-have-declared': Nothing
  'pan-card-not-given': Nothing
  'pan-puts-nobody-out': { card: string }
  'pan-cannot-use': { seat: Seat; card: string }
  'pan-nothing-read': Nothing
}

/** Why something is refused in Pan. */
export interface PanRefusals extends PanSetupRefusals, PanRulingRefusals {}

export const refusePan = refuser<PanRefusals>()
